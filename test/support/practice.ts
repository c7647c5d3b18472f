import { executeServerCommand } from '@web/test-runner-commands';
import type { Doctor } from '../../server/features/doctors/store';
import type { SettingValue } from '../../server/features/settings/store';
import type { NotificationRecord } from '../../server/features/notifications/store';
import type { PatientRecord } from '../../server/features/patients/store';
import type { ReceptRecord, ReceptStatus } from '../../server/features/prescriptions/store';
import type { PracticeSetup } from './server/practice-plugin';
import type { AbsenceRecord } from '../../server/features/absences/store';
import type { DoctorState } from '../../src/features/doctor-state/contract';
import type { OfficeHoursRecord } from '../../server/features/office-hours/store';
import type { SpecialAnnouncementRecord } from '../../server/features/announcements/store';
import type { RecordIds, StoredPayout } from './server/practice-records';
import type { HandledTicketRecord } from '../../server/features/tickets/handled-tickets';
import type { TicketGroupRecord } from '../../server/features/tickets/waiting-list';
import type { Fault } from './server/gateway';

export type NewTicket = NonNullable<PracticeSetup['tickets']>[number];

/** A test's own practice on the real server. */
export interface TestPractice {
  doctorId: number;
  code: string;
  email: string;
  password: string;
  token: string;
  /** The ids of the tickets of the set-up, in order. */
  ids: number[];
  /** The other doctors of the set-up, in order. */
  substitutes: { id: number; doctor_name: string }[];
  /** The ids of the other records of the set-up, by kind and in order. */
  recordIds: RecordIds;
  /** The practice's lane through the gateway, used in `api-base`. */
  lane: string;
}

async function command<T>(name: string, payload: object): Promise<T> {
  const answer: { result: T } = await executeServerCommand(name, payload);
  return answer.result;
}

/** `setup`: everything except the tickets. */
export const createPractice = (tickets: NewTicket[] = [], setup: Omit<PracticeSetup, 'tickets'> = {}) =>
  command<TestPractice>('practice:create', { tickets, ...setup });

export const sendPost = ({ lane }: Pick<TestPractice, 'lane'>, path: string, body: object, token?: string) =>
  fetch(`/lane/${lane}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

// Changes by another client, which the server announces.
export const addTicket = ({ doctorId }: TestPractice, ticket: NewTicket) =>
  command<number>('practice:add', { doctorId, ticket });
export const nextElsewhere = ({ doctorId }: TestPractice, id: number) => command('practice:next', { doctorId, id });
export const returnElsewhere = ({ doctorId }: TestPractice, id: number, isSilent = false) =>
  command('practice:return', { doctorId, id, isSilent });
export const moveElsewhere = (practice: TestPractice, body: object) =>
  sendPost(practice, '/api/ticket-move', body, practice.token);
export const acceptElsewhere = ({ doctorId }: TestPractice, id: number) =>
  command('practice:accept-recept', { doctorId, id });
/** Requests a prescription as a patient; the server announces the request and its notification. */
export const askForRecept = ({ doctorId }: TestPractice, request: { name: string; medicine: string; note?: string }) =>
  command<number>('practice:ask-recept', { doctorId, request: { ...request, request_id: crypto.randomUUID() } });
/** Adds a notification; `content` is HTML. */
export const notify = ({ doctorId }: TestPractice, notification: NonNullable<PracticeSetup['notifications']>[number]) =>
  command<number>('practice:notify', { doctorId, notification });
// Changes that the server does not announce.
export const removePatientElsewhere = ({ doctorId }: TestPractice, id: number) =>
  command('practice:remove-patient', { doctorId, id });
export const nextUnannounced = ({ doctorId }: TestPractice, id: number) =>
  command('practice:quiet-next', { doctorId, id });
export const announce = ({ doctorId }: TestPractice, action: string) =>
  command('practice:announce', { doctorId, action });

// Records that the server has stored.
const stored =
  <T>(kind: string) =>
  ({ doctorId }: TestPractice) =>
    command<T>(`practice:${kind}`, { doctorId });
export const storedTickets = stored<TicketGroupRecord[]>('tickets');
/** Tickets served, cancelled or missed today, newest first. */
export const storedHandled = stored<HandledTicketRecord[]>('handled');
export const storedPatients = stored<PatientRecord[]>('patients');
/** Pending prescriptions. */
export const storedRecepts = stored<ReceptRecord[]>('recepts');
export const receptStatus = ({ doctorId }: TestPractice, id: number) =>
  command<ReceptStatus | null>('practice:recept-status', { doctorId, id });
export const storedNotifications = stored<NotificationRecord[]>('notifications');
/** Newest month first, each with its invoice's name, type and size in bytes. */
export const storedPayouts = stored<StoredPayout[]>('payouts');
export const storedSettings = stored<Record<string, SettingValue>>('settings');
/** The doctor's name, picture and profile. */
export const storedDoctor = stored<Doctor>('doctor');
export const storedOfficeHours = stored<OfficeHoursRecord[]>('office-hours');
export const storedAbsences = stored<AbsenceRecord[]>('absences');
export const storedAnnouncement = stored<SpecialAnnouncementRecord | null>('announcement');
export const storedDoctorState = stored<DoctorState>('doctor-state');
export const isSession = (token: string) => command<boolean>('practice:session', { token });
/** Address of the server without the gateway: another origin than the page's, allowed by the server. */
export const serverUrl = () => command<string>('practice:url', {});
/** Starts another session of the doctor; resolves with its token. */
export async function anotherToken({ email, password, lane }: TestPractice): Promise<string> {
  const answer = await sendPost({ lane }, '/api/admin/login', { username: email, password });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}
export const endSession = (token: string) => command('practice:end-session', { token });

/** Makes calls through the practice's lane fail or wait. */
export const breakCall = (lane: string, fault: Fault) => command('gateway:fault', { lane, fault });
/** Clears all faults, or those whose path begins with `path`: test files share the lane „host“. */
export const clearFaults = (lane: string, path = '') => command('gateway:clear', { lane, path });
export const answerWith = (lane: string, path: string, status: number, body: string, headers = {}, times?: number) =>
  breakCall(lane, { kind: 'answer', path, answer: { status, body, headers }, ...(times ? { times } : {}) });
export const release = (lane: string, path: string) => command('gateway:release', { lane, path });
export const untilHeld = (lane: string, path: string, count = 1) =>
  command('gateway:until-held', { lane, path, count });
export const untilSeen = (lane: string, path: string, count = 1) =>
  command('gateway:until-seen', { lane, path, count });
export const untilAnswered = (lane: string, path: string, count = 1) =>
  command('gateway:until-answered', { lane, path, count });
export const cutSockets = (isRefusing = false) => command('gateway:cut-sockets', { isRefusing });
/** Open sockets stay open without transmitting anything. */
export const muteSockets = () => command('gateway:mute-sockets', {});
export const openSockets = () => command<number>('gateway:open-sockets', {});

export interface SeenCall {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  /** The first 4 000 characters of the body. */
  body: string;
}
export const seenCalls = async (lane: string, path?: string) =>
  (await command<SeenCall[]>('gateway:seen', { lane })).filter((call) => path === undefined || call.path === path);
export const forgetCalls = (lane: string) => command('gateway:forget', { lane });
