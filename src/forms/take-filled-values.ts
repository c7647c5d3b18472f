const EVENTS = ['click', 'input', 'submit'] as const;
const CONTROLS = ':is(input:not([type=file]), textarea):not(:disabled, :read-only:not([type=checkbox], [type=radio]))';

/**
 * A password manager may fill a field without an event. React hears nothing of it, sends the form as it was before, and takes the text
 * out again. So before React hears of any use of a form, each of its controls says what stands in it. Returns a function that stops it.
 */
export function takeFilledValues(form: HTMLFormElement): () => void {
  let isTaking = false;
  const take = ({ target }: Event) => {
    if (isTaking) return;
    isTaking = true;
    try {
      // Read before the first of them reports: the form, drawn anew, takes the values out of the others.
      [...form.elements]
        .filter((control) => control !== target && control.matches(CONTROLS))
        .map(unreported)
        .forEach((report) => report?.());
    } finally {
      isTaking = false;
    }
  };
  for (const name of EVENTS) form.addEventListener(name, take, true);
  return () => EVENTS.forEach((name) => form.removeEventListener(name, take, true));
}

/** React writes what it knows into `defaultValue`; the kit's check boxes and radio buttons say it by `data-on`. */
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
    // React ignores an event of a control that has the value which was last set by its own setter: it gets the old one.
    control.value = defaultValue;
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    // Dates and choices are taken when the field is left.
    if (!control.matches(':focus')) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}
