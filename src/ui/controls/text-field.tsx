import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from './field';
import { controlClass, frameClass, markedClass } from './field.style';
import { classes } from '../style/style';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type' | 'required' | 'id'>;

export interface TextFieldProps extends FieldTexts, InputProps {
  name: string;
  value: string;
  onChange(value: string): void;
  type?: 'text' | 'number' | 'password' | 'email' | 'tel' | 'search' | 'url';
  /** Stands inside the field's right edge. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, info, error, required, aside, type = 'text', onChange, ref, ...input } = props;
  return (
    <Field {...{ label, info, error, required }}>
      {(control) => (
        <span className={classes(frameClass, error && markedClass)}>
          <input
            {...kinds[type]}
            {...input}
            {...control}
            ref={ref}
            className={controlClass}
            onChange={(event) => onChange(event.target.value)}
          />
          {aside}
        </span>
      )}
    </Field>
  );
}

/** What each kind means for keyboards and for the browser's help. */
const kinds = {
  text: { type: 'text' },
  // The browser's own number input swallows what it cannot read, a decimal comma for one, and changes under the wheel.
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel' },
  search: { type: 'search' },
  url: { type: 'url', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<string, InputProps & { type: string }>;
