import * as v from 'valibot';
import { attributes, optionalObject, optionalText, recordId } from './fields';

/** The person of a record, with the user id if the server sends it. `null` if malformed, so that the record itself is kept. */
export const person = v.fallback(
  optionalObject({
    id: v.fallback(v.nullable(recordId), null),
    attributes: attributes({ avatar: optionalText, fullname: optionalText }),
  }),
  null,
);
