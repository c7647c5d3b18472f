import { useEffect, useRef, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { commonTexts } from '../texts/common';
import { formTexts } from '../texts/forms';
import { Button } from '../ui/controls/button';
import { dialogActionsClass } from '../ui/overlays/dialog';
import { Notice } from '../ui/feedback/notice';
import { css } from '../ui/style/style';
import { FormErrors } from './form-errors';

interface PopupFormProps {
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onCancel(): void;
  submitLabel: string;
  /** What the button says while it sends. */
  sendingLabel?: string | undefined;
  isSending: boolean;
  /** What is wrong with what no field is named by. */
  formErrors: readonly string[];
  /** Called by „Začať odznova“, where the form began with what was typed before. */
  onStartOver?: (() => void) | undefined;
  /** On a screen it does not take the focus when it comes. */
  isOnScreen?: boolean | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
  children: ReactNode;
}

/** The form of a popup, or of a screen: its fields, what is wrong with it, and its buttons. In a popup the focus begins in its first field. */
export function PopupForm(props: PopupFormProps) {
  const { onSubmit, onCancel, submitLabel, sendingLabel, isSending, formErrors, onStartOver, children } = props;
  const { isOnScreen = false, ref } = props;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The popup stands before its lazily loaded form: it cannot choose the first field by itself.
    if (!isOnScreen) focusFirstField(fields.current);
  }, [isOnScreen]);
  return (
    <form ref={ref} className={stack} noValidate onSubmit={onSubmit}>
      {onStartOver && (
        <Notice
          variant="info"
          role="status"
          action={
            <Button
              onClick={() => {
                onStartOver();
                // The button is about to go.
                focusFirstField(fields.current);
              }}
            >
              {formTexts.startOver}
            </Button>
          }
        >
          {formTexts.restored}
        </Notice>
      )}
      <FormErrors messages={formErrors} />
      <div ref={fields} className={stack}>
        {children}
      </div>
      <div className={dialogActionsClass}>
        <Button onClick={onCancel}>{commonTexts.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isSending}>
          {isSending ? (sendingLabel ?? submitLabel) : submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Of radio buttons it is the chosen one: arrows would leave it otherwise. */
function focusFirstField(fields: HTMLElement | null): void {
  const first = fields?.querySelector<HTMLElement>('input, textarea, select, button');
  const chosen = first?.closest('[role=radiogroup]')?.querySelector<HTMLElement>(':checked');
  (chosen ?? first)?.focus();
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
