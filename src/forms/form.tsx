import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { syncAutofill } from './sync-autofill';

/** The `<form>` of every form: replaces the browser's validation, and picks up values that were filled in without an event. */
export function Form({ ref, ...form }: ComponentProps<'form'>) {
  const own = useRef<HTMLFormElement>(null);
  // Set before any effect of the form runs.
  useImperativeHandle(ref, () => own.current as HTMLFormElement, []);
  useLayoutEffect(() => (own.current ? syncAutofill(own.current) : undefined), []);
  return <form noValidate {...form} ref={own} />;
}
