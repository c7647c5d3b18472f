import type { ReactNode } from 'react';
import { useStore } from '../state/react/store-context';
import { Boundary } from './boundary';

/** A part of the panel that can break without the rest: what breaks in it is reported to the page. */
export function Region({ children }: { children: ReactNode }) {
  const { events } = useStore();
  return <Boundary onError={() => events.emit({ name: 'error', detail: { code: 'crash' } })}>{children}</Boundary>;
}
