import { create } from 'vest';
import type { RecordId } from '../../../api/contract/fields';
import { NOTE_MAX_LENGTH, TEXT_MAX_LENGTH } from '../../../constants';
import { check } from '../../../forms/rules/check';
import { required } from '../../../forms/rules/rule';
import { max } from '../../../forms/rules/text-rules';
import { queueFormTexts } from '../../../texts/queue-forms';
import type { AddedTicketType, TicketAddRequest } from '../queue.contract';

export interface TicketAddValues {
  patient_type: 'list' | 'other';
  user_id: RecordId | null;
  user_alternate: string;
  ticket_type: AddedTicketType;
  is_urgent: boolean;
  event_note: string;
}

declare module '../../../state/forms/drafts' {
  interface DraftValues {
    'ticket-add': TicketAddValues;
  }
}

export const emptyTicket: TicketAddValues = {
  patient_type: 'list',
  user_id: null,
  user_alternate: '',
  ticket_type: 'queue',
  is_urgent: false,
  event_note: '',
};

/** The request of valid values, with the person of the chosen type only. */
export const ticketAddRequest = (values: TicketAddValues): TicketAddRequest => ({
  ticket_type: values.ticket_type,
  is_urgent: values.is_urgent,
  event_note: values.event_note.trim() || null,
  user_id: values.patient_type === 'list' ? values.user_id : null,
  user_alternate: values.patient_type === 'other' ? values.user_alternate.trim() : null,
});

const texts = queueFormTexts.addForm;

export const createTicketAddRules = () =>
  create((values: TicketAddValues) => {
    if (values.patient_type === 'list') check('user_id', texts.patient, values.user_id, required);
    else check('user_alternate', texts.name, values.user_alternate.trim(), required, max(TEXT_MAX_LENGTH));
    check('event_note', texts.note, values.event_note.trim(), max(NOTE_MAX_LENGTH));
  });
