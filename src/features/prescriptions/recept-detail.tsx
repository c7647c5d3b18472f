import { useRef } from 'react';
import { Check, X, type LucideIcon } from 'lucide-react';
import type { PendingAction } from '../../state/resources/pending-actions';
import { useShortcut } from '../../state/react/use-shortcut';
import { commonTexts } from '../../texts/common';
import { receptTexts as texts } from '../../texts/recepts';
import { Button } from '../../ui/controls/button';
import { Detail, detailActionsClass } from '../../ui/lists/detail';
import { Item, Items } from '../../ui/lists/items';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { Person, PersonNote } from '../patients/person';
import type { Recept } from './contract';
import type { ReceptAction } from './part';
import { receptMedicine, receptName } from './recept-list';

interface ReceptDetailProps {
  recept: Recept;
  pending: PendingAction<ReceptAction> | null;
  /** Whether the user may decide; otherwise the request is read-only. */
  mayDecide: boolean;
  /** Opens a confirmation if the action needs one. */
  onAct(recept: Recept, action: ReceptAction): void;
  /** Retries a failed action. */
  onRetry(recept: Recept, action: ReceptAction): void;
}

export function ReceptDetail({ recept, pending, mayDecide, onAct, onRetry }: ReceptDetailProps) {
  const name = receptName(recept);
  const medicine = receptMedicine(recept);
  const userId = recept.user?.id ?? null;
  const failedButton = useRef<HTMLButtonElement>(null);
  const shortcuts = { accept: useShortcut('A'), reject: useShortcut('R') };
  return (
    <Detail title={texts.detail.title} name={name} avatar={recept.user?.attributes.avatar ?? null}>
      {userId !== null && <PersonNote userId={userId} />}
      <Items>
        <Item name={texts.detail.medicine}>{medicine}</Item>
        <Item name={texts.detail.note} isWide>
          {recept.recept_note ?? commonTexts.notGiven}
        </Item>
        <Item name={texts.detail.created}>{recept.created_at_formated ?? commonTexts.notGiven}</Item>
      </Items>
      {pending && pending.state !== 'pending' && (
        <ActionFailure failure={pending} nextFocus={failedButton} onRetry={() => onRetry(recept, pending.action)}>
          {texts.actions[pending.action][pending.state]}
        </ActionFailure>
      )}
      {mayDecide ? (
        <div className={detailActionsClass}>
          {receptActions.map(({ action, Icon, variant }) => (
            <Button
              key={action}
              {...shortcuts[action]}
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
      ) : (
        <p>{texts.decision}</p>
      )}
      {userId !== null && <Person userId={userId} receptId={recept.id} />}
    </Detail>
  );
}

interface ReceptActionButton {
  action: ReceptAction;
  Icon: LucideIcon;
  variant: 'primary' | 'danger';
}

/** The buttons of a request's detail, in order; their texts are in `receptTexts.actions`. */
const receptActions: readonly ReceptActionButton[] = [
  { action: 'accept', Icon: Check, variant: 'primary' },
  { action: 'reject', Icon: X, variant: 'danger' },
];
