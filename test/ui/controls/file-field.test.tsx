import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { FileField } from '../../../src/ui/controls/file-field';
import { focused, pressKeys, press } from '../../support/user-input';
import { chooseFiles, chooseFilesByKey, dragFiles, dropFiles } from '../../support/files';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

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
