import { createContext, useCallback, useState, type ReactNode } from 'react';
import { hiddenClass } from '../style/theme';

/** Announces a text to screen readers only. An empty text withdraws what was not yet read. */
export const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** The live region of its children. Each dialog has its own: screen readers ignore the regions behind a modal. */
export function Announcer({ children }: { children: ReactNode }) {
  const [announced, setAnnounced] = useState({ text: '', count: 0 });
  const announce = useCallback((text: string) => setAnnounced(({ count }) => ({ text, count: count + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <span aria-live="polite" className={hiddenClass}>
        {announced.text && <span key={announced.count}>{announced.text}</span>}
      </span>
    </AnnounceContext>
  );
}
