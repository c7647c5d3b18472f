import { useId, type Ref } from 'react';
import { formatCount } from '../../texts/language/format-count';
import { paymentTexts as texts } from '../../texts/payments';
import { DateField } from '../../ui/calendar/calendar-field';
import { NativeSelect } from '../../ui/controls/native-select';
import { SearchField } from '../../ui/controls/search-field';
import { css } from '../../ui/style/style';
import { periods, type Filters } from './use-transactions';
import { paymentStates } from './transaction';

interface TransactionFiltersProps {
  filters: Filters;
  onChange(part: Partial<Filters>): void;
  /** The number of transactions in each state. */
  counts: ReadonlyMap<Filters['state'], number>;
  hasOther: boolean;
  search: Ref<HTMLInputElement>;
}

/** The filters: query, period, state. */
export function TransactionFilters({ filters, onChange, counts, hasOther, search }: TransactionFiltersProps) {
  const { query, state, period, from, to } = filters;
  const periodId = useId();
  const states = ['all' as const, ...paymentStates.filter((one) => one !== 'other' || hasOther)];
  return (
    <search className={filtersClass} aria-label={texts.search}>
      <SearchField
        ref={search}
        className={searchClass}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={query}
        onChange={(next) => onChange({ query: next })}
        clearLabel={texts.endSearch}
        onClear={() => onChange({ query: '' })}
      />
      <div className={periodClass}>
        <label htmlFor={periodId}>{texts.period}</label>
        <NativeSelect
          id={periodId}
          value={period}
          options={periods.map((one) => ({ value: one, label: texts.periods[one] }))}
          onPick={(one) => onChange({ period: one })}
        />
      </div>
      {period === 'own' && (
        <div className={days}>
          <DateField label={texts.from} name="from" value={from} onChange={(day) => onChange({ from: day })} />
          <DateField label={texts.to} name="to" value={to} min={from} onChange={(day) => onChange({ to: day })} />
        </div>
      )}
      <div role="group" aria-label={texts.stateFilter} className={statesClass}>
        {states.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            className={stateButton}
            onClick={() => onChange({ state: one })}
          >
            {texts.states[one]} <span className={stateCount}>{formatCount(counts.get(one) ?? 0)}</span>
          </button>
        ))}
      </div>
    </search>
  );
}

const filtersClass = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
`;

const searchClass = css`
  flex: 1 1 260px;
`;

const periodClass = css`
  display: flex;
  align-items: center;
  gap: 10px;
  & label {
    color: var(--muted);
    font-size: 14px;
  }
`;

const days = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 12px 16px;
  flex: 1 0 100%;
  max-width: 560px;
`;

const statesClass = css`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: 8px;
`;

const stateButton = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 4px 12px;
  border: 1px solid var(--control-line);
  border-radius: 999px;
  background: var(--surface);
  color: var(--text);
  font-size: 14px;
  font-weight: 550;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed='true'] {
    border-color: var(--primary);
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: 650;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

const stateCount = css`
  font-variant-numeric: tabular-nums;
`;
