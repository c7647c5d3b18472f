import { effect } from '@preact/signals-core';
import { codeText } from '../../texts/failures';
import { failedFormTexts } from '../../texts/failed-form';
import type { Alert, Popups } from '../ui/popups';
import type { FailedSubmit, FormHost } from './form-submissions';

interface FailedFormContext {
  popups: Pick<Popups, 'alert' | 'open'>;
  /** The change was stored all the same: the typed values are not needed any more, and the next submit is no retry. */
  onFoundStored(host: FormHost): void;
}

/**
 * The alert of a failed form: the specification's words for every failure, and below them what else is known. As long as it is open,
 * loaded data may show that the change was stored: it says so then, and offers no retry.
 */
export function createFailedForm({ popups, onFoundStored }: FailedFormContext) {
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
