import { useState, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { FieldErrors } from '../../../forms/use-form';

/**
 * A question between a form's validation and its sending. The form stays mounted but hidden: input is kept, and errors from the server
 * find their fields.
 */
export function useAskFirst<Question extends object>() {
  const [open, setOpen] = useState<{ question: Question; onConfirm(): void; onBack(): void } | null>(null);
  const area = useRef<HTMLDivElement>(null);
  return {
    /** The open question with its answers; `null` while the form is shown. */
    open,
    /** The props of the form's {@link FormBehind}. */
    behind: { isHidden: open !== null, area },
    /**
     * Sends at once if there is no question. Resolves with the errors by field, or with `otherwise` if the user goes back. A form that is
     * closed before the question is known sends nothing.
     */
    async ask(
      question: Question | null | Promise<Question | null>,
      send: () => Promise<FieldErrors | null>,
      otherwise: FieldErrors | null = null,
    ): Promise<FieldErrors | null> {
      const known = await question;
      if (!area.current) return null;
      if (known === null) return send();
      return new Promise((resolve) => {
        setOpen({
          question: known,
          onConfirm() {
            setOpen(null);
            resolve(send());
          },
          onBack() {
            setOpen(null);
            resolve(otherwise);
          },
        });
      });
    },
  };
}

interface FormBehindProps {
  isHidden: boolean;
  area: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A form that stays mounted but hidden while a question is shown. When it is visible again, its submit button gets the focus. */
export function FormBehind({ isHidden, area, children }: FormBehindProps) {
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden) area.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    wasHidden.current = isHidden;
  }, [isHidden, area]);
  return (
    <div hidden={isHidden} ref={area}>
      {children}
    </div>
  );
}
