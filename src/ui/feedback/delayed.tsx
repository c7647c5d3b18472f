import { useEffect, useState, type ReactNode } from 'react';

/** Shows its children only when it still stands after so many milliseconds. */
export function Delayed({ by, children }: { by: number; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), by);
    return () => clearTimeout(timer);
  }, [by]);
  return isOver ? children : null;
}
