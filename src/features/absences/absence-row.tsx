import type { ReactNode } from 'react';
import type { Absence } from './contract';
import type { PendingAction } from '../../state/resources/pending-actions';
import { usePart } from '../../state/react/use-part';
import { useValue } from '../../state/react/use-value';
import { absenceListTexts as texts } from '../../texts/absence';
import { useZone } from '../../ui/content/practice-time';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/action-failure';
import { css } from '../../ui/style/style';
import { rangeText } from './absence-range';
import { absencesPart } from './part';

interface AbsenceRowProps {
  absence: Absence;
  isNow: boolean;
  pending: PendingAction<'remove'> | null;
  icon: ReactNode;
  /** Opens a confirmation. */
  onRemove(absence: Absence): void;
}

/** A stored absence, with a button that removes it. */
export function AbsenceRow({ absence, isNow, pending, icon, onRemove }: AbsenceRowProps) {
  const doctors = useValue(usePart(absencesPart).substitutes);
  const range = rangeText(absence, useZone());
  const named = doctors.find(({ id }) => id === absence.supplier_id)?.attributes.doctor_name;
  const supplier = absence.supplier_name ?? named ?? null;
  return (
    <li className={row}>
      <div className={line}>
        <span className={text}>
          {range}
          <small>
            {[isNow && texts.now, supplier === null ? texts.withoutSupplier : texts.supplier(supplier)]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <Button
          data-open
          icon={icon}
          aria-label={texts.removeOf(range)}
          aria-haspopup="dialog"
          isBusy={pending?.state === 'pending'}
          onClick={() => onRemove(absence)}
        >
          {texts.remove}
        </Button>
      </div>
      {pending && pending.state !== 'pending' && (
        <ActionFailure failure={pending}>{texts.removeFailure[pending.state]}</ActionFailure>
      )}
    </li>
  );
}

const row = css`
  display: grid;
  gap: 10px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

const text = css`
  flex: 1 1 220px;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  overflow-wrap: anywhere;
  & > small {
    display: block;
    color: var(--muted);
    font-size: 14px;
    font-weight: 400;
  }
`;
