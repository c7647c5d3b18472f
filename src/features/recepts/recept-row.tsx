import { memo } from 'react';
import type { Recept, RecordId } from '../../api/contract';
import type { ReceptAction } from '../../state/resources/recepts';
import type { PendingAction } from '../../state/resources/pending-actions';
import { receptTexts as texts } from '../../texts/recepts';
import { Avatar } from '../../ui/content/avatar';
import { ActionFailure } from '../../ui/feedback/action-failure';
import { CheckBox } from '../../ui/controls/check-box';
import { Personal } from '../../ui/content/personal';
import { classes } from '../../ui/style/style';
import * as style from './recept-row.style';
import { receptMedicine, receptName } from './recept-names';

export interface ReceptRowHandlers {
  onOpen(id: RecordId): void;
  onSelect(id: RecordId, isPicked: boolean): void;
  /** Does it, or does again what failed. */
  onHandle(id: RecordId, action: ReceptAction): void;
}

interface ReceptRowProps extends ReceptRowHandlers {
  recept: Recept;
  isOpen: boolean;
  isSelected: boolean;
  work: PendingAction<ReceptAction> | null;
}

/** One request. A press anywhere on it opens its detail; the check box picks it. */
export const ReceptRow = memo(function ReceptRow(props: ReceptRowProps) {
  const { recept, isOpen, isSelected: isPicked, work, onOpen, onSelect: onPick, onHandle } = props;
  const { id, user, recept_note, created_at_formated } = recept;
  const name = receptName(recept);
  const medicine = receptMedicine(recept);
  return (
    <li
      className={classes(style.row, isOpen && style.openRow)}
      data-recept={id}
      aria-busy={work?.state === 'pending' || undefined}
    >
      <span className={style.check}>
        <CheckBox
          label={texts.of(texts.select, name, medicine)}
          isLabelHidden
          value={isPicked}
          onChange={(isNowPicked) => onPick(id, isNowPicked)}
        />
      </span>
      <span className={style.picture}>
        <Avatar name={name} source={user?.attributes.avatar ?? null} />
      </span>
      <div className={style.words}>
        <button
          type="button"
          className={style.name}
          data-open=""
          aria-current={isOpen || undefined}
          onClick={() => onOpen(id)}
        >
          <Personal>{name}</Personal>
        </button>
        <span className={style.medicine}>{medicine}</span>
        {recept_note && <span className={style.note}>{recept_note}</span>}
      </div>
      {created_at_formated && <span className={style.moment}>{created_at_formated}</span>}
      {work?.state === 'failed' && !isOpen && (
        <div className={style.failure}>
          <ActionFailure onRetry={() => onHandle(id, work.action)}>{texts.actions[work.action].failed}</ActionFailure>
        </div>
      )}
    </li>
  );
});
