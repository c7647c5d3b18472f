import { expect } from '@open-wc/testing';
import { domChanges, foreignTexts, keepTranslating, textWithoutMarks as said, translate } from '../support/change-dom';
import { fullPractice } from '../support/full-practice';
import { unmountAll, type Mounted } from '../support/mount';
import { createPractice, nextElsewhere, seenCalls, storedTickets, type TestPractice } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { screens } from '../support/screens';
import { until } from '../support/until';
import { focused, press, pressKeys, type } from '../support/user-input';
import { activate, windows } from '../support/windows';

const BROKEN = 'Táto časť sa nečakane zastavila.';

/** The part that takes changes back comes after the first picture, with the keys. */
const hasLateParts = ({ root }: Mounted) => until(() => root.querySelector('[data-keys]'));

describe('a page whose DOM another script changes', () => {
  afterEach(async () => {
    await closeScreen();
    await unmountAll();
  });

  for (const [change, run] of Object.entries(domChanges)) {
    let full: TestPractice;
    before(async () => {
      full = await fullPractice();
    });

    for (const [name, path, , sign] of screens) {
      it(`${change}: ${name}`, async () => {
        const panel = await openScreen(full, path);
        const { see, root } = panel;
        await until(() => see.queryAllByText(sign).length > 0);
        await hasLateParts(panel);
        run(root);
        const other = screens.find((one) => one[1] !== path);
        location.hash = other?.[1] ?? '';
        await until(() => see.queryAllByText(other?.[3] ?? '').length > 0);
        location.hash = path;
        await until(() => see.queryAllByText(sign).length > 0);
        expect(see.queryByText(BROKEN)).to.equal(null);
        expect(foreignTexts(root)).to.deep.equal([]);
      });
    }

    for (const [name, path, open, form] of windows) {
      it(`${change}: ${name}`, async () => {
        const panel = await openScreen(full, path, { width: 1280, height: 800 });
        const { see, root } = panel;
        await see.findByRole('main');
        await hasLateParts(panel);
        const box = await open(panel);
        const field = box.querySelector<HTMLInputElement>('textarea, input[type=text]:not([role])');
        let typed = '';
        if (form && field) {
          // The popup focuses its first field once it is drawn.
          await until(() => box.contains(focused()));
          field.focus();
          await type('12');
          typed = field.value;
          expect(typed).to.contain('12');
        }
        run(root);
        const submit = box.querySelector<HTMLElement>('button[type="submit"]');
        if (form && submit) {
          await activate(submit);
          await until(() => box.querySelector('[aria-invalid="true"]'));
          await until(() => box.contains(focused()) && focused() !== submit);
          if (field) {
            expect(field.isConnected, 'the field is there').to.equal(true);
            expect(field.value).to.equal(typed);
          }
          expect(foreignTexts(root)).to.deep.equal([]);
        }
        expect(see.queryByText(BROKEN)).to.equal(null);
        await pressKeys('Escape', 'Escape');
        await until(() => !box.isConnected || !box.checkVisibility());
        expect(see.queryByText(BROKEN)).to.equal(null);
      });
    }
  }

  it('F3 „Ďalší pacient“ works among translated texts, and what another tab does is told', async () => {
    const practice = await createPractice(
      ['Ján Prvý', 'Eva Druhá', 'Ivan Tretí'].map((name) => ({ type: 'queue' as const, user_alternate: name })),
      { capabilities: ['ticket-history'] },
    );
    const panel = await openScreen(practice, '/cakaren');
    const { see, root } = panel;
    await see.findByText('Naživo');
    await see.findByText('nikto');
    await hasLateParts(panel);
    translate(root);
    await press(
      root.querySelector<HTMLElement>('[aria-label="Ďalší pacient: Ján Prvý"]') ?? (root.host as HTMLElement),
    );
    await see.findByText(/^Ján Prvý · od /);
    await until(() => said(root).includes('Dnes vybavené: 1'));
    expect(see.queryByText(BROKEN)).to.equal(null);
    translate(root);
    await nextElsewhere(practice, practice.ids[1] ?? 0);
    await until(() => said(root).includes('Dnes vybavené: 2'));
    await see.findByText(/^Eva Druhá · od /);
    expect(foreignTexts(root)).to.deep.equal([]);
    expect(await seenCalls(practice.lane, '/api/ticket-next')).to.have.length(1);
    expect((await storedTickets(practice))[0]?.tickets).to.have.length(1);
  });

  it('a translator that never rests stops nothing, and is not fought', async () => {
    const practice = await createPractice(
      ['Ján Prvý', 'Eva Druhá', 'Ivan Tretí'].map((name) => ({ type: 'queue' as const, user_alternate: name })),
      { capabilities: ['ticket-history'] },
    );
    const panel = await openScreen(practice, '/cakaren');
    const { see, root } = panel;
    await see.findByText('nikto');
    await hasLateParts(panel);
    const stop = keepTranslating(root);
    for (const name of ['Ján Prvý', 'Eva Druhá', 'Ivan Tretí']) {
      const next = await see.findByRole('button', { name: `Ďalší pacient: ${name}` });
      await until(() => !next.hasAttribute('aria-disabled'));
      await press(next);
      await until(() => said(root).includes(`${name} · od `));
    }
    await until(() => said(root).includes('Dnes vybavené: 3'));
    expect(see.queryByText(BROKEN)).to.equal(null);
    stop();
    expect(await seenCalls(practice.lane, '/api/ticket-next')).to.have.length(3);
  });

  it('a row that was removed comes back by itself, and so does an open dialog', async () => {
    const practice = await createPractice([
      { type: 'queue', user_alternate: 'Ján Prvý' },
      { type: 'queue', user_alternate: 'Eva Druhá' },
    ]);
    const panel = await openScreen(practice, '/cakaren');
    const { see, root } = panel;
    const cancel = await see.findByRole('button', { name: /^Zrušiť termín: Eva/ });
    await hasLateParts(panel);
    await activate(cancel);
    const dialog = await see.findByRole('dialog');
    root.querySelectorAll('li, dialog').forEach((one) => one.remove());
    await until(() => dialog.isConnected && cancel.isConnected && dialog.matches(':modal'));
    await pressKeys('Escape');
    await until(() => !dialog.isConnected);
  });
});
