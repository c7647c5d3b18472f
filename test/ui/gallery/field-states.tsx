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
import { LONG, both, each, nothing, patients, shown, types, widely, type States, holding } from './state';

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

type Draw<T> = (props: FieldProps, value: T, set: (next: T) => void) => ReactNode;

const inEachState = <T,>(kind: string, value: T, draw: Draw<T>): States =>
  each(Object.entries(fieldStates), ([name, props]) => [
    `${kind}, ${name}`,
    holding(value, (held, set) => draw(props, held, set)),
  ]);

export const TextFields = both(
  shown({
    ...inEachState('text', '', (props, held, set) => (
      <TextField label="Meno" {...props} name="name" value={held} onChange={set} />
    )),
    'text, with a placeholder': (
      <TextField label="Meno" name="placeholder" placeholder="Anna Kováčová" value="" onChange={nothing} />
    ),
    'text, filled': <TextField label="Meno" name="filled" value={LONG} onChange={nothing} />,
    'text, disabled': <TextField label="Meno" name="disabled" value="Anna Kováčová" onChange={nothing} disabled />,
    ...each(['number', 'email', 'tel', 'search', 'url'] as const, (type) => [
      `text, ${type}`,
      <TextField label={type} name={type} type={type} value="" onChange={nothing} />,
    ]),
    password: holding('tajne-heslo', (held, set) => (
      <PasswordField label="Heslo" name="password" value={held} onChange={set} />
    )),
    search: holding('', (held, set) => (
      <SearchField label="Hľadať" clearLabel="Vymazať" value={held} onChange={set} onClear={() => set('')} />
    )),
    'search, filled': (
      <SearchField label="Hľadať" clearLabel="Vymazať" value={LONG} onChange={nothing} onClear={nothing} />
    ),
    'password, wrong': <PasswordField label="Heslo" name="bad_password" value="" onChange={nothing} error={WRONG} />,
    ...inEachState('text area', '', (props, held, set) => (
      <TextArea label="Poznámka" {...props} name="note" value={held} onChange={set} />
    )),
    'text area, filled': <TextArea label="Poznámka" name="filled" value={`${LONG}\n${LONG}`} onChange={nothing} />,
  }),
  widely({
    'fields in a row': (
      <FormRow>
        <TextField label="Od" name="row_from" value="" onChange={nothing} error={WRONG} />
        <TextField label="Do" name="row_to" value="" onChange={nothing} />
      </FormRow>
    ),
  }),
);

const many = Array.from({ length: 250 }, (_, index) => ({ option: `Pacient ${index + 1}`, value: index + 1 }));

export const Selects = shown({
  ...inEachState<string | null>('select', null, (props, held, set) => (
    <Select label="Typ" {...props} name="type" data={types} value={held} onChange={set} />
  )),
  'select, chosen': holding<number | null>(2, (held, set) => (
    <Select label="Pacient" name="patient" data={patients} value={held} onChange={set} isSensitive />
  )),
  'select, 250 options': holding<number | null>(null, (held, set) => (
    <Select label="Pacient" name="many" data={many} value={held} onChange={set} />
  )),
  'select, no options': <Select label="Typ" name="none" data={[]} value={null} onChange={nothing} />,
  'select, disabled': (
    <Select<string> label="Typ" name="disabled" data={types} value="queue" onChange={nothing} disabled />
  ),
  'select, loading': <Select label="Typ" name="loading" data={[]} value={null} onChange={nothing} state="loading" />,
  'select, failed': (
    <Select label="Typ" name="failed" data={[]} value={null} onChange={nothing} state="failed" onRetry={nothing} />
  ),
});

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

export const CalendarFields = shown(
  Object.fromEntries(
    moments.flatMap(({ kind, Field, value, min, max }) =>
      Object.entries({
        ...inEachState(kind, '', (props, held, set) => (
          <Field label="Začiatok" {...props} name="from" value={held} onChange={set} />
        )),
        [`${kind}, filled`]: holding(value, (held, set) => (
          <Field label="Začiatok" name="filled" value={held} onChange={set} />
        )),
        [`${kind}, between limits`]: holding(value, (held, set) => (
          <Field label="Začiatok" name="limited" min={min} max={max} value={held} onChange={set} />
        )),
        [`${kind}, disabled`]: <Field label="Začiatok" name="disabled" value={value} onChange={nothing} disabled />,
      }),
    ),
  ),
);

const invoice = new File(['%PDF-1.4'], 'faktura-november-2026.pdf', { type: 'application/pdf' });
const picture = new File(
  [`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="teal"/></svg>`],
  'fotka.svg',
  { type: 'image/svg+xml' },
);

export const Files = shown({
  ...inEachState<File | null>('file', null, (props, held, set) => (
    <FileField label="Faktúra" {...props} name="invoice" value={held} onChange={set} />
  )),
  'file, chosen': holding<File | null>(invoice, (held, set) => (
    <FileField label="Faktúra" name="chosen" value={held} onChange={set} accept=".pdf,.jpg,.png" />
  )),
  picture: <PicturePreview label="Nová fotka" file={picture} side={80} />,
  ...each([0, 0.42, 1, null], (value) => [
    value === null ? 'progress, unknown' : `progress, ${value * 100} %`,
    <ProgressBar label="Nahrávam faktúru" value={value} />,
  ]),
});

export const Duplicators = shown({
  rows: holding([{ key: 'a' }, { key: 'b' }], (rows, set) => (
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
  )),
  'rows, compact': (
    <Duplicator label="Rozvrh" name="compact" rows={[{ key: 'a' }]} onAdd={nothing} onRemove={nothing} isCompact>
      {(index, remover) => (
        <>
          <TextField label="Od" name={`compact.${index}.from`} value="08:00" onChange={nothing} />
          {remover}
        </>
      )}
    </Duplicator>
  ),
  'rows, none, wrong': (
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
  ),
  'rows, full': (
    <Duplicator label="Rozvrh" name="full" rows={[{ key: 'a' }]} max={1} onAdd={nothing} onRemove={nothing}>
      {(index) => <TextField label="Od" name={`full.${index}.from`} value="08:00" onChange={nothing} />}
    </Duplicator>
  ),
});
