import type { ReactNode } from 'react';
import { DateField, DateTimeField, TimeField } from '../../../src/ui/calendar/calendar-field';
import { ProgressBar } from '../../../src/ui/charts/progress-bar';
import { Duplicator } from '../../../src/ui/controls/duplicator';
import { FileField } from '../../../src/ui/controls/file-field';
import { FormRow } from '../../../src/ui/controls/form-row';
import { PasswordField } from '../../../src/ui/controls/password-field';
import { PicturePreview } from '../../../src/ui/controls/picture-preview';
import { SearchField } from '../../../src/ui/controls/search-field';
import { Select } from '../../../src/ui/controls/select';
import { TextArea } from '../../../src/ui/controls/text-area';
import { TextField } from '../../../src/ui/controls/text-field';
import { Held, LONG, nothing, patients, State, States, types } from './state';

const WRONG = 'Toto je povinný údaj.';

/** States that every field can have. */
const fieldStates = {
  empty: {},
  'with info': { info: 'Uvidí to iba lekár.' },
  required: { required: true },
  wrong: { required: true, error: WRONG, info: 'Uvidí to iba lekár.' },
  long: { label: LONG, info: LONG, error: LONG },
} as const;
type FieldProps = (typeof fieldStates)[keyof typeof fieldStates];

interface InEachStateProps<T> {
  kind: string;
  value: T;
  children(props: FieldProps, value: T, set: (next: T) => void): ReactNode;
}

const InEachState = <T,>({ kind, value, children }: InEachStateProps<T>) =>
  Object.entries(fieldStates).map(([name, props]) => (
    <State key={name} name={`${kind}, ${name}`}>
      <Held value={value}>{(held, set) => children(props, held, set)}</Held>
    </State>
  ));

export const TextFields = () => (
  <>
    <States>
      <InEachState kind="text" value="">
        {(props, held, set) => <TextField label="Meno" {...props} name="name" value={held} onChange={set} />}
      </InEachState>
      <State name="text, with a placeholder">
        <TextField label="Meno" name="placeholder" placeholder="Anna Kováčová" value="" onChange={nothing} />
      </State>
      <State name="text, filled">
        <TextField label="Meno" name="filled" value={LONG} onChange={nothing} />
      </State>
      <State name="text, disabled">
        <TextField label="Meno" name="disabled" value="Anna Kováčová" onChange={nothing} disabled />
      </State>
      {(['number', 'email', 'tel', 'search', 'url'] as const).map((type) => (
        <State key={type} name={`text, ${type}`}>
          <TextField label={type} name={type} type={type} value="" onChange={nothing} />
        </State>
      ))}
      <State name="password">
        <Held value="tajne-heslo">
          {(held, set) => <PasswordField label="Heslo" name="password" value={held} onChange={set} />}
        </Held>
      </State>
      <State name="search">
        <Held value="">
          {(held, set) => (
            <SearchField label="Hľadať" clearLabel="Vymazať" value={held} onChange={set} onClear={() => set('')} />
          )}
        </Held>
      </State>
      <State name="search, filled">
        <SearchField label="Hľadať" clearLabel="Vymazať" value={LONG} onChange={nothing} onClear={nothing} />
      </State>
      <State name="password, wrong">
        <PasswordField label="Heslo" name="bad_password" value="" onChange={nothing} error={WRONG} />
      </State>
    </States>
    <States>
      <InEachState kind="text area" value="">
        {(props, held, set) => <TextArea label="Poznámka" {...props} name="note" value={held} onChange={set} />}
      </InEachState>
      <State name="text area, filled">
        <TextArea label="Poznámka" name="filled" value={`${LONG}\n${LONG}`} onChange={nothing} />
      </State>
    </States>
    <State name="fields in a row">
      <FormRow>
        <TextField label="Od" name="row_from" value="" onChange={nothing} error={WRONG} />
        <TextField label="Do" name="row_to" value="" onChange={nothing} />
      </FormRow>
    </State>
  </>
);

const many = Array.from({ length: 250 }, (_, index) => ({ option: `Pacient ${index + 1}`, value: index + 1 }));

