import { addedTicketTypes } from '../queue.contract';
import { PopupForm } from '../../../forms/popup-form';
import { usePopupForm } from '../../../forms/use-popup-form';
import { useStore, useValue, usePart } from '../../../state/react/use-store';
import { queueTexts } from '../../../texts/queue';
import { queueFormTexts } from '../../../texts/queue-forms';
import { RadioGroup } from '../../../ui/controls/radio-group';
import { Switch } from '../../../ui/controls/switch';
import { TextArea } from '../../../ui/controls/text-area';
import { TextField } from '../../../ui/controls/text-field';
import { AffectedPeople, AskFirst } from '../affected/ask-first';
import { samePerson } from '../affected/person-tickets';
import { FormBehind, useAskFirst } from '../affected/use-ask-first';
import { PatientSelect } from '../../patients/person';
import { createTicketAddRules, emptyTicket, ticketAddRequest, type TicketAddValues } from './ticket-add.rules';
import { patientsPart } from '../../patients';
import { ticketsPart } from '..';
import { ticketAddPart } from '../add';
import { submissionsPart } from '../../../state/forms/submissions';

const texts = queueFormTexts.addForm;

/** Adds a ticket of today for a person at the desk. */
export function TicketAddPopup({ onClose }: { onClose(): void }) {
  const { drafts, clock } = useStore();
  const submissions = usePart(submissionsPart);
  const ticketAdd = usePart(ticketAddPart);
  const patients = usePart(patientsPart);
  const tickets = usePart(ticketsPart);
  const isSending = useValue(submissions.sending).has('ticket-add');
  const list = useValue(patients.data);
  const form = usePopupForm({
    draft: drafts.of('ticket-add'),
    initial: emptyTicket,
    createRules: createTicketAddRules,
  });
  const asking = useAskFirst<ReturnType<typeof samePerson>>();
  const { values, field } = form;
  const isGone = values.user_id !== null && list !== null && !list.some(({ id }) => id === values.user_id);

  function duplicatesOf(entered: TicketAddValues) {
    // After an unknown outcome, a match may be the very ticket that was sent.
    if (submissions.isOutcomeUnknown('ticket-add')) return null;
    const { user_id, user_alternate } = ticketAddRequest(entered);
    const day = clock.today.peek();
    const found = samePerson(tickets.data.peek(), patients.data.peek(), {
      day,
      zone: clock.zone.peek(),
      user_id,
      name: user_alternate,
    });
    return found.length > 0 ? found : null;
  }

  return (
    <>
      {asking.open && (
        <AskFirst title={queueFormTexts.twice.title} confirmLabel={queueFormTexts.twice.confirm} {...asking.open}>
          <p>{queueFormTexts.twice.lead}</p>
          <AffectedPeople people={asking.open.question} />
        </AskFirst>
      )}
      <FormBehind {...asking.behind}>
        <PopupForm
          onSubmit={form.handleSubmit((entered) =>
            asking.ask(duplicatesOf(entered), () => ticketAdd.add(ticketAddRequest(entered))),
          )}
          onCancel={onClose}
          submitLabel={texts.submit}
          isSending={isSending}
          formErrors={form.formErrors}
          onStartOver={form.onStartOver}
        >
          <RadioGroup {...field('patient_type')} label={texts.patientType} data={patientTypes} required />
          {values.patient_type === 'list' ? (
            <PatientSelect {...field('user_id')} unavailable={isGone ? texts.gone : null} />
          ) : (
            <TextField {...field('user_alternate')} label={texts.name} autoComplete="off" required />
          )}
          <RadioGroup {...field('ticket_type')} label={texts.kind} info={texts.kindInfo} data={kinds} required />
          <Switch {...field('is_urgent')} label={texts.urgent} info={texts.urgentInfo} />
          <TextArea {...field('event_note')} label={texts.note} />
        </PopupForm>
      </FormBehind>
    </>
  );
}

export const ticketAddPopup = { title: queueTexts.add, Content: TicketAddPopup };

const patientTypes = [
  { option: texts.patientTypes.list, value: 'list' as const },
  { option: texts.patientTypes.other, value: 'other' as const },
];

const kinds = addedTicketTypes.map((value) => ({ value, option: texts.kinds[value] }));
