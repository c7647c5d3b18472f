import { useEffect, useState, type ReactNode } from 'react';

/** Shows its children only when it still stands after so many milliseconds. */
export function Delayed({ delayMs, children }: { delayMs: number; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver ? children : null;
}
