import type { Login } from './logins';

/** The parts of the panel that are the doctor's alone: `admin.attributes.denied`. */
const DENIED = ['payments', 'payouts', 'practice-settings', 'profile', 'recept-decisions', 'second-factor'] as const;
export type DeniedPart = (typeof DENIED)[number];

/**
 * The logins that may call a route. `open`: the route needs no login of the panel; `everybody`: a nurse may, too. Some of the latter keep
 * back what is the doctor's: the dashboard the earnings, `settings-store` all but the personal settings.
 */
export type Right = 'open' | 'everybody' | DeniedPart;

/** Whether this login may call a route of this right. */
export const mayCall = ({ colleagueId }: Login, right: Right): boolean => colleagueId === null || right === 'everybody';

export const deniedTo = ({ colleagueId }: Login): DeniedPart[] => (colleagueId === null ? [] : [...DENIED]);

export const isDenied = (login: Login, part: DeniedPart): boolean => deniedTo(login).includes(part);
