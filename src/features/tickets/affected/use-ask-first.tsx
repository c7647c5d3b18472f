import { useState, useEffect, useRef, type ReactNode } from 'react';
import type { FieldErrors } from '../../../forms/use-form';

/**
 * A question between a form's validation and its sending. The form stays mounted but hidden: input is kept, and errors from the server
 * find their fields.
 */
export function useAskFirst<Question extends object>() {
  const [open, setOpen] = useState<{ question: Question; confirm(): void; back(): void } | null>(null);
  return {
    /** The open question; `null` while the form is shown. */
    question: open?.question ?? null,
    answers: { onConfirm: () => open?.confirm(), onBack: () => open?.back() },
    /** Sends at once if `question` is `null`. Resolves with the errors by field, or with `otherwise` if the user goes back. */
    ask(
      question: Question | null,
      send: () => Promise<FieldErrors | null>,
      otherwise: FieldErrors | null = null,
    ): Promise<FieldErrors | null> {
      if (question === null) return send();
      return new Promise((resolve) => {
        setOpen({
          question,
          confirm() {
            setOpen(null);
            resolve(send());
          },
          back() {
            setOpen(null);
            resolve(otherwise);
          },
        });
      });
    },
  };
}

/** A form that stays mounted but hidden while a question is shown. When it is visible again, its submit button gets the focus. */
export function FormBehind({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden) area.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);
  return (
    <div hidden={isHidden} ref={area}>
      {children}
    </div>
  );
}
