import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Announces a field's error to screen readers exactly once. If the field with the error gets the focus, as after a submit, the error is
 * read with the field; otherwise the field's live region announces it. A new `key` re-renders the error, so that it is announced again.
 */
export function useAnnounced(
  field: RefObject<HTMLElement | null>,
  error: string | null | undefined,
): { isLive: boolean; key: number } {
  const [isLive, setIsLive] = useState(true);
  const [key, setKey] = useState(0);
  const [submit, setSubmit] = useState({ count: 0, hadFocus: false });
  const seenSubmits = useRef(0);
  useEffect(() => {
    const element = field.current;
    const form = element?.closest('form');
    const handleSubmit = () => {
      const hadFocus = element?.matches(':focus-within') === true;
      setIsLive(false);
      setSubmit(({ count }) => ({ count: count + 1, hadFocus }));
    };
    const handleChange = () => setIsLive(true);
    // In the capture phase: before the submit handler sets the errors.
    form?.addEventListener('submit', handleSubmit, true);
    for (const name of CHANGES) element?.addEventListener(name, handleChange);
    return () => {
      form?.removeEventListener('submit', handleSubmit, true);
      for (const name of CHANGES) element?.removeEventListener(name, handleChange);
    };
  }, [field]);
  useEffect(() => {
    const element = field.current;
    // A server's error arrives later than the submit.
    const isAfterSubmit = seenSubmits.current !== submit.count;
    seenSubmits.current = submit.count;
    if (isLive || !error || !element) return;
    const hadFocus = isAfterSubmit ? submit.hadFocus : element.matches(':focus-within');
    let isNewest = true;
    // The form's effect, which runs after those of its fields, focuses the first invalid field.
    queueMicrotask(() => {
      if (!isNewest || (!hadFocus && element.matches(':focus-within'))) return;
      setIsLive(true);
      setKey((before) => before + 1);
    });
    return () => {
      isNewest = false;
    };
  }, [field, error, isLive, submit]);
  return { isLive, key };
}

const CHANGES = ['input', 'click', 'drop'];
