import { executeServerCommand } from '@web/test-runner-commands';

/** Puts the page into a time zone, `Europe/Bratislava`; `null` gives it back the machine's. It stays until then. */
export const setTimeZone = (zone: string | null) => executeServerCommand('page:time-zone', { zone });

/** Files that the browser has loaded before are asked for again. */
export const forgetFiles = () => executeServerCommand('page:forget-files', {});

/** Lets nothing load whose address matches (a URLPattern), as if the network failed; `null` ends it. */
export const blockLoading = (pattern: string | null) => executeServerCommand('page:block', { pattern });

/** Lets the browser force its own few colours on the page, as in the contrast modes of Windows. */
export const forceColours = (isOn: boolean) => executeServerCommand('page:forced-colours', { isOn });

/** Frees what nothing holds any more. */
export const collectGarbage = () => executeServerCommand('page:collect-garbage', {});
