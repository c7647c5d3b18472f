import { useEffect, useRef, type KeyboardEvent, memo } from 'react';
import type { RecordId } from '../../api/contract/fields';
import type { Recept } from './contract';
import { PAGE_KEY_ROWS } from '../../constants';
import { useValue, usePart } from '../../state/react/use-store';
import { receptTexts, receptTexts as texts } from '../../texts/recepts';
import { indexAfterKey } from '../../ui/lists/use-roving-rows';
import { css, classes } from '../../ui/style/style';
import { useListMotion } from '../../ui/lists/use-list-motion';
import type { PendingAction } from '../../state/resources/pending-actions';
import { Avatar, Sensitive } from '../../ui/content/personal';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { CheckBox } from '../../ui/controls/check-box';
import { commonTexts } from '../../texts/common';
import { RecordOpener } from '../patients/person';
import { prescriptionsPart } from './index';
import type { ReceptAction } from './part';
import * as style from './recept-list.style';

interface ReceptListProps {
  list: readonly Recept[];
  openId: RecordId | null;
  selected: readonly RecordId[];
  /** Whether requests can be selected. */
  mayDecide: boolean;
  handlers: ReceptRowHandlers;
}

/** The pending requests. Arrows move between the rows, on their check boxes and on their names. */
export function ReceptList({ list, openId, selected, mayDecide, handlers }: ReceptListProps) {
  const pending = useValue(usePart(prescriptionsPart).pending);
  const area = useRef<HTMLDivElement>(null);
  useListMotion(area, ROW, list);
  useEffect(() => {
    // Scrolls to a record that was opened by a link, unless it is visible.
    if (openId !== null)
      area.current?.querySelector(`${ROW}:has([aria-current])`)?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  return (
    // Key events bubble up from the rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={area} className={wrapper} onKeyDown={moveByKey}>
      <ul aria-label={receptTexts.list} className={rows}>
        {list.map((recept) => (
          <ReceptRow
            key={recept.id}
            recept={recept}
            isOpen={recept.id === openId}
            isSelected={selected.includes(recept.id)}
            mayDecide={mayDecide}
            pending={pending.get(recept.id) ?? null}
            {...handlers}
          />
        ))}
      </ul>
    </div>
  );
}

const ROW = '[data-recept]';

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  const rows = [...currentTarget.querySelectorAll(ROW)];
  const next = indexAfterKey(key, rows.indexOf(target.closest(ROW) ?? currentTarget), rows.length, PAGE_KEY_ROWS);
  if (next === null) return;
  event.preventDefault();
  rows[next]?.querySelector<HTMLElement>(target.matches('input') ? 'input' : '[data-open]')?.focus();
}

const wrapper = css`
  position: relative;
`;

const rows = css`
  display: grid;
  gap: 8px;
`;

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
const ReceptRow = memo(function ReceptRow(props: ReceptRowProps) {
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

/** The name of the patient of a prescription. */
export const receptName = ({ user }: Recept): string => user?.attributes.fullname ?? commonTexts.patientWithoutName;

export const receptMedicine = ({ recept_title }: Recept): string => recept_title ?? receptTexts.withoutMedicine;
