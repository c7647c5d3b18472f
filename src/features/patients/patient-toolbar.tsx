import { ChevronDown, Search, X } from 'lucide-react';
import { useId, type Ref } from 'react';
import { patientTexts as texts } from '../../texts/patients';
import { IconButton } from '../../ui/controls/icon-button';
import { css } from '../../ui/style/style';
import type { PatientOrder } from './patient-order';

interface PatientToolbarProps {
  query: string;
  onQuery(query: string): void;
  onEndSearch(): void;
  input: Ref<HTMLInputElement>;
  order: PatientOrder;
  orders: readonly PatientOrder[];
  onOrder(order: PatientOrder): void;
  /** How many patients are shown, in words. */
  count: string;
}

/** What stands above the list: the search in it, how many it shows, and in which order. */
export function PatientToolbar(props: PatientToolbarProps) {
  const { query, onQuery, onEndSearch, input, order, orders, onOrder, count } = props;
  const id = useId();
  return (
    <search className={bar}>
      <div className={frame}>
        <Search size={18} strokeWidth={1.5} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          className={control}
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
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
      <div className={line}>
        <p role="status" className={countClass}>
          {count}
        </p>
        <label htmlFor={id} className={label}>
          <span>{texts.order}</span>
        </label>
        <span className={selectPlace}>
          <select
            id={id}
            className={select}
            value={order}
            onChange={({ target }) => orders.filter((one) => one === target.value).forEach(onOrder)}
          >
            {orders.map((one) => (
              <option key={one} value={one}>
                {texts.orders[one]}
              </option>
            ))}
          </select>
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
        </span>
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

const frame = css`
  display: flex;
  flex: 1 1 260px;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  padding-left: 12px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--muted);
  & > svg {
    flex: none;
  }
  &:focus-within {
    outline: 3px solid var(--primary);
    outline-offset: 1px;
  }
`;

const control = css`
  flex: 1;
  min-width: 0;
  min-height: 42px;
  padding: 8px 10px;
  border: 0;
  background: none;
  color: var(--text);
  text-overflow: ellipsis;
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
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

/** Where there is room for it; it is always heard. */
const label = css`
  position: relative;
  color: var(--muted);
  font-size: 14px;
  @container ordinacia-list (max-width: 339.98px) {
    & > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const selectPlace = css`
  position: relative;
  display: inline-grid;
  & > svg {
    position: absolute;
    top: 13px;
    right: 10px;
    color: var(--muted);
    pointer-events: none;
  }
`;

const select = css`
  appearance: none;
  min-height: 44px;
  padding: 4px 36px 4px 12px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius);
  background: var(--surface);
  color: inherit;
  font: inherit;
  cursor: pointer;
`;
