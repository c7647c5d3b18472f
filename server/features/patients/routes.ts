import { createHmac } from 'node:crypto';
import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { integer, rule } from '../../../src/api/contract/request-fields';
import { patientAdd, patientDelete, patients } from '../../../src/features/patients/contract';
import { patientAccessLog, patientExport } from '../../../src/features/patients/export.contract';
import {
  historyKinds,
  noteAddRequestSchema,
  patientHistory,
  patientNoteAdd,
} from '../../../src/features/patients/history.contract';
import { changeOrigin, recordsOf, sharedChange, withId, type CallRoute, type Handle } from '../../http/handle';
import { recordInBody, recordInQuery } from '../../http/log-calls';
import { queryOf } from '../../http/request-body';
import { invalid, jsonResponse, noRecord, problem } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import { brokenRule, withRequest } from '../../http/validation';
import { isDenied } from '../../identity/logins';
import { incomingOf, observationOf } from '../../observe/observer';
import type { Stores } from '../../stores';
import { ACCESS_ACTIONS, type HistoryPart, type HistoryPosition } from './history';
import type { PatientRecord, PersonOf } from './store';

export function patientRoutes(stores: Pick<Stores, 'events' | 'patients'>, handle: Handle): CallRoute[] {
  return [
    handle(
      patients,
      { log: { action: 'patients.opened', oncePer: 'hour' }, right: 'everybody' },
      recordsOf(stores.patients.patientsOf),
    ),
    handle(
      patientAdd,
      { log: recordInBody('patient.added', 'person'), ...sharedChange },
      withId((c, id) => {
        const { doctorId } = c.get('session');
        const patient = stores.patients.addVisitorAsPatient(doctorId, id);
        if (!patient) return noRecord(c, 'User', id);
        // Tickets show who is a patient, so the doctor's other panels reload them.
        stores.events.announceChange(doctorId, 'update-waiting-tickets', changeOrigin(c));
        return jsonResponse(c, patient);
      }),
    ),
    handle(
      patientDelete,
      { log: recordInBody('patient.removed', 'person'), ...sharedChange },
      withId((c, id) => {
        const { doctorId } = c.get('session');
        if (!stores.patients.removePatient(doctorId, id)) return noRecord(c, 'Patient', id);
        // The tickets show who is a patient.
        stores.events.announceChange(doctorId, 'update-waiting-tickets', changeOrigin(c));
        return jsonResponse(c, { id });
      }),
    ),
  ];
}

type HistoryStores = Pick<
  Stores,
  'accesses' | 'clock' | 'doctors' | 'events' | 'history' | 'notes' | 'patients' | 'realtimeSecret'
>;

/** A patient's history, notes and export, and who has opened them. */
export function historyRoutes(stores: HistoryStores, handle: Handle): CallRoute[] {
  const isPaging = (c: Context<ServerEnv>) => typeof queryOf(c)['before'] === 'string';
  // Only for the doctor.
  const right = 'practice-settings';
  return [
    handle(
      patientHistory,
      { log: { ...recordInQuery(ACCESS_ACTIONS.history, 'person'), onlyRefusals: isPaging }, right: 'everybody' },
      opened(stores),
    ),
    handle(
      patientNoteAdd,
      { log: recordInBody(ACCESS_ACTIONS.note, 'person'), ...sharedChange },
      withRequest(noteAddRequestSchema, (c, { id, text, is_warning, replaces_id }) => {
        const { doctorId } = c.get('session');
        if (!stores.patients.personOf(doctorId, id)) return noRecord(c, 'User', id);
        const options = changeOrigin(c);
        const outcome = stores.notes.addNote({ doctorId, userId: id }, { text, is_warning, replaces_id }, options);
        if (outcome === 'unknown') return noRecord(c, 'PatientNote', replaces_id ?? 0);
        if (outcome === 'superseded') return problem(c, 409, 'The note has already been superseded.');
        stores.events.announceChange(doctorId, 'update-patient-history', options);
        return jsonResponse(c, outcome, 201);
      }),
    ),
    handle(
      patientExport,
      { log: recordInQuery(ACCESS_ACTIONS.export, 'person'), right },
      aboutPerson(stores, (c, person, patient) =>
        jsonResponse(c, {
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
      { log: recordInQuery(ACCESS_ACTIONS['access-log'], 'person'), right },
      aboutPerson(stores, (c, person) => jsonResponse(c, stores.accesses.accessesOf(person))),
    ),
  ];
}

function opened(stores: HistoryStores): Handler<ServerEnv> {
  const { cursorOf, positionOf } = createHistoryCursors(stores.realtimeSecret);
  return withRequest(
    pageRequestSchema,
    (c, { id, before: cursor }) => {
      const session = c.get('session');
      const patient = stores.patients.personOf(session.doctorId, id);
      if (!patient) return noRecord(c, 'User', id);
      const person = { doctorId: session.doctorId, userId: id };
      const before = cursor === null ? null : positionOf(person, cursor);
      if (cursor !== null && !before) return invalid(c, brokenRule('before', 'in'));
      const kinds = historyKinds.filter((kind) => kind !== 'payment' || !isDenied(session, 'payments'));
      const onGap = (error: unknown) => observationOf(incomingOf(c))?.failed(error);
      const { items, next, gaps, summary } = stores.history.historyOf(person, { before, kinds, onGap });
      return jsonResponse(c, {
        ...(before ? {} : { summary: headOf(patient, summary) }),
        items,
        next: next && cursorOf(person, next),
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

/** A read of a person's data; 404 for people without any record of this doctor. */
function aboutPerson(
  stores: HistoryStores,
  respond: (c: Context<ServerEnv>, person: PersonOf, patient: PatientRecord) => Response,
): Handler<ServerEnv> {
  return withRequest(
    v.object({ id: integer }),
    (c, { id }) => {
      const { doctorId } = c.get('session');
      const patient = stores.patients.personOf(doctorId, id);
      return patient ? respond(c, { doctorId, userId: id }, patient) : noRecord(c, 'User', id);
    },
    { read: queryOf },
  );
}

const pageRequestSchema = v.object({ id: integer, before: v.nullish(v.string(rule('string')), null) });

/**
 * Signed cursors of pages. Only this server can make them, because a page with a cursor is not logged: its history must have been opened
 * before.
 */
function createHistoryCursors(secret: string) {
  const cursorOf = ({ doctorId, userId }: PersonOf, { at, kind, id }: HistoryPosition): string => {
    const position = `${at} ${kind} ${id}`;
    const signature = createHmac('sha256', secret)
      .update(`history ${doctorId} ${userId} ${position}`)
      .digest('base64url');
    return `${Buffer.from(position).toString('base64url')}.${signature}`;
  };
  return {
    cursorOf,
    /** `null` for a text that this server did not make for this person and doctor. */
    positionOf(person: PersonOf, cursor: string): HistoryPosition | null {
      const [, at, name, id] = POSITION.exec(Buffer.from(cursor.split('.')[0] ?? '', 'base64url').toString()) ?? [];
      const kind = historyKinds.find((each) => each === name);
      const position = at !== undefined && kind ? { at, kind, id: Number(id) } : null;
      return position && cursorOf(person, position) === cursor ? position : null;
    },
  };
}

const POSITION = /^(\S+) ([a-z]+) (\d{1,15})$/;
