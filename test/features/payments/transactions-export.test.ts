import { expect } from '@open-wc/testing';
import { press, type } from '../../support/user-input';
import { closeScreen } from '../../support/screen';
import { practiceWith, shown, head, open } from './transactions-screen';

/** Captures the exported file instead of saving it. */
function catchFiles() {
  const click = HTMLAnchorElement.prototype.click;
  const files: { name: string; url: string; file: Promise<ArrayBuffer> }[] = [];
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    files.push({ name: this.download, url: this.href, file: fetch(this.href).then((answer) => answer.arrayBuffer()) });
  };
  return { files, restore: () => (HTMLAnchorElement.prototype.click = click) };
}

describe('the exported transactions', () => {
  afterEach(closeScreen);

  it('offers no export of an empty list', async () => {
    const screen = await open(await practiceWith());
    await press(screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }));
    await type('nikto');
    await screen.see.findByText('Nenašla sa žiadna transakcia');
    const { files, restore } = catchFiles();
    try {
      const button = screen.see.getByRole('button', { name: 'Stiahnuť CSV' });
      expect(button.ariaDisabled).to.equal('true');
      await press(button);
      expect(files).to.deep.equal([]);
    } finally {
      restore();
    }
  });

  it('C10 exports the shown rows in their order, as a file that Excel opens', async () => {
    const screen = await open(await practiceWith());
    const { files, restore } = catchFiles();
    try {
      await press(head(screen, 'Suma'));
      await press(screen.see.getByRole('button', { name: 'Vrátené 1' }));
      await shown(screen, 'Prednostný termín');
      await press(screen.see.getByRole('button', { name: 'Stiahnuť CSV' }));
      const [saved] = files;
      if (!saved) throw new Error('nothing was saved');
      const now = new Date();
      const two = (part: number) => String(part).padStart(2, '0');
      const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
      expect(saved.name).to.equal(`transakcie-${day}.csv`);
      expect(saved.url).to.match(/^blob:/);
      const bytes = new Uint8Array(await saved.file);
      expect([...bytes.subarray(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf]);
      expect(new TextDecoder().decode(bytes).split('\r\n')).to.deep.equal([
        '"Dátum";"Názov";"Pacient";"Suma (EUR)";"Stav"',
        `"${day.slice(0, 8)}15 12:29";"Prednostný termín";"Žofia Ďurišová";20;"Vrátená"`,
        '',
      ]);
    } finally {
      restore();
    }
  });
});
