import * as v from 'valibot';
import { optionalDate } from '../../api/contract/fields';
import { choice } from '../../api/contract/request-fields';

/** `online` („Ordinuje“), `offline` („Neordinuje“), `ending` („Končím o 30 minút“). */
export const doctorStates = ['online', 'offline', 'ending'] as const;

export type DoctorState = (typeof doctorStates)[number];

const doctorState = v.picklist(doctorStates);

const statusOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'status' in value ? value.status : value;

const withDate = (value: unknown): unknown => ({
  status: statusOf(value),
  date: typeof value === 'object' && value !== null && 'date' in value ? value.date : null,
});

/** `{status, date?}`, or the bare status. `date` is the day on which it was set. */
export const onlineStatus = v.pipe(
  v.unknown(),
  v.transform(withDate),
  v.object({ status: v.fallback(doctorState, 'offline'), date: optionalDate }),
);

/** The stored doctor state: `{status}`, or the bare status. */
export const storedStateSchema = v.pipe(v.unknown(), v.transform(statusOf), doctorState);

/** `POST /api/doctor-state-change`. */
export const doctorStateRequestSchema = v.object({ doctor_state: choice(doctorStates) });

export type DoctorStateRequest = v.InferInput<typeof doctorStateRequestSchema>;