export const Selects = () => (
  <States>
    <InEachState<string | null> kind="select" value={null}>
      {(props, held, set) => <Select label="Typ" {...props} name="type" data={types} value={held} onChange={set} />}
    </InEachState>
    <State name="select, chosen">
      <Held<number | null> value={2}>
        {(held, set) => (
          <Select label="Pacient" name="patient" data={patients} value={held} onChange={set} isSensitive />
        )}
      </Held>
    </State>
    <State name="select, 250 options">
      <Held<number | null> value={null}>
        {(held, set) => <Select label="Pacient" name="many" data={many} value={held} onChange={set} />}
      </Held>
    </State>
    <State name="select, no options">
      <Select label="Typ" name="none" data={[]} value={null} onChange={nothing} />
    </State>
    <State name="select, disabled">
      <Select<string> label="Typ" name="disabled" data={types} value="queue" onChange={nothing} disabled />
    </State>
    <State name="select, loading">
      <Select label="Typ" name="loading" data={[]} value={null} onChange={nothing} state="loading" />
    </State>
    <State name="select, failed">
      <Select label="Typ" name="failed" data={[]} value={null} onChange={nothing} state="failed" onRetry={nothing} />
    </State>
  </States>
);

const moments = [
  { kind: 'date', Field: DateField, value: '2026-11-23', min: '2026-11-20', max: '2026-12-24' },
  { kind: 'time', Field: TimeField, value: '09:30', min: '08:00', max: '15:30' },
  {
    kind: 'date and time',
    Field: DateTimeField,
    value: '2026-11-23T09:30',
    min: '2026-11-20T08:00',
    max: '2026-12-24T12:00',
  },
];

export const CalendarFields = () => (
  <>
    {moments.map(({ kind, Field, value, min, max }) => (
      <States key={kind}>
        <InEachState kind={kind} value="">
          {(props, held, set) => <Field label="Začiatok" {...props} name="from" value={held} onChange={set} />}
        </InEachState>
        <State name={`${kind}, filled`}>
          <Held value={value}>
            {(held, set) => <Field label="Začiatok" name="filled" value={held} onChange={set} />}
          </Held>
        </State>
        <State name={`${kind}, between limits`}>
          <Held value={value}>
            {(held, set) => <Field label="Začiatok" name="limited" min={min} max={max} value={held} onChange={set} />}
          </Held>
        </State>
        <State name={`${kind}, disabled`}>
          <Field label="Začiatok" name="disabled" value={value} onChange={nothing} disabled />
        </State>
      </States>
    ))}
  </>
);

const invoice = new File(['%PDF-1.4'], 'faktura-november-2026.pdf', { type: 'application/pdf' });
const picture = new File(
  [`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="teal"/></svg>`],
  'fotka.svg',
  { type: 'image/svg+xml' },
);

export const Files = () => (
  <States>
    <InEachState<File | null> kind="file" value={null}>
      {(props, held, set) => <FileField label="Faktúra" {...props} name="invoice" value={held} onChange={set} />}
    </InEachState>
    <State name="file, chosen">
      <Held<File | null> value={invoice}>
        {(held, set) => <FileField label="Faktúra" name="chosen" value={held} onChange={set} accept=".pdf,.jpg,.png" />}
      </Held>
    </State>
    <State name="picture">
      <PicturePreview label="Nová fotka" file={picture} side={80} />
    </State>
    {[0, 0.42, 1, null].map((value) => (
      <State key={value} name={value === null ? 'progress, unknown' : `progress, ${value * 100} %`}>
        <ProgressBar label="Nahrávam faktúru" value={value} />
      </State>
    ))}
  </States>
);

export const Duplicators = () => (
  <States>
    <State name="rows">
      <Held value={[{ key: 'a' }, { key: 'b' }]}>
        {(rows, set) => (
          <Duplicator
            label="Rozvrh"
            info="Dni a časy, v ktorých ordinujete."
            name="rows"
            rows={rows}
            onAdd={() => set([...rows, { key: crypto.randomUUID() }])}
            onRemove={(removed) => set(rows.filter((_, index) => index !== removed))}
          >
            {(index) => <TextField label="Od" name={`rows.${index}.from`} value="08:00" onChange={nothing} />}
          </Duplicator>
        )}
      </Held>
    </State>
    <State name="rows, compact">
      <Duplicator label="Rozvrh" name="compact" rows={[{ key: 'a' }]} onAdd={nothing} onRemove={nothing} isCompact>
        {(index, remover) => (
          <>
            <TextField label="Od" name={`compact.${index}.from`} value="08:00" onChange={nothing} />
            {remover}
          </>
        )}
      </Duplicator>
    </State>
    <State name="rows, none, wrong">
      <Duplicator
        label="Rozvrh"
        name="none"
        rows={[]}
        onAdd={nothing}
        onRemove={nothing}
        error="Pridajte aspoň jeden deň."
      >
        {() => null}
      </Duplicator>
    </State>
    <State name="rows, full">
      <Duplicator label="Rozvrh" name="full" rows={[{ key: 'a' }]} max={1} onAdd={nothing} onRemove={nothing}>
        {(index) => <TextField label="Od" name={`full.${index}.from`} value="08:00" onChange={nothing} />}
      </Duplicator>
    </State>
  </States>
);
