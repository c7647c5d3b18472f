import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarFieldProps } from '../../src/ui/calendar/calendar-field';
import { mountView, type MountedView } from './mount-view';
import { focused, press } from './user-input';
import { until } from './until';

type Options = Partial<Omit<CalendarFieldProps, 'value' | 'onChange' | 'ref'>> & {
  value?: string;
  theme?: 'light' | 'dark';
};

export interface MountedField extends MountedView {
  input: HTMLInputElement;
  button: HTMLButtonElement;
  form: HTMLFormElement;
  value(): string;
  /** Sets the value from outside, as a form reset does. */
  give(value: string): void;
  sent(): number;
  /** Opens the picker with the mouse, and waits until its day or first list has the focus. */
  open(): Promise<HTMLElement>;
}

/** A date field in a form, between two focusable buttons. */
export async function mountField(
  Field: ComponentType<CalendarFieldProps>,
  { value: initial = '', theme = 'light', ...props }: Options = {},
): Promise<MountedField> {
  let current = initial;
  let sent = 0;
  let give: (value: string) => void = () => undefined;
  function View() {
    const [value, setValue] = useState(initial);
    give = (next) => {
      current = next;
      flushSync(() => setValue(next));
    };
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <button type="button">Pred</button>
        <Field
          label="Začiatok"
          name="absence_from"
          {...props}
          value={value}
          onChange={(next) => {
            current = next;
            setValue(next);
          }}
        />
        <button type="submit">Uložiť</button>
      </form>
    );
  }
  const view = mountView(<View />, theme);
  const { see } = view;
  const input = await see.findByRole<HTMLInputElement>('combobox', { name: props.label ?? 'Začiatok' });
  const button = see.getByRole<HTMLButtonElement>('button', { name: /^Otvoriť/ });
  if (!input.form) throw new Error('The field is in no form.');
  return {
    ...view,
    input,
    button,
    form: input.form,
    value: () => current,
    give: (value) => give(value),
    sent: () => sent,
    async open() {
      await press(button);
      const picker = await see.findByRole('dialog', { name: /^Vyberte/ });
      await until(() => focused()?.matches('button, select') && picker.contains(focused()));
      return picker;
    },
  };
}
