import { createContext } from 'react';

/** Called instead of a navigation; `go` continues it and removes the blocker. */
export type NavigationBlocker = (go: () => void) => void;

/** Blocks navigations until the blocker continues them. Returns a function that unblocks. */
export const BlockContext = createContext<(ask: NavigationBlocker) => () => void>(() => () => undefined);
