import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { create } from 'vest';
import { FormErrors } from '../../src/forms/form-errors';
import { check } from '../../src/forms/rules/check';
import { required } from '../../src/forms/rules/required';
import { min } from '../../src/forms/rules/text-rules';
import { useForm, type FieldErrors } from '../../src/forms/use-form';
import { DayButtons } from '../../src/ui/controls/day-buttons';
import { Duplicator } from '../../src/ui/controls/duplicator';
import { FileField } from '../../src/ui/controls/file-field';
import { Select } from '../../src/ui/controls/select';
import { TextField } from '../../src/ui/controls/text-field';
import { focused, pressKeys, press, type } from '../support/user-input';
import { chooseFiles } from '../support/files';
import { mountView, unmountViews } from '../support/mount-view';
import { until } from '../support/until';
import { types } from '../ui/gallery';

interface Hours {
  name: string;
  type: string | null;
  day: string | null;
  file: File | null;
  rows: { from: string }[];
}

const nothingYet: Hours = { name: '', type: null, day: null, file: null, rows: [] };

const createRules = () =>
  create((values: Hours) => {
    check('name', 'Názov', values.name, required, min(3));
    check('type', 'Typ', values.type, required);
    check('day', 'Deň', values.day, required);
    check('file', 'Súbor', values.file, required);
    check('rows', 'Rozvrh', values.rows, required);
    values.rows.forEach(({ from }, index) => check(`rows.${index}.from`, 'Od', from, required));
  });

interface HoursFormProps {
  sent?: Hours[];
  draft?: Hours;
  /** Errors in the server's response to the first submit. */
  errors?: FieldErrors;
}

function HoursForm({ sent, draft, errors }: HoursFormProps) {
  const form = useForm(nothingYet, createRules, { draft });
  const { field } = form;
  const rows = form.rows('rows');
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        sent?.push(values);
        if (errors && sent?.length === 1) void Promise.resolve().then(() => form.showErrors(errors));
        else if (errors) form.reset();
      })}
    >
      <FormErrors messages={form.formErrors} />
      <TextField {...field('name')} label="Názov" required />
      <Select {...field('type')} label="Typ" data={types} required />
      <DayButtons {...field('day')} label="Deň" required />
      <FileField {...field('file')} label="Súbor" required />
      <Duplicator {...rows} label="Rozvrh" max={7} onAdd={() => rows.add({ from: '' })}>
        {(index) => <TextField {...field(`rows.${index}.from`)} label="Od" required />}
      </Duplicator>
      <button>Uložiť</button>
      <p>{form.isDirty ? 'zmenené' : 'nezmenené'}</p>
    </form>
  );
}

describe('useForm', () => {
  before(() => setViewport({ width: 1280, height: 1200 }));
  afterEach(unmountViews);

  it('V9 V10 submits only when every field is valid; otherwise focuses the first invalid one of any type', async () => {
    const sent: Hours[] = [];
    const { see } = mountView(<HoursForm sent={sent} />);
    const save = () => press(see.getByRole('button', { name: 'Uložiť' }));
    await see.findByRole('button', { name: 'Uložiť' });
    await save();
    const name = see.getByLabelText('Názov');
    await until(() => focused() === name);
    expect(see.getAllByText(/^Položka .* je povinná$/)).to.have.length(5);
    await type('Ráno');
    await save();
    const box = see.getByRole('combobox');
    await until(() => focused() === box);
    await pressKeys('ArrowDown', 'Enter');
    await save();
    const monday = see.getByRole('radio', { name: 'Pondelok' });
    await until(() => focused() === monday);
    await pressKeys('Space');
    await save();
    const file = see.getByLabelText('Súbor');
    await until(() => focused() === file);
    await chooseFiles(file, { name: 'a.pdf', size: 3 });
    await save();
    const add = see.getByRole('button', { name: 'Pridať riadok' });
    await until(() => focused() === add);
    expect(add.getAttribute('aria-describedby')).to.contain(see.getByText('Položka Rozvrh je povinná').id);
    await pressKeys('Enter');
    await until(() => see.queryByText('Položka Rozvrh je povinná') === null);
    await save();
    const from = see.getByLabelText('Od');
    await until(() => focused() === from);
    expect(sent).to.deep.equal([]);
    await type('8:00');
    await pressKeys('Enter');
    await until(() => sent.length > 0);
    expect(sent[0]).to.deep.include({ name: 'Ráno', type: 'schedule', day: 'monday', rows: [{ from: '8:00' }] });
    expect(sent[0]?.file?.name).to.equal('a.pdf');
  });

  const filled: Hours = {
    name: 'Ráno',
    type: 'queue',
    day: 'friday',
    file: new File(['a'], 'a.pdf'),
    rows: [{ from: '8:00' }, { from: '9:00' }],
  };

  it('shows server errors at their fields, others above the form; they clear when the field changes', async () => {
    const sent: Hours[] = [];
    const errors = { 'rows.1.from': ['Cudzia veta o čase.'], hours_id: ['Cudzia veta o zázname.'] };
    const { see } = mountView(<HoursForm sent={sent} draft={filled} errors={errors} />);
    await press(await see.findByRole('button', { name: 'Uložiť' }));
    const alert = await see.findByRole('alert');
    expect(alert.textContent).to.equal('Cudzia veta o zázname.');
    const second = see.getAllByLabelText('Od')[1] ?? null;
    await until(() => focused() === second);
    expect(second?.getAttribute('aria-describedby')).to.equal(see.getByText('Cudzia veta o čase.').id);
    await press(see.getByRole('button', { name: 'Odstrániť riadok 1' }));
    await until(() => see.getAllByLabelText('Od').length === 1);
    await press(see.getByLabelText('Od'));
    see.getByText('Cudzia veta o čase.');
    await type('0');
    await until(() => see.queryByText('Cudzia veta o čase.') === null);
  });

  it('X9 starts over after it was sent, with nothing marked', async () => {
    const sent: Hours[] = [];
    const { see } = mountView(<HoursForm sent={sent} draft={filled} errors={{ name: ['Nie.'] }} />);
    const save = () => press(see.getByRole('button', { name: 'Uložiť' }));
    await see.findByText('zmenené');
    await save();
    await see.findByText('Nie.');
    await save();
    await see.findByText('nezmenené');
    expect(sent).to.have.length(2);
    expect((await see.findByLabelText<HTMLInputElement>('Názov')).value).to.equal('');
    expect(see.getByRole<HTMLInputElement>('combobox').value).to.equal('');
    expect(see.queryAllByRole('radio', { checked: true })).to.deep.equal([]);
    expect(see.queryAllByLabelText('Od')).to.deep.equal([]);
    expect(see.queryByText('Nie.')).to.equal(null);
  });
});
