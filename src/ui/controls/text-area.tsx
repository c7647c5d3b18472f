import type { KeyboardEvent, Ref, TextareaHTMLAttributes } from 'react';
import { TEXT_AREA_COLUMNS, TEXT_AREA_ROWS } from '../../constants';
import { Field, type FieldTexts } from './field';
import { controlClass, frameClass, markedClass } from './field.style';
import { classes, css } from '../style/style';
import { useTyping } from './use-typing';

interface TextAreaProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'required' | 'id'> {
  name: string;
  value: string;
  onChange(value: string): void;
  /** Enter submits the form, Shift+Enter inserts a line break. */
  submitInline?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ label, info, error, required, submitInline, onChange, ref, ...area }: TextAreaProps) {
  const handleTyping = useTyping(onChange);
  return (
    <Field label={label} info={info} error={error} required={required}>
      {(control) => (
        <span className={classes(frameClass, error && markedClass)}>
          <textarea
            rows={TEXT_AREA_ROWS}
            cols={TEXT_AREA_COLUMNS}
            enterKeyHint={submitInline ? 'send' : undefined}
            {...area}
            {...control}
            ref={ref}
            className={classes(controlClass, areaClass)}
            onChange={handleTyping}
            onKeyDown={(event) => {
              area.onKeyDown?.(event);
              if (submitInline) submitByEnter(event);
            }}
          />
        </span>
      )}
    </Field>
  );
}

function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // With an input method Enter accepts the composed word.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}

const areaClass = css`
  display: block;
  min-height: 72px;
  resize: vertical;
`;
