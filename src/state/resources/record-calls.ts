/** The calls by which the dashboard, the transactions and the payouts are loaded. */
export { dashboard } from '../../api/calls/dashboard';
export { payments } from '../../api/calls/payments';
export { payouts } from '../../api/calls/payouts';
