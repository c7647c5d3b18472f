import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { create } from 'vest';
import { check } from '../../src/forms/rules/check';
import { required } from '../../src/forms/rules/rule';
import { min } from '../../src/forms/rules/text-rules';
import { useForm } from '../../src/forms/use-form';
import { DayButtons } from '../../src/ui/controls/day-buttons';
import { Duplicator } from '../../src/ui/controls/duplicator';
import { FileField } from '../../src/ui/controls/file-field';
import { Select } from '../../src/ui/controls/select';
import { TextField } from '../../src/ui/controls/text-field';
import { focused, pressKeys, press, type } from '../support/user-input';
import { chooseFiles } from '../support/files';
import { mountView, unmountViews } from '../support/mount-view';
import { until } from '../support/until';
import { types } from '../ui/gallery/state';

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

function HoursForm({ sent }: { sent: Hours[] }) {
  const form = useForm(nothingYet, createRules);
  const { field } = form;
  const rows = form.rows('rows');
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => void sent.push(values))}>
      <TextField {...field('name')} label="Názov" required />
      <Select {...field('type')} label="Typ" data={types} required />
      <DayButtons {...field('day')} label="Deň" required />
      <FileField {...field('file')} label="Súbor" required />
      <Duplicator {...rows} label="Rozvrh" max={7} onAdd={() => rows.add({ from: '' })}>
        {(index) => <TextField {...field(`rows.${index}.from`)} label="Od" required />}
      </Duplicator>
      <button>Uložiť</button>
    </form>
  );
}

describe('useForm', () => {
  before(() => setViewport({ width: 1280, height: 1200 }));
  afterEach(unmountViews);

  it('V9 V10 submits only when every field is valid; otherwise focuses the first invalid one of any type', async () => {
    const sent: Hours[] = [];
    const { see } = mountView(<HoursForm sent={sent} />);
    const save = await see.findByRole('button', { name: 'Uložiť' });
    const focusedAfterSave = async (find: () => HTMLElement) => {
      await press(save);
      const control = find();
      await until(() => focused() === control);
      return control;
    };
    await focusedAfterSave(() => see.getByLabelText('Názov'));
    expect(see.getAllByText(/^Položka .* je povinná$/)).to.have.length(5);
    await type('Ráno');
    await focusedAfterSave(() => see.getByRole('combobox'));
    await pressKeys('ArrowDown', 'Enter');
    await focusedAfterSave(() => see.getByRole('radio', { name: 'Pondelok' }));
    await pressKeys('Space');
    const file = await focusedAfterSave(() => see.getByLabelText('Súbor'));
    await chooseFiles(file, { name: 'a.pdf', size: 3 });
    const add = await focusedAfterSave(() => see.getByRole('button', { name: 'Pridať riadok' }));
    expect(add.getAttribute('aria-describedby')).to.contain(see.getByText('Položka Rozvrh je povinná').id);
    await pressKeys('Enter');
    await until(() => see.queryByText('Položka Rozvrh je povinná') === null);
    await focusedAfterSave(() => see.getByLabelText('Od'));
    expect(sent).to.deep.equal([]);
    await type('8:00');
    await pressKeys('Enter');
    await until(() => sent.length > 0);
    expect(sent[0]).to.deep.include({ name: 'Ráno', type: 'schedule', day: 'monday', rows: [{ from: '8:00' }] });
    expect(sent[0]?.file?.name).to.equal('a.pdf');
  });
});
