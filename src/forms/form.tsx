import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { takeFilledValues } from './take-filled-values';

/** The `<form>` of every form: shows its own errors, and knows what was filled in without an event. */
export function Form({ ref, ...form }: ComponentProps<'form'>) {
  const own = useRef<HTMLFormElement>(null);
  // Set before any effect of the form runs.
  useImperativeHandle(ref, () => own.current as HTMLFormElement, []);
  useLayoutEffect(() => (own.current ? takeFilledValues(own.current) : undefined), []);
  return <form noValidate {...form} ref={own} />;
}
