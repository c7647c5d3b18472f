import { definePart } from '../parts';
import { createFailedForm } from './failed-form';
import { createFormSubmissions } from './form-submissions';

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
