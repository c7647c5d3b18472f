import type { Login } from './logins';

/** The parts of the panel that only the doctor may use: `admin.attributes.denied`. */
const DENIED = ['payments', 'payouts', 'practice-settings', 'profile', 'recept-decisions', 'second-factor'] as const;
type DeniedPart = (typeof DENIED)[number];

/**
 * The logins that may call a route. `open`: no login needed; `everybody`: colleagues, too. Some of the latter still restrict colleagues:
 * the dashboard leaves out the earnings, `settings-store` allows only personal settings.
 */
export type Right = 'open' | 'everybody' | DeniedPart;

/** Whether this login may call a route of this right. */
export const mayCall = ({ colleagueId }: Login, right: Right): boolean => colleagueId === null || right === 'everybody';

export const deniedTo = ({ colleagueId }: Login): DeniedPart[] => (colleagueId === null ? [] : [...DENIED]);

export const isDenied = (login: Login, part: DeniedPart): boolean => deniedTo(login).includes(part);
