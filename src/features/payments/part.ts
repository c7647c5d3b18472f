import { payments } from './contract';
import { definePart } from '../../state/parts';
import { createRecordList } from '../../state/resources/record-list';

export const paymentsPart = definePart(({ client, recovery }) =>
  createRecordList((request) => client.call(payments, null, request), { recovery }),
);
