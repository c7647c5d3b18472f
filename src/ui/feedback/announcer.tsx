import { createContext, useCallback, useState, type ReactNode } from 'react';
import { hiddenClass } from '../style/theme';

/** Tells screen readers something that is not drawn as a text. An empty text takes back what was not read yet. */
export const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** The live region of what stands in it: each window has its own, as what is behind it is not read. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const say = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  return (
    <AnnounceContext value={say}>
      {children}
      <span aria-live="polite" className={hiddenClass}>
        {said.text && <span key={said.count}>{said.text}</span>}
      </span>
    </AnnounceContext>
  );
}
