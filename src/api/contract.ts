/**
 * The records of the wire, as both ends of it read them. Field names stay as the server sends them.
 * `null`, an absent field and `""` mean the same and arrive here as `null`; fields that are not named are dropped.
 */
export * from './contract/admin';
export * from './contract/answers';
export * from './contract/dashboard';
export * from './contract/money';
export * from './contract/office-hours';
export * from './contract/patients';
export * from './contract/settings';
export * from './contract/tickets';
export type { RecordId } from './fields';
