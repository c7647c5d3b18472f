import { listenTo } from './listen-to';

/** Lets the browser ask before the page is closed. Returns a function that ends it. */
export const askBeforeUnload = (): (() => void) =>
  listenTo(window, { beforeunload: (event) => event.preventDefault() });
