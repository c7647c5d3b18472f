import * as v from 'valibot';
import { attributes, optionalObject, optionalText } from './fields';

/** Whom a record is about. It must not be lost, nor its money, over what is wrong with them. */
export const person = v.fallback(
  optionalObject({ attributes: attributes({ avatar: optionalText, fullname: optionalText }) }),
  null,
);
