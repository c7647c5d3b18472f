import type { ColleagueTitle } from '../../src/features/colleagues/contract';
import type { TicketUser } from '../../src/features/tickets/contract';

/** A record of the contract as this server sends it: ids are numbers, and only the named fields may be null. */
export type Sent<Contract, Nullable extends keyof Contract = never> = {
  [Name in keyof Contract]: Name extends 'id'
    ? number
    : Name extends Nullable
      ? Contract[Name]
      : NonNullable<Contract[Name]>;
};

/** The person of a ticket, a prescription or a payment, as it is sent. */
export interface UserRecord extends Sent<TicketUser> {
  attributes: TicketUser['attributes'] & { fullname: string };
}

/** The columns of a joined `users` that form the record. */
export interface UserColumns {
  user_id: number | null;
  fullname: string | null;
  avatar: string | null;
}

export function userOf({ user_id, fullname, avatar }: UserColumns): UserRecord | null {
  return user_id === null || fullname === null ? null : { id: user_id, attributes: { avatar, fullname } };
}

/** Joined columns with the name of the person who did something. */
export interface HandlerColumns {
  doctor_name: string;
  /** Name of the colleague who did it; null if the doctor did. */
  colleague_name: string | null;
  colleague_title: ColleagueTitle | null;
}

/** „Sestra Jana“ */
export const handlerOf = ({ doctor_name, colleague_name: name, colleague_title: title }: HandlerColumns): string =>
  name === null || title === null ? doctor_name : `${COLLEAGUE_TITLES[title]} ${name}`;

const COLLEAGUE_TITLES: Readonly<Record<ColleagueTitle, string>> = {
  'nurse-female': 'Sestra',
  'nurse-male': 'Zdravotný brat',
  'assistant-female': 'Asistentka',
  'assistant-male': 'Asistent',
};

/** Euros, as they are sent. */
export const inEuros = (cents: number) => cents / 100;

/** „1 234,50 €“, with non-breaking spaces. */
export const amountLabel = (cents: number) => FORMAT.format(inEuros(cents));

const FORMAT = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' });
