import * as v from 'valibot';
import { attributes, optionalObject, optionalText } from './fields';

/** The person of a record. A malformed one is `null`, so that the record itself is not left out. */
export const person = v.fallback(
  optionalObject({ attributes: attributes({ avatar: optionalText, fullname: optionalText }) }),
  null,
);
