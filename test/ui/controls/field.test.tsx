import { expect } from '@open-wc/testing';
import { useState, type ComponentType } from 'react';
import { DateField, DateTimeField, TimeField } from '../../../src/ui/calendar/calendar-field';
import { Button } from '../../../src/ui/controls/button';
import { DayButtons } from '../../../src/ui/controls/day-buttons';
import type { FieldTexts } from '../../../src/ui/controls/field';
import { FileField } from '../../../src/ui/controls/file-field';
import { RadioGroup } from '../../../src/ui/controls/radio-group';
import { Select } from '../../../src/ui/controls/select';
import { TextArea } from '../../../src/ui/controls/text-area';
import { TextField } from '../../../src/ui/controls/text-field';
import { focused, press, pressKeys } from '../../support/user-input';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';
import { setViewport } from '@web/test-runner-commands';
import { chooseFiles, chooseFilesByKey, dragFiles, dropFiles } from '../../support/files';

const ignore = () => undefined;
const data = [{ option: 'Jedna', value: '1' }];

const widgets: Readonly<Record<string, ComponentType<FieldTexts>>> = {
  textbox: (props) => <TextField {...props} name="field" value="" onChange={ignore} />,
  'text area': (props) => <TextArea {...props} name="field" value="" onChange={ignore} />,
  combobox: (props) => <Select {...props} name="field" data={data} value={null} onChange={ignore} />,
  radiogroup: (props) => <RadioGroup {...props} name="field" data={data} value={null} onChange={ignore} />,
  days: (props) => <DayButtons {...props} name="field" value={null} onChange={ignore} />,
  file: (props) => <FileField {...props} name="field" value={null} onChange={ignore} />,
  date: (props) => <DateField {...props} name="field" value="" onChange={ignore} />,
  'date and time': (props) => <DateTimeField {...props} name="field" value="" onChange={ignore} />,
  time: (props) => <TimeField {...props} name="field" value="" onChange={ignore} />,
};

/** The widget, and a button that gives it an error. */
function Checked({ Widget }: { Widget: ComponentType<FieldTexts> }) {
  const [error, setError] = useState<string | null>(null);
  return (
    <>
      <Widget label="Popis" info="Čo sem patrí." required error={error} />
      <Button onClick={() => setError('Položka Popis je povinná')}>Overiť</Button>
    </>
  );
}

describe('the field frame', () => {
  afterEach(unmountViews);

  for (const [name, Widget] of Object.entries(widgets)) {
    it(`W10 W12 ${name}: label, „povinné“, info and error belong to the control, for screen readers too`, async () => {
      const { see, root } = mountView(<Checked Widget={Widget} />);
      const control = (await see.findAllByLabelText('Popis')).find((one) => one.hasAttribute('aria-describedby'));
      see.getByText('povinné');
      expect(see.getByText('*').checkVisibility()).to.equal(true);
      expect(control?.getAttribute('aria-required') ?? String(control?.matches(':required'))).to.equal('true');
      expect(control?.hasAttribute('aria-invalid')).to.equal(false);
      const described = () =>
        (control?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => root.getElementById(id)?.textContent);
      expect(described()).to.include('Čo sem patrí.');
      const region = root.querySelector('[aria-live]');
      expect(region?.textContent).to.equal('');
      await press(see.getByRole('button', { name: 'Overiť' }));
      await until(() => described().includes('Položka Popis je povinná'));
      expect(control?.getAttribute('aria-invalid')).to.equal('true');
      expect(region?.textContent, 'the region was there before').to.equal('Položka Popis je povinná');
      expect(see.getAllByText('Položka Popis je povinná')).to.have.length(1);
    });
  }
});

function Invoice({ changes }: { changes: (File | null)[] }) {
  const [value, setValue] = useState<File | null>(null);
  return (
    <FileField
      label="Faktúra"
      name="invoice_file"
      info="PDF, JPG alebo PNG do 10 MB."
      accept=".pdf,.txt"
      value={value}
      onChange={(file) => {
        changes.push(file);
        setValue(file);
      }}
      error={value && value.size > 2_000_000 ? 'Položka Faktúra môže mať najviac 1,9 MB' : null}
      required
    />
  );
}

const MEGABYTE = 1024 * 1024;

function open() {
  const changes: (File | null)[] = [];
  const names = () => changes.map((file) => file?.name ?? null);
  return { names, ...mountView(<Invoice changes={changes} />) };
}

describe('the file field', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountViews);

  it('W5 W12 a press or the keyboard chooses a file, whose name and size are shown; its button removes it and returns the focus, and the same file can be chosen again', async () => {
    const { see, names } = open();
    const input = await see.findByLabelText<HTMLInputElement>('Faktúra');
    expect(input).to.include({ type: 'file', name: 'invoice_file', accept: '.pdf,.txt', multiple: false });
    await pressKeys('Tab');
    await until(() => focused() === input);
    await chooseFilesByKey(input, { name: 'faktura.pdf', size: 10 });
    const said = await see.findByText('faktura.pdf, 10 B');
    expect(said.role).to.equal('status');
    expect(input.getAttribute('aria-describedby')).to.contain(said.id);
    await press(see.getByRole('button', { name: 'Odstrániť súbor faktura.pdf' }));
    await until(() => focused() === input);
    expect(see.queryByRole('button')).to.equal(null);
    see.getByText('Vyberte súbor');
    await chooseFiles(input, { name: 'faktura.pdf', size: 1.2 * MEGABYTE });
    await see.findByText('faktura.pdf, 1,2 MB');
    expect(names()).to.deep.equal(['faktura.pdf', null, 'faktura.pdf']);
  });

  it('W5 W10 a drop is highlighted, and takes the first of several files; its error is shown until another file replaces it', async () => {
    const { see, names } = open();
    const input = await see.findByLabelText<HTMLInputElement>('Faktúra');
    const files = [
      { name: 'velka.pdf', size: 2_000_001 },
      { name: 'druha.pdf', size: 6 },
    ];
    await dragFiles(input, ...files);
    await see.findByText('Pustite súbor sem');
    expect(names()).to.deep.equal([]);
    await dropFiles(input, ...files);
    await see.findByText('Položka Faktúra môže mať najviac 1,9 MB');
    expect(see.queryByText('Pustite súbor sem')).to.equal(null);
    await chooseFiles(input, { name: 'mala.pdf', size: 2 });
    await see.findByText('mala.pdf, 2 B');
    expect(input.hasAttribute('aria-invalid')).to.equal(false);
    expect(names()).to.deep.equal(['velka.pdf', 'mala.pdf']);
  });
});
