declare const __ORDINACIA_VERSION__: string;

/** The package's version. */
export const VERSION = __ORDINACIA_VERSION__;
