import { executeServerCommand } from '@web/test-runner-commands';

/** Sets the page's time zone (`Europe/Bratislava`) until the next call; `null` restores the machine's. */
export const setTimeZone = (zone: string | null) => executeServerCommand('page:time-zone', { zone });

export const forgetFiles = () => executeServerCommand('page:forget-files', {});

/** Fails every request whose address matches the URLPattern, as if the network failed; `null` ends it. */
export const blockLoading = (pattern: string | null) => executeServerCommand('page:block', { pattern });

/** Turns forced colours on, as in the contrast themes of Windows. */
export const forceColours = (isOn: boolean) => executeServerCommand('page:forced-colours', { isOn });

/** Emulates a touch screen without a mouse. */
export const emulateTouch = (isOn: boolean) => executeServerCommand('page:touch', { isOn });

export const collectGarbage = () => executeServerCommand('page:collect-garbage', {});
