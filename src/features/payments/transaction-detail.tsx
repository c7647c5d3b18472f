import { use } from 'react';
import { useValue, usePart } from '../../state/react/use-store';
import { paymentTexts as texts } from '../../texts/payments';
import { Avatar, Sensitive } from '../../ui/content/personal';
import { Badge } from '../../ui/feedback/badge';
import { Item, Items } from '../../ui/lists/items';
import { CloseRow } from '../../ui/overlays/close-row';
import { Dialog } from '../../ui/overlays/dialog';
import { css } from '../../ui/style/style';
import { RecordLinksContext, isSameId } from '../patients/person';
import type { Transaction } from './transaction';
import { amountText, dateText, stateBadges, stateText } from './transaction-text';
import { patientsPart } from '../patients';

/** All fields of one transaction, in full length. */
export function TransactionDetail({ transaction, onClose }: { transaction: Transaction; onClose(): void }) {
  const { payment, patient, state } = transaction;
  const { variant, Icon } = stateBadges[state];
  return (
    <Dialog title={texts.detail.title} onClose={onClose}>
      <div className={body} data-reveals>
        {patient !== null && (
          <div className={person}>
            <Avatar name={patient} source={payment.user?.attributes.avatar ?? null} isLarge />
            <div>
              <Sensitive className={name}>{patient}</Sensitive>
              <PatientLink transaction={transaction} />
            </div>
          </div>
        )}
        <Items>
          {patient === null && <Item name={texts.columns.patient}>{texts.withoutPatient}</Item>}
          <Item name={texts.columns.title} isWide>
            {payment.payment_title ?? texts.withoutTitle}
          </Item>
          <Item name={texts.columns.amount}>{amountText(payment)}</Item>
          <Item name={texts.columns.state}>
            <Badge variant={variant} Icon={Icon}>
              {stateText(transaction)}
            </Badge>
          </Item>
          <Item name={texts.columns.date}>{dateText(transaction)}</Item>
          <Item name={texts.detail.number}>{payment.id}</Item>
        </Items>
      </div>
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}

/** Only for a patient on the doctor's list: anybody else has no detail there. */
function PatientLink({ transaction: { payment } }: { transaction: Transaction }) {
  const links = use(RecordLinksContext);
  const userId = payment.user?.id ?? null;
  const patients = useValue(usePart(patientsPart).data);
  const patient = patients?.find(({ id }) => isSameId(userId, id));
  return (
    links &&
    patient && (
      <links.Link to={links.patientPath(patient.id)} className={link}>
        {texts.detail.patient}
      </links.Link>
    )
  );
}

const body = css`
  display: grid;
  gap: 18px;
`;

const person = css`
  display: flex;
  align-items: center;
  gap: 14px;
  & > div {
    display: grid;
    justify-items: start;
    gap: 2px;
    min-width: 0;
  }
`;

const name = css`
  font-size: 18px;
  font-weight: 650;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const link = css`
  display: inline-block;
  min-height: 26px;
  font-weight: 600;
`;
