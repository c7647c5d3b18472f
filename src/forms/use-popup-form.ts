import { useEffect, useState } from 'react';
import { isSameData } from '../lib/same-data';
import { listenTo } from '../lib/listen-to';
import { useForm, type FieldErrors, type FormRules } from './use-form';

/** The draft of a form. */
export interface FormDraft<Values> {
  read(): Values | undefined;
  keep(values: Values): void;
  discard(): void;
}

interface PopupFormOptions<Values> {
  draft: FormDraft<Values>;
  initial: NoInfer<Values>;
  createRules: () => FormRules<NoInfer<Values>>;
  /** Whether to restore the draft; always by default. */
  isDraftRelevant?: (draft: NoInfer<Values>) => boolean;
  /** Called on every change, after the draft is kept. */
  onChange?: ((values: NoInfer<Values>) => void) | undefined;
  /** Called by „Začať odznova“, after the reset. */
  onStartOver?: () => void;
}

/** The form of a popup, or of a record's screen: restores its draft, and keeps it on every change. */
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
  const { isDirty } = form;
  useEffect(() => {
    if (!isDirty) return;
    // The draft is in memory only: leaving the page would lose it. Not `askBeforeUnload`, which would add a chunk to the admin's start.
    return listenTo(window, { beforeunload: (event) => event.preventDefault() });
  }, [isDirty]);

  function startOver(): void {
    form.reset();
    draft.discard();
    setIsRestored(false);
    onStartOver?.();
  }

  return {
    values: form.values,
    isDirty,
    field: form.field,
    rows: form.rows,
    formErrors: form.formErrors,
    onStartOver: isRestored ? startOver : undefined,
    /** Calls `send` only when the form is valid, and shows the errors that it resolves with. */
    handleSubmit: (send: (values: Values) => Promise<FieldErrors | null>) =>
      form.handleSubmit((values) => {
        void send(values).then((errors) => errors && form.showErrors(errors));
      }),
  };
}
