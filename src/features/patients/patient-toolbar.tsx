import { useId, type Ref } from 'react';
import { patientTexts as texts } from '../../texts/patients';
import { NativeSelect } from '../../ui/controls/native-select';
import { SearchField } from '../../ui/controls/search-field';
import { css } from '../../ui/style/style';
import type { PatientOrder } from './patient-order';

interface PatientToolbarProps {
  query: string;
  onQuery(query: string): void;
  input: Ref<HTMLInputElement>;
  order: PatientOrder;
  orders: readonly PatientOrder[];
  onOrder(order: PatientOrder): void;
  /** The text with the number of shown patients. */
  count: string;
}

/** Above the list: search, count and order. */
export function PatientToolbar(props: PatientToolbarProps) {
  const { query, onQuery, input, order, orders, onOrder, count } = props;
  const id = useId();
  return (
    <search className={bar} aria-label={texts.search}>
      <SearchField
        ref={input}
        className={searchClass}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={query}
        onChange={onQuery}
        clearLabel={texts.endSearch}
        onClear={() => onQuery('')}
      />
      <div className={line}>
        <p role="status" className={countClass}>
          {count}
        </p>
        <label htmlFor={id} className={label}>
          <span>{texts.order}</span>
        </label>
        <NativeSelect
          id={id}
          value={order}
          options={orders.map((one) => ({ value: one, label: texts.orders[one] }))}
          onPick={onOrder}
        />
      </div>
    </search>
  );
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

const searchClass = css`
  flex: 1 1 260px;
`;

const line = css`
  display: flex;
  flex: 1 0 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  max-width: 100%;
`;

const countClass = css`
  flex: 1 1 auto;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** Visible if there is room; always available to screen readers. */
const label = css`
  position: relative;
  color: var(--muted);
  font-size: 14px;
  @container ordinacia-list (max-width: 339.98px) {
    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
