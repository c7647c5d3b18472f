import * as v from 'valibot';
import { attributes, optionalObject, optionalText, recordId } from './fields';

/** The person of a record, with the user id where the server sends it. A malformed one is `null`, so that the record itself is not left out. */
export const person = v.fallback(
  optionalObject({
    id: v.fallback(v.nullable(recordId), null),
    attributes: attributes({ avatar: optionalText, fullname: optionalText }),
  }),
  null,
);
