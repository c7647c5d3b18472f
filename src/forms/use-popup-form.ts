import { useState } from 'react';
import { isSameData } from '../lib/same-data';
import { useForm, type FieldErrors, type FormRules } from './use-form';

/** Where what was typed waits while its popup is closed. */
interface Drafts<Name extends string> {
  read(name: Name): unknown;
  keep(name: Name, values: unknown): void;
  discard(name: Name): void;
}

interface PopupFormOptions<Name extends string, Values> {
  /** The draft's name. */
  name: Name;
  drafts: Drafts<Name>;
  initial: NoInfer<Values>;
  createRules: () => FormRules<Values>;
  /** Whether a draft can be begun with. */
  isDraft(draft: unknown): draft is NoInfer<Values>;
}

/** The form of a popup: it begins with what was typed before and not sent, and keeps what is typed. */
export function usePopupForm<Name extends string, Values extends object>(options: PopupFormOptions<Name, Values>) {
  const { name, drafts, initial, createRules, isDraft } = options;
  const [draft] = useState(() => {
    const kept = drafts.read(name);
    return isDraft(kept) && !isSameData(kept, initial) ? kept : undefined;
  });
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const form = useForm<Values>(initial, createRules, { draft, onChange: (values) => drafts.keep(name, values) });

  function startAnew(): void {
    form.reset();
    drafts.discard(name);
    setIsRestored(false);
  }

  return {
    values: form.values,
    field: form.field,
    formErrors: form.formErrors,
    onStartAnew: isRestored ? startAnew : undefined,
    /** Calls `send` only when everything passes, and shows what the server finds wrong. */
    handleSubmit: (send: (values: Values) => Promise<FieldErrors | null>) =>
      form.handleSubmit((values) => {
        void send(values).then((errors) => errors && form.showErrors(errors));
      }),
  };
}
