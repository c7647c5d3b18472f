import { emulateMedia } from '@web/test-runner-commands';

/** The window sizes and colour schemes in which every state is tested. */
export const appearances = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

export type Appearance = (typeof appearances)[number];

export const setAppearance = ({ colorScheme }: Appearance) => emulateMedia({ colorScheme });
export const resetAppearance = () => emulateMedia({ colorScheme: 'light' });
