import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formTexts } from '../../texts/forms';
import type { SearchKey } from '../../lib/search';
import { Popover } from '../overlays/popover';
import { sensitiveClass } from '../content/personal';
import { classes, css } from '../style/style';
import type { useListbox } from './use-listbox';

/** An option of a control: its label and value. */
export interface Option<Value extends string | number = string> {
  option: string;
  value: Value;
  /** Distinguishes options of the same label; searched, too. */
  description?: string | null | undefined;
  /** The search key, if it contains more than the texts. */
  searchKey?: SearchKey;
}

interface SelectListProps<Value extends string | number> {
  anchor: Element | null;
  label: string;
  listbox: ReturnType<typeof useListbox>;
  shown: readonly Option<Value>[];
  /** The number of all matches; `shown` has the first ones. */
  count: number;
  value: Value | null;
  isLoading: boolean;
  isSensitive: boolean;
  onClose(): void;
}

/** The popover with the options of a select; the focus stays in the select. */
export function SelectList<Value extends string | number>(props: SelectListProps<Value>) {
  const { anchor, label, listbox, shown, count, value, isLoading, isSensitive, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const { active } = listbox;
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Popover
      anchor={anchor}
      label={label}
      onClose={onClose}
      role="presentation"
      placement="bottom-start"
      hasAnchorWidth
      takesFocus={false}
      className={box}
    >
      {/* A press on the scroll bar or between the options must not take the focus. */}
      <div className={column} role="presentation" onMouseDown={(event) => event.preventDefault()}>
        <div {...listbox.listProps} ref={list} className={listClass} aria-label={label}>
          {shown.map((one, index) => (
            <div key={one.value} {...listbox.optionProps(index)} className={optionClass}>
              <span className={classes(textClass, isSensitive && sensitiveClass)}>
                {one.option}
                {one.description && <span className={descriptionClass}>{one.description}</span>}
              </span>
              {one.value === value && <Check size={18} strokeWidth={2} aria-hidden="true" />}
            </div>
          ))}
        </div>
        <p role="status" lang={formTexts.select.language} className={messageClass}>
          {isLoading ? formTexts.select.loading : count === 0 ? formTexts.select.none : null}
        </p>
        {count > shown.length && <p className={moreClass}>{formTexts.select.more(shown.length, count)}</p>}
      </div>
    </Popover>
  );
}

const box = css`
  overflow: hidden;
`;

const column = css`
  display: flex;
  flex-direction: column;
  max-height: inherit;
`;

const listClass = css`
  flex: 1;
  min-height: 0;
  max-height: 320px;
  padding: 6px;
  overflow: auto;
  overscroll-behavior: contain;
  &:empty {
    display: none;
  }
`;

const optionClass = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  padding: 8px 12px;
  border-radius: 8px;
  cursor: pointer;
  & svg {
    flex: none;
    color: var(--primary);
  }
  &[aria-selected='true'] {
    outline: 2px solid var(--primary);
    outline-offset: -2px;
    background: var(--primary-soft);
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline-color: Highlight;
    }
  }
`;

const textClass = css`
  flex: 1;
  min-width: 0;
`;

const descriptionClass = css`
  display: block;
  color: var(--muted);
  font-size: 14px;
`;

/** The messages below the options take the list's width without widening it. */
const line = `
  width: 0;
  min-width: 100%;
`;

const messageClass = css`
  ${line}
  padding: 12px 18px;
  color: var(--muted);
  &:empty {
    display: none;
  }
`;

const moreClass = css`
  ${line}
  padding: 8px 18px;
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-size: 14px;
`;
