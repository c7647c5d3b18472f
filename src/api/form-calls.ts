/**
 * The calls that send what a doctor entered, and that load what the forms are about: office hours, and what can be booked. All reject with
 * a `Failure`; one of kind `validation` carries errors by field.
 */
import type * as v from 'valibot';
import { storedValue } from './calls';
import type { CallOptions, Client, PostOptions } from './client';
import * as contract from './contract';
import type { TicketAddRequest } from './contract/queue.requests';
import { Failure } from './failure';
import { withRows } from './office-hours-rows';
import { readList, readRecord } from './read';
import { upload, type UploadOptions } from './upload';
import { formTexts } from '../texts/forms';

/** `POST /api/admin/register` → the session token, or `null` where the login has to follow. */
export async function register(
  client: Client,
  path: string,
  registration: contract.RegistrationRequest,
): Promise<string | null> {
  const answer = await client.post(path, registration, { authorized: false });
  return readRecord(contract.registrationSchema, answer).access_token;
}

/** `POST /api/doctor-state-change` → the stored state. */
export async function changeDoctorState(
  client: Client,
  path: string,
  doctor_state: contract.DoctorState,
  options?: PostOptions,
): Promise<contract.DoctorState> {
  return postForm(
    client,
    path,
    { doctor_state } satisfies contract.DoctorStateRequest,
    contract.storedStateSchema,
    options,
  );
}

/** `GET /api/office-hours-get`. */
export async function getOfficeHours(
  client: Client,
  path: string,
  options: CallOptions,
): Promise<contract.OfficeHours[]> {
  return readList('office hours', contract.officeHoursSchema, await client.get(path, options)).map(withRows);
}

/** `POST /api/office-hours-add` → the stored record. */
export async function addOfficeHours(
  client: Client,
  path: string,
  request: contract.OfficeHoursRequest,
  options?: PostOptions,
): Promise<contract.OfficeHours> {
  return withRows(await postForm(client, path, request, contract.officeHoursSchema, options));
}

/** `POST /api/absence-add` → the stored absence. */
export async function addAbsence(
  client: Client,
  path: string,
  request: contract.AbsenceRequest,
  options?: PostOptions,
): Promise<contract.Absence> {
  return postForm(client, path, request, contract.absenceSchema, options);
}

/** `POST /api/event-add` → the new appointment's ticket. */
export async function addEvent(
  client: Client,
  path: string,
  request: contract.AppointmentRequest,
  options?: PostOptions,
): Promise<contract.Ticket> {
  return postForm(client, path, request, contract.ticketSchema, options);
}

/** `POST /api/ticket-add`, of a server with that capability → the new ticket. */
export async function addTicket(
  client: Client,
  request: TicketAddRequest,
  options?: PostOptions,
): Promise<contract.Ticket> {
  return postForm(client, '/api/ticket-add', request, contract.ticketSchema, options);
}

/** `POST /api/special-announcements-add` → the stored announcement. */
export async function addAnnouncement(
  client: Client,
  path: string,
  request: contract.AnnouncementRequest,
  options?: PostOptions,
): Promise<contract.Announcement> {
  return postForm(client, path, request, contract.announcementSchema, options);
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
  body.set('invoice_file' satisfies keyof contract.InvoiceRequest, await inMemory(file, 'invoice_file'));
  await upload(client, path, body, options);
}

/** `GET /api/schedules` → the days on which an appointment can be made. */
export async function getSchedules(
  client: Client,
  path: string,
  options: CallOptions,
): Promise<contract.ScheduleDay[]> {
  return readList('schedule day', contract.scheduleDaySchema, await client.get(path, options));
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

/** `POST /api/profile-store` of an image, multipart. Resolves with its URL; `undefined` where the server does not tell. */
export async function storeImage(
  client: Client,
  path: string,
  name: string,
  value: File,
  options: UploadOptions,
): Promise<unknown> {
  const body = new FormData();
  body.set('name' satisfies keyof contract.ProfileRequest, name);
  body.set('value' satisfies keyof contract.ProfileRequest, await inMemory(value, 'value'));
  return storedValue(await upload(client, path, body, options), undefined);
}

/**
 * A chosen file is only a reference: one that was changed, moved or deleted since cannot be read. Rejects then as if the server had
 * refused the field; nothing is sent.
 */
async function inMemory(file: File, field: string): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch (cause) {
    throw new Failure('validation', 422, { [field]: [formTexts.file.changed] }, null, { cause });
  }
}

async function postForm<Schema extends v.GenericSchema>(
  client: Client,
  path: string,
  body: Readonly<Record<string, unknown>>,
  schema: Schema,
  options?: PostOptions,
): Promise<v.InferOutput<Schema>> {
  const { form_value } = readRecord(contract.formAnswerSchema, await client.post(path, body, options));
  return readRecord(schema, form_value);
}
