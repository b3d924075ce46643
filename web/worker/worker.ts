/** The service worker: keeps the client's files, so that what needs no server works without a network. */

export {};

declare const self: ServiceWorkerGlobalScope;

/** The files of this version, and a name that changes with them; offline.ts writes them in. */
const { version, files } = "BUILT" as unknown as { version: string; files: string[] };

const OURS = "throneroom-";
const KEPT = OURS + version;
const SHELL = "/";
/** How long a page waits for a network that hardly answers, in milliseconds. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([SHELL, ...files])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherVersions().then(() => self.clients.claim()));
});

// A newer version waits until nothing uses the older one, or until it is asked for.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

async function forgetOtherVersions(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
  }
}

/** A page as the server has it, which may be newer; the kept one where there is no server. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  if (answer && answer.status < 500) return answer;
  return (await kept(SHELL)) ?? answer ?? Response.error();
}

/** A file; those that are kept have the hash of their content in their names, so they are never old. */
async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

async function kept(request: RequestInfo): Promise<Response | undefined> {
  const cache = await caches.open(KEPT);
  return cache.match(request, { ignoreVary: true });
}
