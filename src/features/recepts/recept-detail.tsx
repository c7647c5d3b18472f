import { useRef } from 'react';
import type { Recept } from '../../api/contract';
import type { ReceptAction } from '../../state/resources/recepts';
import type { PendingAction } from '../../state/resources/pending-actions';
import { commonTexts } from '../../texts/common';
import { receptTexts as texts } from '../../texts/recepts';
import { Button } from '../../ui/controls/button';
import { Detail, detailActionsClass } from '../../ui/lists/detail';
import { Item, Items } from '../../ui/lists/items';
import { ActionFailure } from '../../ui/feedback/action-failure';
import { receptActions } from './recept-actions';
import { receptMedicine, receptName } from './recept-names';

interface ReceptDetailProps {
  recept: Recept;
  pending: PendingAction<ReceptAction> | null;
  /** Asks first where the action needs a confirmation. */
  onAct(recept: Recept, action: ReceptAction): void;
  /** Retries a failed action. */
  onRetry(recept: Recept, action: ReceptAction): void;
}

export function ReceptDetail({ recept, pending, onAct, onRetry }: ReceptDetailProps) {
  const name = receptName(recept);
  const medicine = receptMedicine(recept);
  const failedButton = useRef<HTMLButtonElement>(null);
  return (
    <Detail title={texts.detail.title} name={name} avatar={recept.user?.attributes.avatar ?? null}>
      <Items>
        <Item name={texts.detail.medicine}>{medicine}</Item>
        <Item name={texts.detail.note}>{recept.recept_note ?? commonTexts.notGiven}</Item>
        <Item name={texts.detail.created}>{recept.created_at_formated ?? commonTexts.notGiven}</Item>
      </Items>
      {pending && pending.state !== 'pending' && (
        <ActionFailure nextFocus={failedButton} onRetry={() => onRetry(recept, pending.action)}>
          {texts.actions[pending.action][pending.state]}
        </ActionFailure>
      )}
      <div className={detailActionsClass}>
        {receptActions.map(({ action, Icon, variant }) => (
          <Button
            key={action}
            ref={pending?.action === action ? failedButton : null}
            variant={variant}
            icon={<Icon size={18} strokeWidth={1.5} aria-hidden="true" />}
            aria-label={texts.of(texts.actions[action].label, name, medicine)}
            isBusy={pending?.state === 'pending' && pending.action === action}
            isDisabled={pending?.state === 'pending' && pending.action !== action}
            onClick={() => onAct(recept, action)}
          >
            {texts.actions[action].label}
          </Button>
        ))}
      </div>
    </Detail>
  );
}
