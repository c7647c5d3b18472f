import { listenTo } from './listen-to';

/** Makes the browser ask before the page is closed or reloaded. Returns a function that stops it. */
export const askBeforeUnload = (): (() => void) =>
  listenTo(window, { beforeunload: (event) => event.preventDefault() });
