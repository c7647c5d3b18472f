import type { ReactNode } from 'react';
import { errorReported } from '../state/events';
import { useStore } from '../state/react/use-store';
import { Boundary } from './boundary';

/** A part of the panel whose errors leave the rest intact, and are reported to the page. */
export function Region({ children }: { children: ReactNode }) {
  const { events } = useStore();
  return <Boundary onError={() => events.emit(errorReported, { code: 'crash' })}>{children}</Boundary>;
}
