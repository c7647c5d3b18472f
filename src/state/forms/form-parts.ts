/** What the forms need once one of them is used: their calls, and what each sends and changes. */
export * from '../../api/form-calls';
export * as requests from './form-requests';
