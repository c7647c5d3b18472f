import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from './field';
import { controlClass, frameClass, markedClass } from './field.style';
import { classes } from '../style/style';
import { useTyping } from './use-typing';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type' | 'required' | 'id'>;

export interface TextFieldProps extends FieldTexts, InputProps {
  name: string;
  value: string;
  onChange(value: string): void;
  type?: 'text' | 'number' | 'password' | 'email' | 'tel' | 'search' | 'url';
  /** Shown inside the field's right edge. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, info, error, required, aside, type = 'text', onChange, ref, ...input } = props;
  const handleTyping = useTyping(onChange);
  return (
    <Field label={label} info={info} error={error} required={required}>
      {(control) => (
        <span className={classes(frameClass, error && markedClass)}>
          <input
            {...typeProps[type]}
            {...input}
            {...control}
            ref={ref}
            className={controlClass}
            onChange={handleTyping}
          />
          {aside}
        </span>
      )}
    </Field>
  );
}

/** The input attributes of each type. */
const typeProps = {
  text: { type: 'text' },
  // `type="number"` drops input that it cannot parse, such as a decimal comma, and changes with the mouse wheel.
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel' },
  search: { type: 'search' },
  url: { type: 'url', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<string, InputProps & { type: string }>;
