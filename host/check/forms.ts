import { isAnswer, isGood, type Client } from './client';
import { MENDS } from './mends';
import type { CheckOptions } from './options';
import type { Paths } from './paths';
import { fieldOf } from './reading';
import type { Report } from './report';
import type { Session } from './session';
import { fieldsWithErrors } from './validation-shape';
import { wordsOf } from './words';

interface EmptyForm {
  id: string;
  path(paths: Paths): string;
  body: object;
  /** Of these at least one has to have an error. */
  fields: readonly string[];
  /** Also the waiting room and the hot panel alone have this form. */
  isOfRoom?: boolean;
  /** Takes back what should not have been stored. */
  removal?: (paths: Paths) => string;
}

/** First those that can be taken back, should a backend store them. */
const FORMS: readonly EmptyForm[] = [
  {
    id: 'event-add',
    path: (paths) => paths.eventAdd,
    body: {
      ticket_type: null,
      ticket_value: { day: null, time: null },
      event_note: null,
      user_id: null,
      user_alternate: null,
    },
    fields: ['ticket_type', 'ticket_value', 'ticket_value.day', 'ticket_value.time'],
    removal: (paths) => paths.ticketReject,
  },
  {
    id: 'office-hours-add',
    path: (paths) => paths.officeHoursAdd,
    body: { hours_name: null, hours_type: null, approximate_time_on_patient: null, time_schedules: [] },
    fields: ['hours_name', 'hours_type', 'approximate_time_on_patient'],
    removal: (paths) => paths.officeHoursRemove,
  },
  {
    id: 'absence-add',
    path: (paths) => paths.absenceAdd,
    body: { absence_from: null, absence_to: null, supplier_id: null, supplier_name: null },
    fields: ['absence_from', 'absence_to'],
  },
  {
    id: 'special-announcements-add',
    isOfRoom: true,
    path: (paths) => paths.specialAnnouncementAdd,
    body: { expired_at: null, note: null },
    fields: ['expired_at', 'note'],
  },
];

/** Sends empty forms, which must be refused by field. After one that was stored no other is sent. */
export async function checkForms(
  { paths, mayWrite, element }: CheckOptions,
  session: Session | null,
  client: Client,
  report: Report,
): Promise<void> {
  let why = mayWrite ? (session ? null : 'needs a login') : 'needs --write';
  for (const form of FORMS) {
    const path = form.path(paths);
    const line = report.line(`forms.${form.id}`, `An empty form is refused by field: POST ${path}`);
    if (element !== 'admin' && !form.isOfRoom) {
      line.unseen(`<ordinacia-${element}> does not need it`);
      continue;
    }
    if (why !== null || !session) {
      line.unseen(why ?? 'needs a login');
      continue;
    }
    const { token } = session;
    const outcome = await client.call('POST', path, { token, body: form.body });
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
    why = 'the form before was stored';
    const isRemoved = await takeBack(form, fieldOf(fieldOf(outcome.body, 'form_value'), 'id'));
    line.missing({
      ...fault,
      came: `${outcome.status}: it was stored${isRemoved ? ', and taken back' : '. Remove it by hand'}`,
    });
  }

  async function takeBack({ removal }: EmptyForm, id: unknown): Promise<boolean> {
    if (!removal || !session || (typeof id !== 'string' && typeof id !== 'number')) return false;
    return isGood(await client.call('POST', removal(paths), { token: session.token, body: { id } }));
  }
}
