import { effect } from '@preact/signals-core';
import { definePart } from '../parts';
import { codeText } from '../../texts/failures';
import { failedFormTexts } from '../../texts/failed-form';
import type { Alert, Popups } from '../ui/popups';
import { createFormSubmissions, type FailedSubmit, type FormHost } from './form-submissions';

/** The submissions of the forms. */
export const submissionsPart = definePart(({ scope, keys, drafts, popups, toasts }) =>
  createFormSubmissions({
    scope,
    keys,
    onStored(host, text) {
      drafts.discard(host.name);
      host.onStored();
      toasts.success(text);
    },
    onFailed: createFailedForm({
      popups,
      onFoundStored(host) {
        drafts.discard(host.name);
        keys.forget(host.name);
        host.onStored();
      },
    }),
  }),
);

interface FailedFormContext {
  popups: Pick<Popups, 'alert' | 'open'>;
  /** The change was stored after all: discards the typed values; the next submit is not a retry. */
  onFoundStored(host: FormHost): void;
}

/**
 * The alert of a failed form: the specification's text for every failure, followed by the details. If data that loads while the alert is
 * open shows that the change was stored, the alert says so and offers no retry.
 */
function createFailedForm({ popups, onFoundStored }: FailedFormContext) {
  return (host: FormHost, { failure, isUnknown, isStored }: FailedSubmit): void => {
    const { title, description, unknown, stored } = failedFormTexts;
    const onRetry = host.onFailed();
    const code = codeText(failure);
    const alert: Alert = {
      variant: 'danger',
      title,
      description,
      notes: [...(isUnknown ? [unknown] : []), ...(code ? [code] : [])],
      ...(onRetry && { onRetry }),
    };
    popups.alert(alert);
    effect(function () {
      if (popups.open.value?.props !== alert) return this.dispose();
      if (!isStored()) return;
      this.dispose();
      popups.alert({ variant: 'danger', title, description, notes: [stored] });
      onFoundStored(host);
    });
  };
}
