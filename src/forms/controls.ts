/** The names of a form's visible, enabled controls. */
export const controlNames = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(controlsOf(form).flatMap((control) => control.getAttribute('name') ?? []));

/** Focuses the first control, in document order, with one of these names. */
export function focusFirst(form: HTMLFormElement, names: ReadonlySet<string>): void {
  controlsOf(form)
    .find((control) => names.has(control.getAttribute('name') ?? ''))
    ?.focus();
}

/** Inputs, text areas, and named buttons of widgets. */
const controlsOf = (form: HTMLFormElement): HTMLElement[] =>
  [...form.elements].filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement && !control.matches(':disabled, fieldset, output') && control.checkVisibility(),
  );
