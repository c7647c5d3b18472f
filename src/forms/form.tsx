import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';

const EVENTS = ['click', 'input', 'submit'] as const;
const CONTROLS = ':is(input:not([type=file]), textarea):not(:disabled, :read-only:not([type=checkbox], [type=radio]))';

/** The `<form>` of every form: replaces the browser's validation, and picks up values that were filled in without an event. */
export function Form({ ref, ...form }: ComponentProps<'form'>) {
  const own = useRef<HTMLFormElement>(null);
  // Set before any effect of the form runs.
  useImperativeHandle(ref, () => own.current as HTMLFormElement, []);
  useLayoutEffect(() => (own.current ? syncAutofill(own.current) : undefined), []);
  return <form noValidate {...form} ref={own} />;
}

/**
 * Picks up autofilled values. A password manager may fill a field without an event: React then submits the old value, and resets the field.
 * So before React handles an event of the form, each changed control dispatches its own. Returns a function that stops it.
 */
function syncAutofill(form: HTMLFormElement): () => void {
  let isSyncing = false;
  const sync = ({ target }: Event) => {
    if (isSyncing) return;
    isSyncing = true;
    try {
      // Read all values before the first one is reported: the re-rendered form resets the others.
      [...form.elements]
        .filter((control) => control !== target && control.matches(CONTROLS))
        .map(unreported)
        .forEach((report) => report?.());
    } finally {
      isSyncing = false;
    }
  };
  for (const name of EVENTS) form.addEventListener(name, sync, true);
  return () => EVENTS.forEach((name) => form.removeEventListener(name, sync, true));
}

/** React keeps its own value in `defaultValue`; the kit's check boxes and radio buttons keep it in `data-on`. */
function unreported(control: Element): (() => void) | undefined {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const { checked } = control;
    if (checked === 'on' in control.dataset || (!checked && control.type === 'radio')) return undefined;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  const { value, defaultValue } = control;
  if (value === defaultValue) return undefined;
  return () => {
    // React ignores an event if the value is the last one set through its own setter: set the old value through that setter first.
    control.value = defaultValue;
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    // Date fields and selects read their text on blur.
    if (!control.matches(':focus')) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}
