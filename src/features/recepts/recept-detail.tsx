import { Check, X } from 'lucide-react';
import { useRef } from 'react';
import type { Recept } from '../../api/contract';
import type { ReceptAction } from '../../state/resources/recepts';
import type { PendingAction } from '../../state/resources/pending-actions';
import { commonTexts } from '../../texts/common';
import { receptTexts as texts } from '../../texts/recepts';
import { Button } from '../../ui/controls/button';
import { Detail, detailActionsClass } from '../../ui/lists/detail';
import { Item, Items } from '../../ui/lists/items';
import { ReceptFailure } from './recept-failure';
import { receptMedicine, receptName } from './recept-words';

interface ReceptDetailProps {
  recept: Recept;
  work: PendingAction<ReceptAction> | null;
  onAccept(recept: Recept): void;
  /** Asks whether to refuse it. */
  onReject(recept: Recept): void;
  /** Does again what failed. */
  onRetry(recept: Recept, action: ReceptAction): void;
}

export function ReceptDetail({ recept, work, onAccept, onReject, onRetry }: ReceptDetailProps) {
  const name = receptName(recept);
  const medicine = receptMedicine(recept);
  const accept = useRef<HTMLButtonElement>(null);
  const reject = useRef<HTMLButtonElement>(null);
  const isBusy = (action: ReceptAction) => work?.state === 'pending' && work.action === action;
  const isOther = (action: ReceptAction) => work?.state === 'pending' && work.action !== action;
  return (
    <Detail title={texts.detail.title} name={name} avatar={recept.user?.attributes.avatar ?? null}>
      <Items>
        <Item name={texts.detail.medicine}>{medicine}</Item>
        <Item name={texts.detail.note}>{recept.recept_note ?? commonTexts.notGiven}</Item>
        <Item name={texts.detail.created}>{recept.created_at_formated ?? commonTexts.notGiven}</Item>
      </Items>
      {work?.state === 'failed' && (
        <ReceptFailure
          action={work.action}
          onRetry={() => {
            // The retry leaves with what it says.
            (work.action === 'accept' ? accept : reject).current?.focus();
            onRetry(recept, work.action);
          }}
        />
      )}
      <div className={detailActionsClass}>
        <Button
          ref={accept}
          variant="primary"
          icon={<Check size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-label={texts.of(texts.accept, name, medicine)}
          isBusy={isBusy('accept')}
          isDisabled={isOther('accept')}
          onClick={() => onAccept(recept)}
        >
          {texts.accept}
        </Button>
        <Button
          ref={reject}
          variant="danger"
          icon={<X size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-label={texts.of(texts.reject, name, medicine)}
          isBusy={isBusy('reject')}
          isDisabled={isOther('reject')}
          onClick={() => onReject(recept)}
        >
          {texts.reject}
        </Button>
      </div>
    </Detail>
  );
}
