/** What the screen is like, where styles alone cannot tell. */

import { MediaQuery } from "svelte/reactivity";

/** A phone: the same width as in the styles. */
export const narrow = new MediaQuery("max-width: 760px");
