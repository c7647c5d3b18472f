import { memo } from 'react';
import type { RecordId } from '../../api/contract/fields';
import type { Recept } from './contract';
import type { ReceptAction } from './part';
import type { PendingAction } from '../../state/resources/pending-actions';
import { receptTexts as texts } from '../../texts/recepts';
import { Avatar } from '../../ui/content/avatar';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { CheckBox } from '../../ui/controls/check-box';
import { Sensitive } from '../../ui/content/sensitive';
import { classes } from '../../ui/style/style';
import { RecordOpener } from '../patients/person';
import * as style from './recept-row.style';
import { receptMedicine, receptName } from './recept-names';

export interface ReceptRowHandlers {
  /** The address of a request. */
  hrefOf(id: RecordId): string;
  onOpen(id: RecordId): void;
  onSelect(id: RecordId, isSelected: boolean): void;
  /** Runs or retries the action. */
  onHandle(id: RecordId, action: ReceptAction): void;
}

interface ReceptRowProps extends ReceptRowHandlers {
  recept: Recept;
  isOpen: boolean;
  isSelected: boolean;
  /** Whether it can be selected. */
  mayDecide: boolean;
  pending: PendingAction<ReceptAction> | null;
}

/** A prescription request. A click anywhere opens its detail; the check box selects it. */
export const ReceptRow = memo(function ReceptRow(props: ReceptRowProps) {
  const { recept, isOpen, isSelected, mayDecide, pending, hrefOf, onOpen, onSelect, onHandle } = props;
  const { id, user, recept_note, created_at_formated } = recept;
  const name = receptName(recept);
  const medicine = receptMedicine(recept);
  return (
    <li
      className={classes(style.row, isOpen && style.openRow)}
      data-recept={id}
      aria-busy={pending?.state === 'pending' || undefined}
    >
      <span className={style.check}>
        {mayDecide && (
          <CheckBox
            label={texts.of(texts.select, name, medicine)}
            isLabelHidden
            value={isSelected}
            onChange={(isNowSelected) => onSelect(id, isNowSelected)}
          />
        )}
      </span>
      <span className={style.picture}>
        <Avatar name={name} source={user?.attributes.avatar ?? null} />
      </span>
      <div className={style.text}>
        <RecordOpener
          href={hrefOf(id)}
          className={style.name}
          aria-current={isOpen || undefined}
          onOpen={() => onOpen(id)}
        >
          <Sensitive>{name}</Sensitive>
        </RecordOpener>
        <span className={style.medicine}>{medicine}</span>
        {recept_note && <span className={style.note}>{recept_note}</span>}
      </div>
      {created_at_formated && <span className={style.moment}>{created_at_formated}</span>}
      {pending && pending.state !== 'pending' && !isOpen && (
        <div className={style.failure}>
          <ActionFailure failure={pending} onRetry={() => onHandle(id, pending.action)}>
            {texts.actions[pending.action][pending.state]}
          </ActionFailure>
        </div>
      )}
    </li>
  );
});
