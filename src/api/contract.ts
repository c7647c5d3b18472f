/**
 * The records of the wire, as both ends of it read them, and the types of the requests. Field names stay as the server sends them.
 * `null`, an absent field and `""` mean the same and arrive here as `null`; fields that are not named are dropped.
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
export type * from './contract/admin.requests';
export type * from './contract/money.requests';
export type * from './contract/office-hours.requests';
export type * from './contract/records.requests';
export type * from './contract/session.requests';
export type * from './contract/settings.requests';
export type * from './contract/tickets.requests';
