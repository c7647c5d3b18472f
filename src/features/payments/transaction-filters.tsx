import { useId, type Ref } from 'react';
import { formatCount } from '../../texts/language/format-count';
import { paymentTexts as texts } from '../../texts/payments';
import { DateField } from '../../ui/calendar/calendar-field';
import { NativeSelect } from '../../ui/controls/native-select';
import { SearchField } from '../../ui/controls/search-field';
import { periods } from './period';
import { paymentStates } from './transaction';
import * as style from './transaction-filters.style';
import type { Filters } from './use-transactions';

interface TransactionFiltersProps {
  filters: Filters;
  onChange(part: Partial<Filters>): void;
  /** The number of transactions in each state. */
  counts: ReadonlyMap<Filters['state'], number>;
  hasOther: boolean;
  search: Ref<HTMLInputElement>;
  onEndSearch(): void;
}

/** The filters: query, period, state. */
export function TransactionFilters({ filters, onChange, counts, hasOther, ...rest }: TransactionFiltersProps) {
  const { search, onEndSearch } = rest;
  const { query, state, period, from, to } = filters;
  const periodId = useId();
  const states = ['all' as const, ...paymentStates.filter((one) => one !== 'other' || hasOther)];
  return (
    <search className={style.filters} aria-label={texts.search}>
      <SearchField
        ref={search}
        className={style.search}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={query}
        onChange={(next) => onChange({ query: next })}
        clearLabel={texts.endSearch}
        onClear={onEndSearch}
      />
      <div className={style.period}>
        <label htmlFor={periodId}>{texts.period}</label>
        <NativeSelect
          id={periodId}
          value={period}
          options={periods.map((one) => ({ value: one, label: texts.periods[one] }))}
          onPick={(one) => onChange({ period: one })}
        />
      </div>
      {period === 'own' && (
        <div className={style.days}>
          <DateField label={texts.from} name="from" value={from} onChange={(day) => onChange({ from: day })} />
          <DateField label={texts.to} name="to" value={to} min={from} onChange={(day) => onChange({ to: day })} />
        </div>
      )}
      <div role="group" aria-label={texts.stateFilter} className={style.states}>
        {states.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            className={style.stateButton}
            onClick={() => onChange({ state: one })}
          >
            {texts.states[one]} <span className={style.stateCount}>{formatCount(counts.get(one) ?? 0)}</span>
          </button>
        ))}
      </div>
    </search>
  );
}
