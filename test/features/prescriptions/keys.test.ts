import { expect } from '@open-wc/testing';
import { NEXT_COOLDOWN_MS } from '../../../src/constants';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { shortcutsAreOn } from '../../support/keys';
import { acceptElsewhere, receptStatus, seenCalls } from '../../support/practice';
import { closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { focused, press, pressKeys } from '../../support/user-input';
import { openRecepts, openerOf, rowsIn, untilShown } from './recept-list';

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
