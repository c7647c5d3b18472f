import { create } from 'vest';
import { NOTE_MAX_LENGTH, TEXT_MAX_LENGTH } from '../../../constants';
import { check } from '../../../forms/rules/check';
import { required } from '../../../forms/rules/required';
import { max } from '../../../forms/rules/text-rules';
import { queueFormTexts } from '../../../texts/queue-forms';
import type { TicketAddValues } from './ticket-add-values';

const texts = queueFormTexts.addForm;

export const createTicketAddRules = () =>
  create((values: TicketAddValues) => {
    if (values.patient_type === 'list') check('user_id', texts.patient, values.user_id, required);
    else check('user_alternate', texts.name, values.user_alternate.trim(), required, max(TEXT_MAX_LENGTH));
    check('event_note', texts.note, values.event_note.trim(), max(NOTE_MAX_LENGTH));
  });
