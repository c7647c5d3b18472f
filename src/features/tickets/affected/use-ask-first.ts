import { useState } from 'react';
import type { FieldErrors } from '../../../forms/use-form';

interface Asked<Question> {
  question: Question;
  confirm(): void;
  back(): void;
}

/**
 * A question between the checked form and its sending. The form stays, hidden: nothing that was typed is lost, and errors of the server
 * find their fields.
 */
export function useAskFirst<Question extends object>() {
  const [asked, setAsked] = useState<Asked<Question> | null>(null);
  return {
    /** The open question; `null` while the form is shown. */
    question: asked?.question ?? null,
    answers: { onConfirm: () => asked?.confirm(), onBack: () => asked?.back() },
    /** Sends at once where there is nothing to ask. Resolves with the errors by field; `otherwise` when it is not sent. */
    ask(
      question: Question | null,
      send: () => Promise<FieldErrors | null>,
      otherwise: FieldErrors | null = null,
    ): Promise<FieldErrors | null> {
      if (question === null) return send();
      return new Promise((resolve) => {
        setAsked({
          question,
          confirm() {
            setAsked(null);
            resolve(send());
          },
          back() {
            setAsked(null);
            resolve(otherwise);
          },
        });
      });
    },
  };
}
