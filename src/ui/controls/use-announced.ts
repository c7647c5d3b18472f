import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a field's new error is announced by its live region. Not after a submit, until the field changes: the error is announced
 * with the focused field, and would be read twice.
 */
export function useAnnounced(field: RefObject<HTMLElement | null>): boolean {
  const [isAnnounced, setIsAnnounced] = useState(true);
  useEffect(() => {
    const element = field.current;
    const form = element?.closest('form');
    const handleSubmit = () => setIsAnnounced(false);
    const handleChange = () => setIsAnnounced(true);
    // In the capture phase: before the submit handler sets the errors.
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
