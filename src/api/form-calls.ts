/** The calls that submit forms. All reject with a `Failure`; one of kind `validation` has errors by field. */
import type * as v from 'valibot';
import type { Client, UploadOptions } from './client';
import * as contract from './contract';
import { withRows } from './office-hours-rows';
import { findRecord, readList, readRecord } from './read';

/** `POST /api/doctor-state-change` → the stored state. */
export async function changeDoctorState(
  client: Client,
  path: string,
  doctor_state: contract.DoctorState,
): Promise<contract.DoctorState> {
  return postForm(client, path, { doctor_state } satisfies contract.DoctorStateRequest, contract.storedStateSchema);
}

/** `POST /api/office-hours-add` → the stored record. */
export async function addOfficeHours(
  client: Client,
  path: string,
  request: contract.OfficeHoursRequest,
): Promise<contract.OfficeHours> {
  return withRows(await postForm(client, path, request, contract.officeHoursSchema));
}

/** `POST /api/absence-add` → the stored absence. */
export async function addAbsence(
  client: Client,
  path: string,
  request: contract.AbsenceRequest,
): Promise<contract.Absence> {
  return postForm(client, path, request, contract.absenceSchema);
}

/** `POST /api/event-add` → the new appointment's ticket. */
export async function addEvent(
  client: Client,
  path: string,
  request: contract.AppointmentRequest,
): Promise<contract.Ticket> {
  return postForm(client, path, request, contract.ticketSchema);
}

/** `POST /api/special-announcements-add` → the stored announcement. */
export async function addAnnouncement(
  client: Client,
  path: string,
  request: contract.AnnouncementRequest,
): Promise<contract.Announcement> {
  return postForm(client, path, request, contract.announcementSchema);
}

/** `POST /api/invoice-upload`, multipart. */
export async function uploadInvoice(
  client: Client,
  path: string,
  payoutId: contract.RecordId,
  file: File,
  options: UploadOptions,
): Promise<void> {
  const body = new FormData();
  body.set('payouts_id' satisfies keyof contract.InvoiceRequest, String(payoutId));
  body.set('invoice_file' satisfies keyof contract.InvoiceRequest, file);
  await client.upload(path, body, options);
}

/** `GET /api/schedules` → the days on which an appointment can be made. */
export async function getSchedules(client: Client, path: string, signal: AbortSignal): Promise<contract.ScheduleDay[]> {
  return readList('schedule day', contract.scheduleDaySchema, await client.get(path, { signal }));
}

/** `POST /api/schedule-times`: the free times of a day (`YYYY-MM-DD`). */
export async function getScheduleTimes(
  client: Client,
  path: string,
  date: string,
  signal: AbortSignal,
): Promise<contract.ScheduleTime[]> {
  const answer = await client.post(path, { date, type: 'schedule' } satisfies contract.ScheduleTimesRequest, {
    signal,
  });
  return readList('schedule time', contract.scheduleTimeSchema, answer);
}

/** `POST /api{path}`: one setting, or one field of the profile. Resolves with the value as it was stored. */
export async function storeSetting(client: Client, path: string, name: string, value: unknown): Promise<unknown> {
  const sent = typeof value === 'string' ? value.trim() || null : value;
  // `keepalive`: the page may be closing.
  return storedValue(
    await client.post(path, { name, value: sent } satisfies contract.Setting, { keepalive: true }),
    sent,
  );
}

/** The same for an image, multipart. Resolves with its URL; `undefined` where the server does not return it. */
export async function storeImage(
  client: Client,
  path: string,
  name: string,
  value: File,
  options: UploadOptions,
): Promise<unknown> {
  const body = new FormData();
  body.set('name' satisfies keyof contract.ProfileRequest, name);
  body.set('value' satisfies keyof contract.ProfileRequest, value);
  return storedValue(await client.upload(path, body, options), undefined);
}

/** The specification leaves the answer open: without a record the sent value is taken. */
function storedValue(answer: unknown, sent: unknown): unknown {
  const stored = findRecord(contract.settingSchema, answer);
  return stored ? stored.record.value : sent;
}

async function postForm<Schema extends v.GenericSchema>(
  client: Client,
  path: string,
  body: Readonly<Record<string, unknown>>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { form_value } = readRecord(contract.formAnswerSchema, await client.post(path, body));
  return readRecord(schema, form_value);
}
