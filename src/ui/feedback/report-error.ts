import { createContext } from 'react';

/** Tells the page around the panel that something of it did not come. */
export const ReportError = createContext<(code: 'chunk') => void>(() => undefined);
