import { useEffect, useState, type ReactNode } from 'react';

/** Renders its children only after a delay. */
export function Delayed({ delayMs, children }: { delayMs: number; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver ? children : null;
}
