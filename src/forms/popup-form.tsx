import { useLayoutEffect, useRef, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { commonTexts } from '../texts/common';
import { formTexts } from '../texts/forms';
import { Button } from '../ui/controls/button';
import { dialogActionsClass } from '../ui/overlays/dialog';
import { Notice } from '../ui/feedback/notice';
import { highWindow, lowWindow } from '../ui/style/rules';
import { classes, css } from '../ui/style/style';
import { Form } from './form';
import { FormErrors } from './form-errors';

interface PopupFormProps {
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onCancel(): void;
  submitLabel: string;
  /** The button's label while the form is being submitted. */
  sendingLabel?: string | undefined;
  isSending: boolean;
  /** Submitting is blocked until a countdown ends. */
  isWaiting?: boolean | undefined;
  /** Errors without a visible field. */
  formErrors: readonly string[];
  /** Called by „Začať odznova“, which is offered when a draft was restored. */
  onStartOver?: (() => void) | undefined;
  /** On a screen instead of in a popup: does not take the focus. */
  isOnScreen?: boolean | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
  children: ReactNode;
}

/** The form of a popup, or of a screen: fields, errors and buttons. In a popup its first field is focused. */
export function PopupForm(props: PopupFormProps) {
  const { onSubmit, onCancel, submitLabel, sendingLabel, isSending, formErrors, onStartOver, children } = props;
  const { isOnScreen = false, isWaiting, ref } = props;
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The popup may be open already, or open right after this effect. A later time-out could take the focus from a field that the user has
    // chosen meanwhile.
    if (!isOnScreen) queueMicrotask(() => focusFirstField(fields.current));
  }, [isOnScreen]);
  return (
    <Form ref={ref} className={classes(stack, isOnScreen && longForm)} onSubmit={onSubmit}>
      {onStartOver && (
        <Notice
          variant="info"
          role="status"
          action={
            <Button
              onClick={() => {
                onStartOver();
                // This button is about to be removed.
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
      <div className={classes(dialogActionsClass, isOnScreen && stickyFoot)}>
        <Button onClick={onCancel}>{commonTexts.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isSending} isDisabled={isWaiting}>
          {isSending ? (sendingLabel ?? submitLabel) : submitLabel}
        </Button>
      </div>
    </Form>
  );
}

/** Starts at `data-begins`, if the fields before it are filled in. In a radio group the checked button is focused. */
function focusFirstField(fields: HTMLElement | null): void {
  const start = fields?.querySelector('[data-begins]') ?? fields;
  const first = start?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button');
  const chosen = first?.closest('[role=radiogroup]')?.querySelector<HTMLElement>(':checked');
  (chosen ?? first)?.focus();
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** A focused control must not be hidden behind the sticky foot. */
const longForm = css`
  ${highWindow} {
    & input,
    & textarea,
    & button {
      scroll-margin-bottom: max(96px, var(--sticky-bottom));
    }
  }
`;

/** On a screen the buttons stay visible, however long the form is, unless the window is low or narrow. */
const stickyFoot = css`
  @container ordinacia-main (min-width: 600px) {
    position: sticky;
    bottom: 0;
    z-index: 2;
    padding: 12px 0;
    border-top: 1px solid var(--line);
    background: var(--surface);
  }
  ${lowWindow} {
    position: static !important;
  }
`;
