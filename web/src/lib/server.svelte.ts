/** Whether the server can be reached, and whether it has a newer version of this client. */

class Server {
  reached = $state(navigator.onLine);
  /** The service worker of a newer version, which waits to be used. */
  newer = $state.raw<ServiceWorker | null>(null);

  constructor() {
    addEventListener("offline", () => (this.reached = false));
    addEventListener("online", () => (this.reached = true));
  }

  /** Keep the client's files for times without a network; only where the connection is safe. */
  async keepFiles(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const kept = await navigator.serviceWorker.register("/worker.js");
    const look = (): void => {
      // Where none is in use yet, there is nothing older.
      this.newer = navigator.serviceWorker.controller && kept.waiting;
    };
    look();
    kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", look));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") kept.update().catch(() => {});
    });
  }

  /** Go on with the newer version: the page is loaded again. */
  takeNewer(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.newer?.postMessage("take over");
    this.newer = null;
  }
}

export const server = new Server();
