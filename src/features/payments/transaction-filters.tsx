import { ChevronDown, Search, X } from 'lucide-react';
import { useId, type Ref } from 'react';
import { grouped } from '../../texts/language/grouped';
import { paymentTexts as texts } from '../../texts/payments';
import { DateField } from '../../ui/calendar/date-field';
import { IconButton } from '../../ui/controls/icon-button';
import { periods } from './period';
import { paymentStates } from './transaction';
import * as style from './transaction-filters.style';
import type { Filters } from './use-transactions';

interface TransactionFiltersProps {
  filters: Filters;
  onChange(part: Partial<Filters>): void;
  /** How many transactions are in each state. */
  counts: ReadonlyMap<Filters['state'], number>;
  hasOther: boolean;
  search: Ref<HTMLInputElement>;
  onEndSearch(): void;
}

/** Which transactions are wanted: by words, by days, by state. */
export function TransactionFilters({ filters, onChange, counts, hasOther, ...rest }: TransactionFiltersProps) {
  const { search, onEndSearch } = rest;
  const { query, state, period, from, to } = filters;
  const periodId = useId();
  const states = ['all' as const, ...paymentStates.filter((one) => one !== 'other' || hasOther)];
  return (
    <search className={style.filters}>
      <div className={style.frame}>
        <Search size={18} strokeWidth={1.5} aria-hidden="true" />
        <input
          ref={search}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          className={style.control}
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={query}
          onChange={({ target }) => onChange({ query: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return;
            event.stopPropagation();
            onEndSearch();
          }}
        />
        {query !== '' && (
          <IconButton label={texts.endSearch} icon={<X size={18} strokeWidth={1.5} />} onClick={onEndSearch} />
        )}
      </div>
      <div className={style.period}>
        <label htmlFor={periodId}>{texts.period}</label>
        <span className={style.selectPlace}>
          <select
            id={periodId}
            className={style.select}
            value={period}
            onChange={({ target }) =>
              periods.filter((one) => one === target.value).forEach((one) => onChange({ period: one }))
            }
          >
            {periods.map((one) => (
              <option key={one} value={one}>
                {texts.periods[one]}
              </option>
            ))}
          </select>
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
        </span>
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
            {texts.states[one]} <span className={style.stateCount}>{grouped(counts.get(one) ?? 0)}</span>
          </button>
        ))}
      </div>
    </search>
  );
}
