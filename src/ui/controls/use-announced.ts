import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an error that comes to a field now is announced by itself. Not the one that comes by sending the form, until
 * something is changed in the field: it is read with the field that gets the focus, and would be heard twice.
 */
export function useAnnounced(field: RefObject<HTMLElement | null>): boolean {
  const [isAnnounced, setIsAnnounced] = useState(true);
  useEffect(() => {
    const element = field.current;
    const form = element?.closest('form');
    const handleSubmit = () => setIsAnnounced(false);
    const handleChange = () => setIsAnnounced(true);
    // In the capture phase: before whoever sends the form finds the errors.
    form?.addEventListener('submit', handleSubmit, true);
    for (const name of CHANGES) element?.addEventListener(name, handleChange);
    return () => {
      form?.removeEventListener('submit', handleSubmit, true);
      for (const name of CHANGES) element?.removeEventListener(name, handleChange);
    };
  }, [field]);
  return isAnnounced;
}

const CHANGES = ['input', 'click', 'drop'];
