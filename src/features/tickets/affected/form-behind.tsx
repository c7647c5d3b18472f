import { useEffect, useRef, type ReactNode } from 'react';

/** A form that stays mounted but hidden while a question is shown. When it is visible again, its submit button gets the focus. */
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
