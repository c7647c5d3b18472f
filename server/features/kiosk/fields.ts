/** The fields that the kiosk sends, with the messages that patients see at them. */
import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { appointmentTypes } from '../../../src/features/office-hours/contract';
import { isDay, isTimeOfDay } from '../../../src/api/contract/request-fields';
import { RequestIdTaken } from '../../lib/errors';
import { invalid } from '../../http/responses';
import type { KioskAccess, ServerEnv } from '../../http/server-env';
import { withRequest, type RequestOptions } from '../../http/validation';
import { singleLine } from '../../lib/text';
import type { Doctor } from '../doctors/store';

const TRY_AGAIN = 'Skúste to, prosím, ešte raz od začiatku.';

/** The doctor of the chosen practice, by its code, among the practices that the device reaches. */
export const chosenDoctor = ({ practices }: KioskAccess) =>
  v.pipe(
    given(NO_PRACTICE),
    v.transform((code) => practices().find((doctor) => doctor.code === code)),
    v.custom<Doctor>((doctor) => doctor !== undefined, NO_PRACTICE),
  );

/** A single line without invisible characters; null when empty. */
export const optionalLine = (maximum: number) =>
  v.pipe(
    line(maximum),
    v.transform((text) => text || null),
  );

export const requiredLine = (maximum: number, message: string) => v.pipe(line(maximum), v.nonEmpty(message));

/** Made by the kiosk for each visit, so that a repeated request cannot take two tickets. */
export const requestId = given(TRY_AGAIN, (text) => /^[\w-]{16,64}$/.test(text));

export const chosenDay = given('Vyberte deň zo zoznamu.', isDay);

export const chosenTime = given('Vyberte čas zo zoznamu.', isTimeOfDay);

export const appointmentType = v.nullish(v.picklist(appointmentTypes, 'Vyberte druh termínu zo zoznamu.'), 'schedule');

const NO_PRACTICE = 'Vyberte ambulanciu zo zoznamu.';

function line(maximum: number) {
  return v.pipe(
    v.nullish(v.string('Napíšte text.'), ''),
    v.transform(singleLine),
    v.maxLength(maximum, `Text môže mať najviac ${maximum} znakov.`),
  );
}

/** A required text, with one message for every error. */
function given(message: string, isRight: (text: string) => boolean = () => true) {
  return v.pipe(v.nullish(v.string(message), ''), v.check(isRight, message));
}

/** A kiosk call, whose schema has its own messages. */
export function withKioskRequest<const Schema extends v.GenericSchema>(
  schema: Schema | ((c: Context<ServerEnv>) => Schema),
  respond: (c: Context<ServerEnv>, request: v.InferOutput<Schema>) => Response,
  options: Pick<RequestOptions, 'read'> = {},
): Handler<ServerEnv> {
  return withRequest(
    schema,
    (c, request) => {
      try {
        return respond(c, request);
      } catch (error) {
        if (!(error instanceof RequestIdTaken)) throw error;
        return invalid(c, { request_id: [TRY_AGAIN] });
      }
    },
    { ...options, messageOf: ({ message }) => message },
  );
}
