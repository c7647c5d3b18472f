import { useState } from 'react';
import type { Option } from '../../../src/ui/controls/select-list';
import { Select } from '../../../src/ui/controls/select';
import type { Seen } from '../../support/mount';
import { types } from '../gallery/state';

interface TypesProps {
  begin?: string;
  required?: boolean;
  disabled?: boolean;
  data?: readonly Option[];
  state?: 'ready' | 'loading' | 'failed';
  onRetry?(): void;
  onSubmit?(): void;
  changes?: (string | null)[];
}

/** A form with a select of the types of office hours. */
export function Types({ begin, changes, data = types, onSubmit, ...props }: TypesProps) {
  const [value, setValue] = useState(begin ?? null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Select
        {...props}
        label="Typ"
        name="hours_type"
        data={data}
        value={value}
        onChange={(next) => {
          changes?.push(next);
          setValue(next);
        }}
      />
      {/* Below the open list. */}
      <button type="button" style={{ marginTop: 400 }}>
        Ďalej
      </button>
    </form>
  );
}

export const box = (see: Seen) => see.findByRole<HTMLInputElement>('combobox', { name: 'Typ' });
export const options = (see: Seen) => see.queryAllByRole('option').map(({ textContent }) => textContent);
/** The active option, as a screen reader announces it. */
export const active = (see: Seen, root: ShadowRoot) =>
  root.getElementById(see.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
