import { expect } from '@open-wc/testing';
import { foreignTexts, keepTranslating, textWithoutMarks as said, translate } from '../support/change-dom';
import { unmountAll } from '../support/mount';
import { createPractice, nextElsewhere, seenCalls } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { press, pressKeys } from '../support/user-input';
import { activate } from '../support/windows';
import { hasLateParts, isBroken } from './visit';

const tickets = ['Ján Prvý', 'Eva Druhá', 'Ivan Tretí', 'Ota Štvrtý'].map((name) => ({
  type: 'queue' as const,
  user_alternate: name,
}));

describe('a page whose DOM another script changes', () => {
  afterEach(async () => {
    await closeScreen();
    await unmountAll();
  });

  it('F3 „Ďalší pacient“ works among translated texts, and beside a translator that never rests; what another tab does is announced', async () => {
    const practice = await createPractice(tickets, { capabilities: ['ticket-history'] });
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
    translate(root);
    await nextElsewhere(practice, practice.ids[1] ?? 0);
    await until(() => said(root).includes('Dnes vybavené: 2'));
    await see.findByText(/^Eva Druhá · od /);
    expect(foreignTexts(root)).to.deep.equal([]);

    const stop = keepTranslating(root);
    for (const name of ['Ivan Tretí', 'Ota Štvrtý']) {
      const next = await see.findByRole('button', { name: `Ďalší pacient: ${name}` });
      await until(() => !next.hasAttribute('aria-disabled'));
      await press(next);
      await until(() => said(root).includes(`${name} · od `));
    }
    await until(() => said(root).includes('Dnes vybavené: 4'));
    expect(isBroken(panel)).to.equal(false);
    stop();
    expect(await seenCalls(practice.lane, '/api/ticket-next')).to.have.length(3);
  });

  it('a removed row is restored automatically, and so is an open dialog', async () => {
    const practice = await createPractice(tickets);
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
