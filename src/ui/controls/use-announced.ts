import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * How a field's error is told to screen readers: once. Where the focus comes to the field with the error, as after a submit, it is read
 * with the field; anywhere else the field's live region says it. A new `key` draws the error anew, so that it is said again.
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
    // An error of the server comes later than the submit.
    const isOfSubmit = seenSubmits.current !== submit.count;
    seenSubmits.current = submit.count;
    if (isLive || !error || !element) return;
    const hadFocus = isOfSubmit ? submit.hadFocus : element.matches(':focus-within');
    let isNewest = true;
    // The form's own effect focuses the first wrong field, after those of its fields.
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
