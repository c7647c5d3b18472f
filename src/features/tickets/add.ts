import { ticketAdd, type TicketAddRequest } from './queue.contract';
import type { FieldErrors } from '../../state/forms/form-submissions';
import { definePart } from '../../state/parts';
import { storedFormTexts } from '../../texts/stored-forms';
import { onTicketGone } from './events';
import { ticketsPart } from './part';
import { isTicketStored } from './affected/person-tickets';
import { submissionsPart } from '../../state/forms/submissions';

declare module '../../state/ui/popups' {
  interface PopupProps {
    'ticket-add': NoProps;
  }
}

/** The form that adds a person to the waiting room. */
export const ticketAddPart = definePart((core) => {
  const { client, events, keys, popups } = core;
  const submissions = core.part(submissionsPart);
  const tickets = core.part(ticketsPart);
  onTicketGone(events, () => keys.forget('ticket-add'));
  return {
    /** Resolves like `submissions.submit`. */
    add(form: TicketAddRequest): Promise<FieldErrors | null> {
      const before = tickets.data.peek();
      return submissions.submit(popups.hostOf('ticket-add'), form, {
        ...tickets.ofForm,
        send: (key) => client.call(ticketAdd, form, { key }),
        isStored: () => isTicketStored(tickets.data.value, before, form),
        storedText: storedFormTexts['ticket-add'],
      });
    },
    clear: () => undefined,
  };
});
