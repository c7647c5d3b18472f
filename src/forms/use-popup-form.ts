import { useState } from 'react';
import { isSameData } from '../lib/same-data';
import { useForm, type FieldErrors, type FormRules } from './use-form';

/** Where what was typed waits while its form is closed. */
export interface FormDraft<Values> {
  read(): Values | undefined;
  keep(values: Values): void;
  discard(): void;
}

interface PopupFormOptions<Values> {
  draft: FormDraft<Values>;
  initial: NoInfer<Values>;
  createRules: () => FormRules<NoInfer<Values>>;
  /** Whether the draft belongs to what the form is opened for; every draft does without it. */
  isDraftRelevant?: (draft: NoInfer<Values>) => boolean;
  /** Called by every change, beside the draft. */
  onChange?: ((values: NoInfer<Values>) => void) | undefined;
  /** Called by „Začať odznova“, once the values are the initial ones again. */
  onStartOver?: () => void;
}

/** The form of a popup, or of a record's screen: it begins with what was typed before and not sent, and keeps what is typed. */
export function usePopupForm<Values extends object>(options: PopupFormOptions<Values>) {
  const { draft, initial, createRules, isDraftRelevant, onChange, onStartOver } = options;
  const [restored] = useState(() => {
    const kept = draft.read();
    const isWanted = kept !== undefined && !isSameData(kept, initial) && (isDraftRelevant?.(kept) ?? true);
    return isWanted ? kept : undefined;
  });
  const [isRestored, setIsRestored] = useState(restored !== undefined);
  const form = useForm<Values>(initial, createRules, {
    draft: restored,
    onChange(values) {
      draft.keep(values);
      onChange?.(values);
    },
  });

  function startOver(): void {
    form.reset();
    draft.discard();
    setIsRestored(false);
    onStartOver?.();
  }

  return {
    values: form.values,
    isDirty: form.isDirty,
    field: form.field,
    rows: form.rows,
    formErrors: form.formErrors,
    onStartOver: isRestored ? startOver : undefined,
    /** Calls `send` only when everything passes, and shows what the server finds wrong. */
    handleSubmit: (send: (values: Values) => Promise<FieldErrors | null>) =>
      form.handleSubmit((values) => {
        void send(values).then((errors) => errors && form.showErrors(errors));
      }),
  };
}
