/**
 * The records of the wire contract, shared with the practice server, and the types of the requests. Fields are named as the server
 * sends them. `null`, an absent field and `""` are all read as `null`; unknown fields are dropped.
 */
export * from './contract/admin';
export * from './contract/answers';
export * from './contract/dashboard';
export type { RecordId } from './contract/fields';
export * from './contract/money';
export * from './contract/office-hours';
export * from './contract/patients';
export * from './contract/settings';
export * from './contract/tickets';
// Types only: the schemas of requests are run by the practice server, and stay out of the bundle.
export type * from './contract/account.requests';
export type * from './contract/admin.requests';
export type * from './contract/money.requests';
export type * from './contract/office-hours.requests';
export type * from './contract/records.requests';
export type * from './contract/session.requests';
export type * from './contract/settings.requests';
export type * from './contract/tickets.requests';
// Import its schemas from its file where they are needed: here they would be in every bundle.
export type * from './contract/account';
