import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { formTexts } from '../../texts/forms';
import { Button } from './button';
import { Field } from './field';
import { IconButton } from './icon-button';
import { css } from '../style/style';

interface DuplicatorProps {
  /** The label of all rows. */
  label: string;
  /** The list's name, on the add button: an error of the list as a whole focuses it. */
  name: string;
  /** The rows, with stable keys. */
  rows: readonly { key: string }[];
  onAdd(): void;
  onRemove(index: number): void;
  /** The maximum of rows; at the maximum the add button is disabled, with a hint that says why. */
  max?: number | undefined;
  info?: string | undefined;
  error?: string | null | undefined;
  /** The rows have no headers: `children` places the remove button. */
  isCompact?: boolean;
  /** Renders the fields of one row and, in a compact row, the remove button that it gets. */
  children(index: number, removeButton: ReactNode): ReactNode;
}

/** Rows of fields that can be added and removed. Focuses a new row, or the neighbour of a removed one. */
export function Duplicator(props: DuplicatorProps) {
  const { label, name, rows, onAdd, onRemove, max = Infinity, info, error, isCompact, children } = props;
  const fullId = useId();
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const removeButtons = useRef<(HTMLButtonElement | null)[]>([]);
  const [next, setNext] = useState<{ index: number; isNew: boolean } | null>(null);
  useEffect(() => {
    if (!next) return;
    const removeButton = removeButtons.current[next.index];
    const row = list.current?.children[next.index];
    const first = [...(row?.querySelectorAll<HTMLElement>(CONTROL) ?? [])].find((control) => control !== removeButton);
    ((next.isNew ? first : removeButton) ?? add.current)?.focus();
  }, [next]);

  const isFull = rows.length >= max;
  const removeButtonOf = (index: number) => (
    <IconButton
      ref={(button) => {
        removeButtons.current[index] = button;
      }}
      label={formTexts.rows.remove(index + 1)}
      icon={<Trash2 size={18} strokeWidth={1.5} />}
      onClick={() => {
        onRemove(index);
        setNext({ index: Math.min(index, rows.length - 2), isNew: false });
      }}
    />
  );
  return (
    <Field label={label} info={info} error={error} isGroup describedBy={isFull ? fullId : undefined}>
      {(control, labelId) => (
        <div role="group" aria-labelledby={labelId} className={group}>
          <div ref={list} className={listClass}>
            {rows.map(({ key }, index) => (
              <div
                key={key}
                role="group"
                aria-label={formTexts.rows.row(index + 1)}
                className={isCompact ? compactRow : rowClass}
              >
                {!isCompact && (
                  <div className={rowHead}>
                    <span aria-hidden="true">{formTexts.rows.row(index + 1)}</span>
                    {removeButtonOf(index)}
                  </div>
                )}
                {children(index, isCompact ? removeButtonOf(index) : null)}
              </div>
            ))}
          </div>
          <span className={foot}>
            <Button
              ref={add}
              name={name}
              icon={<Plus size={18} strokeWidth={1.5} />}
              isDisabled={isFull}
              aria-describedby={control['aria-describedby']}
              onClick={() => {
                onAdd();
                setNext({ index: rows.length, isNew: true });
              }}
            >
              {formTexts.rows.add}
            </Button>
            {isFull && (
              <span id={fullId} className={hint}>
                {formTexts.rows.full(max)}
              </span>
            )}
          </span>
        </div>
      )}
    </Field>
  );
}

const CONTROL = ':is(input, textarea, select, button):not(:disabled)';

const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const hint = css`
  color: var(--muted);
  font-size: 14px;
`;

const listClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  &:empty {
    display: none;
  }
`;

const rowClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 4px 12px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`;

const compactRow = css`
  padding: 6px 4px 6px 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`;

const rowHead = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-right: -8px;
  color: var(--muted);
  font-size: 14px;
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;
