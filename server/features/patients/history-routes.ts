import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { integer, rule } from '../../../src/api/contract/request-fields';
import { patientAccessLog, patientExport } from '../../../src/features/patients/export.contract';
import {
  historyKinds,
  noteAddRequestSchema,
  patientHistory,
  patientNoteAdd,
} from '../../../src/features/patients/history.contract';
import type { CallRoute } from '../../http/call-routes';
import { sharedChange, type Handle } from '../../http/handle';
import { whoHandles } from '../../http/id-calls';
import { jsonAnswer } from '../../http/json-answer';
import { aboutAsked, aboutSent } from '../../http/log-calls';
import { noRecord, problem } from '../../http/problems';
import { queryOf } from '../../http/request-body';
import type { ServerEnv } from '../../http/server-env';
import { withRequest } from '../../http/validation';
import { isDenied } from '../../identity/rights';
import { incomingOf, observationOf } from '../../observe/observation';
import type { Stores } from '../../stores';
import { ACCESS_ACTIONS } from './accesses';
import type { HistoryPart, HistoryPlace } from './history';
import type { PersonOf } from './notes';
import type { PatientRecord } from './store';

type HistoryStores = Pick<Stores, 'accesses' | 'clock' | 'doctors' | 'events' | 'history' | 'notes' | 'patients'>;

/** A patient's history, notes and export, and who has opened them. */
export function historyRoutes(stores: HistoryStores, handle: Handle): CallRoute[] {
  const isPaging = (c: Context<ServerEnv>) => typeof queryOf(c)['before'] === 'string';
  // The doctor's alone.
  const right = 'practice-settings';
  return [
    handle(
      patientHistory,
      { log: { ...aboutAsked(ACCESS_ACTIONS.history, 'person'), isQuestion: isPaging }, right: 'everybody' },
      opened(stores),
    ),
    handle(patientNoteAdd, { log: aboutSent(ACCESS_ACTIONS.note, 'person'), ...sharedChange }, noteAdded(stores)),
    handle(
      patientExport,
      { log: aboutAsked(ACCESS_ACTIONS.export, 'person'), right },
      aboutPerson(stores, (c, person, patient) =>
        jsonAnswer(c, {
          exported_at: stores.clock.isoOf(stores.clock.now()),
          doctor: stores.doctors.doctorOf(person.doctorId)?.doctor_name ?? null,
          patient,
          items: stores.history.wholeHistoryOf(person),
          accesses: stores.accesses.accessesOf(person),
        }),
      ),
    ),
    handle(
      patientAccessLog,
      { log: aboutAsked(ACCESS_ACTIONS['access-log'], 'person'), right },
      aboutPerson(stores, (c, person) => jsonAnswer(c, stores.accesses.accessesOf(person))),
    ),
  ];
}

function opened(stores: HistoryStores): Handler<ServerEnv> {
  return withRequest(
    pageRequestSchema,
    (c, { id, before }) => {
      const session = c.get('session');
      const patient = stores.patients.personOf(session.doctorId, id);
      if (!patient) return noRecord(c, 'User', id);
      const kinds = historyKinds.filter((kind) => kind !== 'payment' || !isDenied(session, 'payments'));
      const onGap = (error: unknown) => observationOf(incomingOf(c))?.failed(error);
      const person = { doctorId: session.doctorId, userId: id };
      const { items, next, gaps, summary } = stores.history.historyOf(person, { before, kinds, onGap });
      return jsonAnswer(c, {
        ...(before ? {} : { summary: headOf(patient, summary) }),
        items,
        next: next && cursorOf(next),
        kinds,
        gaps,
      });
    },
    { read: queryOf },
  );
}

const headOf = ({ attributes }: PatientRecord, summary: HistoryPart['summary']) => {
  const { fullname, birth_date, insurance_title, phone } = attributes;
  return { fullname, birth_date, insurance_title, phone, unpaid: null, unpaid_formated: null, ...summary };
};

function noteAdded(stores: HistoryStores) {
  return withRequest(noteAddRequestSchema, (c, { id, text, is_warning, replaces_id }) => {
    const { doctorId } = c.get('session');
    if (!stores.patients.personOf(doctorId, id)) return noRecord(c, 'User', id);
    const outcome = stores.notes.addNote({ doctorId, userId: id }, { text, is_warning, replaces_id }, whoHandles(c));
    if (outcome === 'unknown') return noRecord(c, 'PatientNote', replaces_id ?? 0);
    if (outcome === 'superseded') return problem(c, 409, 'The note has already been superseded.');
    return jsonAnswer(c, outcome, 201);
  });
}

/** A question about one of the doctor's people; 404 for anybody else. */
function aboutPerson(
  stores: HistoryStores,
  answer: (c: Context<ServerEnv>, person: PersonOf, patient: PatientRecord) => Response,
): Handler<ServerEnv> {
  return withRequest(
    v.object({ id: integer }),
    (c, { id }) => {
      const { doctorId } = c.get('session');
      const patient = stores.patients.personOf(doctorId, id);
      return patient ? answer(c, { doctorId, userId: id }, patient) : noRecord(c, 'User', id);
    },
    { read: queryOf },
  );
}

const cursorOf = ({ at, kind, id }: HistoryPlace) => Buffer.from(`${at} ${kind} ${id}`).toString('base64url');

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([a-z]+) (\d{1,15})$/;

/** Reads what `cursorOf` wrote. */
function placeOf(cursor: string): HistoryPlace | null {
  const [, at, name, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const kind = historyKinds.find((each) => each === name);
  return at !== undefined && kind ? { at, kind, id: Number(id) } : null;
}

const pageRequestSchema = v.object({
  id: integer,
  before: v.nullish(
    v.pipe(
      v.string(rule('string')),
      v.transform(placeOf),
      v.custom<HistoryPlace>((place) => place !== null, rule('in')),
    ),
    null,
  ),
});
