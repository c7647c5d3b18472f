import { absenceAdd } from '../src/features/absences/contract';
import { specialAnnouncementAdd } from '../src/features/announcements/requests.contract';
import { eventAdd } from '../src/features/appointments/contract';
import { officeHoursAdd, officeHoursRemove } from '../src/features/office-hours/contract';
import { ticketReject } from '../src/features/tickets/contract';
import type { Call } from '../src/api/define-call';
import { isAnswer, isGood, type Client } from './client';
import { fieldsWithErrors, MENDS, wordsOf } from './words';
import type { CheckOptions } from './options';
import { callId } from './paths';
import { whyLeftOut } from './read-calls';
import { fieldOf, idIn } from './reading';
import type { Report } from './report';
import type { Session } from './session';

interface EmptyForm {
  call: Call;
  body: object;
  /** At least one of these fields must have an error. */
  fields: readonly string[];
  /** Removes the record if the backend stores it by mistake. */
  removal?: Call;
}

/** Removable forms first, in case a backend stores them. */
const FORMS: readonly EmptyForm[] = [
  {
    call: eventAdd,
    body: {
      ticket_type: null,
      ticket_value: { day: null, time: null },
      event_note: null,
      user_id: null,
      user_alternate: null,
    },
    fields: ['ticket_type', 'ticket_value', 'ticket_value.day', 'ticket_value.time'],
    removal: ticketReject,
  },
  {
    call: officeHoursAdd,
    body: { hours_name: null, hours_type: null, approximate_time_on_patient: null, time_schedules: [] },
    fields: ['hours_name', 'hours_type', 'approximate_time_on_patient'],
    removal: officeHoursRemove,
  },
  {
    call: absenceAdd,
    body: { absence_from: null, absence_to: null, supplier_id: null, supplier_name: null },
    fields: ['absence_from', 'absence_to'],
  },
  {
    call: specialAnnouncementAdd,
    body: { expired_at: null, note: null },
    fields: ['expired_at', 'note'],
  },
];

/** Sends empty forms, which must be refused by field. Stops after a form that was stored. */
export async function checkForms(
  options: CheckOptions,
  session: Session | null,
  client: Client,
  report: Report,
): Promise<void> {
  let blocked = options.mayWrite ? (session ? null : 'needs a login') : 'needs --write';
  for (const form of FORMS) {
    const { call } = form;
    const line = report.line(
      `forms.${callId(call)}`,
      `An empty form is refused by field: POST ${options.pathOf(call)}`,
    );
    const why = whyLeftOut(options, call) ?? blocked;
    if (why !== null || !session) {
      line.unseen(why ?? 'needs a login');
      continue;
    }
    const { token } = session;
    const outcome = await client.call(call, { token, body: form.body });
    const fields = isAnswer(outcome) && outcome.status === 422 ? fieldsWithErrors(outcome.body) : null;
    if (fields?.some((field) => form.fields.includes(field))) {
      line.holds();
      continue;
    }
    const fault = { expected: `422 with {errors: {${form.fields[0] ?? ''}: [text]}}`, mend: MENDS.validation };
    if (!isGood(outcome)) {
      line.missing({ ...fault, came: fields ? '422 with errors of other fields' : wordsOf(outcome) });
      continue;
    }
    blocked = 'the form before was stored';
    const isRemoved = await takeBack(form, idIn(fieldOf(outcome.body, 'form_value')));
    line.missing({
      ...fault,
      came: `${outcome.status}: it was stored${isRemoved ? ', and taken back' : '. Remove it by hand'}`,
    });
  }

  async function takeBack({ removal }: EmptyForm, id: string | number | null): Promise<boolean> {
    if (!removal || !session || id === null) return false;
    return isGood(await client.call(removal, { token: session.token, body: { id } }));
  }
}
