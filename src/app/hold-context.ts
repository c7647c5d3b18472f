import { createContext } from 'react';
import type { GuardedHistory } from './guarded-history';

/** Holds the panel on its screen until it may be left. */
export const HoldContext = createContext<GuardedHistory['hold']>(() => () => undefined);
