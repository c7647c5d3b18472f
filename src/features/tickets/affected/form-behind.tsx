import { useEffect, useRef, type ReactNode } from 'react';

/** A form that stays, hidden, while something is asked about it. When it is seen again its button has the focus. */
export function FormBehind({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden) area.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);
  return (
    <div hidden={isHidden} ref={area}>
      {children}
    </div>
  );
}
