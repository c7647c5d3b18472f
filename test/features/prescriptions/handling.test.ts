import { expect } from '@open-wc/testing';
import { plainSpaces } from '../../../src/lib/clean-text';
import { focused, pressKeys, press, shortcutsAreOn } from '../../support/user-input';
import * as practiceOf from '../../support/practice';
import { address, closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { findOpener, openRecepts, openerOf, untilShown, rowsIn } from './recept-list';
import { NEXT_COOLDOWN_MS } from '../../../src/constants';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';

const { acceptElsewhere, answerWith, breakCall, clearFaults, receptStatus, release, seenCalls } = practiceOf;
const ACCEPT = '/api/recept-accepted';

describe('handling one prescription', () => {
  afterEach(closeScreen);

  it('C16 C17 X4 F10 P9 „Zamietnuť“ asks with the patient and the medicine before it rejects; a failure is shown at its button, which keeps the focus, with a retry; presses meanwhile neither send another call nor issue the one that moves up; one that somebody else handled leaves the list with a message', async () => {
    const { practice, see } = await openRecepts();
    (await findOpener(see, 'Eva Nagyová')).focus();
    await pressKeys('Enter');
    const button = await see.findByRole('button', { name: 'Zamietnuť: Eva Nagyová, Euthyrox 50 µg' });
    button.focus();
    await pressKeys('Enter');
    const dialog = await see.findByRole('dialog', { name: 'Naozaj chcete zamietnuť žiadosť o recept?' });
    expect(dialog.textContent).to.contain('Eva Nagyová – Euthyrox 50 µg.');
    await pressKeys('Escape');
    await until(() => focused() === button);
    expect(await receptStatus(practice, practice.recordIds.recepts[2] ?? 0)).to.equal('pending');
    await pressKeys('Enter', 'Tab', 'Enter');
    await see.findByText('Notifikácia o zamietnutí bola pacientovi odoslaná');
    await untilShown(see, 'Anna Kováčová', 'Ján Horváth');
    await until(() => focused() === openerOf(see, 'Ján Horváth'));
    expect(await receptStatus(practice, practice.recordIds.recepts[2] ?? 0)).to.equal('rejected');

    await answerWith(practice.lane, ACCEPT, 500, '{"message":"Server Error"}');
    await press(await findOpener(see, 'Anna Kováčová'));
    const issue = await see.findByRole('button', { name: 'Vystaviť recept: Anna Kováčová, Prestarium 5 mg' });
    await press(issue);
    const alert = await see.findByRole('alert');
    expect(plainSpaces(alert.textContent)).to.contain('Nevieme, či sa recept podarilo vystaviť. Server to nepotvrdil.');
    await untilShown(see, 'Anna Kováčová', 'Ján Horváth');
    await clearFaults(practice.lane);
    await breakCall(practice.lane, { kind: 'hold', path: ACCEPT });
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await until(() => issue.ariaBusy === 'true' && focused() === issue);
    const other = see.getByRole('button', { name: /^Zamietnuť: Anna/, busy: false });
    expect(other.ariaDisabled).to.equal('true');
    await pressKeys('Enter', 'Enter');
    await release(practice.lane, ACCEPT);
    await untilShown(see, 'Ján Horváth');
    await until(() => focused() === openerOf(see, 'Ján Horváth'));
    expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(2);

    await clearFaults(practice.lane);
    await pressKeys('Enter');
    const last = await see.findByRole('button', { name: 'Vystaviť recept: Ján Horváth, Warfarin 3 mg' });
    // A reload would already show the change made elsewhere.
    await breakCall(practice.lane, { kind: 'hold', path: '/api/recepts' });
    await acceptElsewhere(practice, practice.recordIds.recepts[1] ?? 0);
    await press(last);
    await see.findByText('Žiadosť medzitým vybavil niekto iný. Zoznam sa obnovil.');
    // The toast of the earlier one is replaced.
    await until(() => see.queryByText('Notifikácia o vystavení bola pacientovi odoslaná') === null);
    await until(() => rowsIn(see).length === 0);
  });

  it('W2 C16 X4 F9 „Vystaviť recept“ issues it at once; at 390 px the detail covers the list, and the focus moves back to its neighbour there', async () => {
    const { practice, see } = await openRecepts({ width: 390 });
    const jan = await findOpener(see, 'Ján Horváth');
    await press(jan);
    await until(() => focused() === see.getByRole('button', { name: 'Späť na zoznam' }));
    expect(jan.checkVisibility()).to.equal(false);
    await press(see.getByRole('button', { name: 'Späť na zoznam' }));
    await until(() => focused() === jan);
    await pressKeys('Enter');
    await press(await see.findByRole('button', { name: 'Vystaviť recept: Ján Horváth, Warfarin 3 mg' }));
    await see.findByText('Notifikácia o vystavení bola pacientovi odoslaná');
    await untilShown(see, 'Anna Kováčová', 'Eva Nagyová');
    await until(() => focused() === openerOf(see, 'Eva Nagyová'));
    expect(openerOf(see, 'Eva Nagyová')?.checkVisibility()).to.equal(true);
    expect(address()).to.equal('/e-recepty');
    expect(await receptStatus(practice, practice.recordIds.recepts[1] ?? 0)).to.equal('accepted');
  });
});

describe('the keys of the prescriptions', () => {
  let clock: FakeClock | undefined;
  afterEach(() => {
    clock?.restore();
    clock = undefined;
    return closeScreen();
  });

  it('A accepts the focused one only, and the second press of two is not for the one that moves up; R refuses, and asks first', async () => {
    const { practice, see, root } = await openRecepts();
    const [anna = 0, jan = 0, eva = 0] = practice.recordIds.recepts;
    await shortcutsAreOn(root);
    see.getByRole('main').focus();
    await until(() => root.querySelector('[data-settled]'));
    clock = installFakeClock(new Date());
    // Nothing has the focus at first.
    await pressKeys('a', 'j');
    await until(() => focused() === openerOf(see, 'Anna Kováčová'));
    expect(await seenCalls(practice.lane, '/api/recept-accepted')).to.have.length(0);
    await pressKeys('a');
    await until(() => focused() === openerOf(see, 'Ján Horváth'));
    await pressKeys('a');
    expect(await receptStatus(practice, anna)).to.equal('accepted');
    expect(await seenCalls(practice.lane, '/api/recept-accepted')).to.have.length(1);

    await clock.tick(NEXT_COOLDOWN_MS);
    await until(() => root.querySelector('[data-settled]'));
    clock.restore();
    clock = undefined;
    await until(() => focused() === openerOf(see, 'Ján Horváth'));
    await pressKeys('Enter');
    const detail = see.getByRole('region', { name: 'Detail žiadosti o recept' });
    await until(() => focused() === detail);
    await pressKeys('r');
    await see.findByRole('dialog', { name: 'Naozaj chcete zamietnuť žiadosť o recept?' });
    await pressKeys('r', 'Tab', 'Enter');
    await untilShown(see, 'Eva Nagyová');
    expect([await receptStatus(practice, jan), await receptStatus(practice, eva)]).to.deep.equal([
      'rejected',
      'pending',
    ]);
  });

  it('a request that has the focus as soon as it is rendered passes it on when it is removed', async () => {
    const { practice, see, root } = await openRecepts();
    const [anna = 0] = practice.recordIds.recepts;
    await press(see.getByRole('link', { name: /^Nastavenia/ }));
    await until(() => rowsIn(see).length === 0);
    // As soon as the row is rendered, before React runs its effects.
    const observer = new MutationObserver(() => {
      const opener = openerOf(see, 'Anna Kováčová');
      if (!opener) return;
      observer.disconnect();
      opener.focus();
    });
    observer.observe(root, { childList: true, subtree: true });
    see.getByRole('link', { name: /^E-recepty/ }).click();
    await until(() => focused() === openerOf(see, 'Anna Kováčová'));
    await acceptElsewhere(practice, anna);
    await until(() => focused() === openerOf(see, 'Ján Horváth'));
  });
});
