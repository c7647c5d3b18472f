/** The names of the controls that a form has, hidden or disabled ones left out. */
export const controlNames = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(controlsOf(form).flatMap((control) => control.getAttribute('name') ?? []));

/** Puts the focus on the first control, as they stand in the form, that is one of these. */
export function focusFirst(form: HTMLFormElement, names: ReadonlySet<string>): void {
  controlsOf(form)
    .find((control) => names.has(control.getAttribute('name') ?? ''))
    ?.focus();
}

/** Inputs, areas, and the buttons of those widgets that have a name. */
const controlsOf = (form: HTMLFormElement): HTMLElement[] =>
  [...form.elements].filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement && !control.matches(':disabled, fieldset, output') && control.checkVisibility(),
  );
