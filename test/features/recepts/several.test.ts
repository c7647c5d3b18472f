import { expect } from '@open-wc/testing';
import { focused, pressKeys, press } from '../../support/user-input';
import {
  askForRecept,
  acceptElsewhere,
  answerWith,
  breakCall,
  createPractice,
  clearFaults,
  release,
  seenCalls,
  storedRecepts,
  untilAnswered,
  untilHeld,
} from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { checkBoxOf, findOpener, openerOf, rowsIn, untilShown } from './recept-list';

const ACCEPT = '/api/recept-accepted';
const names = Array.from({ length: 8 }, (_, index) => `Pacient ${index + 1}`);
const recepts = names.map((fullname, index) => ({ user: { fullname }, recept_title: `Liek ${index + 1}` }));

describe('issuing several prescriptions', () => {
  afterEach(closeScreen);

  it('R14 „Vybrať všetky“ selects all or none, shows a mixed state, and counts the selected', async () => {
    const { see } = await openScreen(await createPractice([], { recepts: recepts.slice(0, 3) }), '/e-recepty');
    await findOpener(see, 'Pacient 1');
    const all = checkBoxOf(see, 'Vybrať všetky');
    const button = see.getByRole('button', { name: 'Vystaviť vybrané' });
    expect(button.ariaDisabled).to.equal('true');
    await press(button);
    expect(see.queryByRole('dialog')).to.equal(null);
    const height = rowsIn(see)[0]?.getBoundingClientRect().top;
    await press(checkBoxOf(see, 'Vybrať: Pacient 2, Liek 2'));
    await see.findByText('Vybraný 1 recept');
    expect(all.indeterminate).to.equal(true);
    // No row moves away under the pointer.
    expect(rowsIn(see)[0]?.getBoundingClientRect().top).to.equal(height);
    await press(all);
    await see.findByText('Vybrané 3 recepty');
    expect([all.checked, all.indeterminate]).to.deep.equal([true, false]);
    await press(checkBoxOf(see, 'Vybrať: Pacient 1, Liek 1'));
    await see.findByText('Vybrané 2 recepty');
    expect([all.checked, all.indeterminate]).to.deep.equal([false, true]);
    await press(all);
    await press(all);
    await see.findByText('3 čakajúce žiadosti o recept', { selector: '[role=status]' });
    expect([all.checked, all.indeterminate]).to.deep.equal([false, false]);
  });

  it('C16 X4 S4 confirms once with the count, sends one after another with progress, and shows one toast', async () => {
    const practice = await createPractice([], { recepts });
    const { see } = await openScreen(practice, '/e-recepty');
    await findOpener(see, 'Pacient 8');
    checkBoxOf(see, 'Vybrať všetky').focus();
    await pressKeys('Space');
    await breakCall(practice.lane, { kind: 'hold', path: ACCEPT });
    see.getByRole('button', { name: 'Vystaviť vybrané' }).focus();
    await pressKeys('Enter');
    await see.findByRole('dialog', { name: 'Vystaviť 8 receptov?' });
    await pressKeys('Tab', 'Enter');
    for (const [handled, words] of [
      [0, '0 z 8 vybavených'],
      [1, '1 z 8 vybavený'],
      [2, '2 z 8 vybavené'],
    ] as const) {
      const status = await see.findByText(words);
      expect(status.getAttribute('role')).to.equal('status');
      expect(see.getByRole('button', { name: 'Vystaviť vybrané' }).ariaBusy).to.equal('true');
      await untilHeld(practice.lane, ACCEPT, 1);
      // The next one is not sent before this one is answered.
      expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(handled + 1);
      await release(practice.lane, ACCEPT);
    }
    await untilHeld(practice.lane, ACCEPT, 1);
    await clearFaults(practice.lane);
    await release(practice.lane, ACCEPT);
    await see.findByText('Vystavených 8 receptov, notifikácie boli pacientom odoslané');
    expect(see.queryByText('Notifikácia o vystavení bola pacientovi odoslaná')).to.equal(null);
    await see.findByText('Žiaden obsah na zobrazenie');
    see.getByText('🎉');
    see.getByRole('link', { name: 'E-recepty' });
    expect(await storedRecepts(practice)).to.deep.equal([]);
    await askForRecept(practice, { name: 'Nová Pacientka', medicine: 'Liek 9' });
    await see.findByText('1 čakajúca žiadosť o recept', { selector: '[role=status]' });
    expect(see.queryByText(/vybaven/)).to.equal(null);
    expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(8);
  });

  it('C16 keeps only the failed ones selected, with their errors, and retries them', async () => {
    const practice = await createPractice([], { recepts });
    const { see } = await openScreen(practice, '/e-recepty');
    await findOpener(see, 'Pacient 8');
    // The first one fails.
    await answerWith(practice.lane, ACCEPT, 500, '{"message":"Server Error"}', {}, 1);
    await press(checkBoxOf(see, 'Vybrať všetky'));
    await press(see.getByRole('button', { name: 'Vystaviť vybrané' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('7 z 8 vybavených');
    await untilShown(see, 'Pacient 1');
    see.getByText('Vystavenie 1 receptu server nepotvrdil. Zostáva vybraný v zozname.');
    see.getByText('Nevieme, či sa recept podarilo vystaviť. Server to nepotvrdil.');
    expect(checkBoxOf(see, 'Vybrať: Pacient 1, Liek 1').checked).to.equal(true);
    // A new selection is counted, and the run is over.
    await press(checkBoxOf(see, 'Vybrať: Pacient 1, Liek 1'));
    await see.findByText('1 čakajúca žiadosť o recept', { selector: '[role=status]' });
    await press(checkBoxOf(see, 'Vybrať: Pacient 1, Liek 1'));
    await see.findByText('Vybraný 1 recept');
    await see.findByText('Vystavených 7 receptov, notifikácie boli pacientom odoslané');
    const [again] = see.getAllByRole('button', { name: 'Skúsiť znova' });
    if (again) await press(again);
    await see.findByText('Notifikácia o vystavení bola pacientovi odoslaná');
    await see.findByText('Žiaden obsah na zobrazenie');
    expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(9);
  });

  it('C16 retries a failed one in its own row', async () => {
    const practice = await createPractice([], { recepts: recepts.slice(0, 3) });
    const { see } = await openScreen(practice, '/e-recepty');
    await findOpener(see, 'Pacient 3');
    await answerWith(practice.lane, ACCEPT, 403, '{"message":""}');
    await press(checkBoxOf(see, 'Vybrať: Pacient 1, Liek 1'));
    await press(checkBoxOf(see, 'Vybrať: Pacient 3, Liek 3'));
    await press(see.getByRole('button', { name: 'Vystaviť vybrané' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Nepodarilo sa vystaviť 2 recepty. Zostávajú vybrané v zozname.');
    await clearFaults(practice.lane);
    const [, , inThird] = see.getAllByRole('button', { name: 'Skúsiť znova' });
    if (inThird) await press(inThird);
    await see.findByText('Notifikácia o vystavení bola pacientovi odoslaná');
    await untilShown(see, 'Pacient 1', 'Pacient 2');
    await until(() => focused() === openerOf(see, 'Pacient 2'));
    await see.findByText('Vybraný 1 recept');
  });

  it('C16 stops at a rate limit, and keeps the rest selected', async () => {
    const practice = await createPractice([], { recepts });
    const { see } = await openScreen(practice, '/e-recepty');
    await findOpener(see, 'Pacient 8');
    await answerWith(practice.lane, ACCEPT, 429, '{"message":"Too Many Attempts."}', { 'retry-after': '30' });
    await press(checkBoxOf(see, 'Vybrať všetky'));
    await press(see.getByRole('button', { name: 'Vystaviť vybrané' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Nepodarilo sa vystaviť 8 receptov. Zostávajú vybrané v zozname.');
    see.getByText('0 z 8 vybavených');
    await see.findAllByText('Recept sa nepodarilo vystaviť. Žiadosť zostáva v zozname.');
    expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(1);
    expect(await storedRecepts(practice)).to.have.length(8);
  });

  it('C16 X4 counts one that somebody else handled first as done, and says so', async () => {
    const practice = await createPractice([], { recepts: recepts.slice(0, 3) });
    const { see } = await openScreen(practice, '/e-recepty');
    await findOpener(see, 'Pacient 3');
    // The load that follows the subscription: later it would know already what happens elsewhere.
    await untilAnswered(practice.lane, '/api/recepts', 2);
    await press(checkBoxOf(see, 'Vybrať všetky'));
    await breakCall(practice.lane, { kind: 'hold', path: '/api/recepts' });
    await acceptElsewhere(practice, practice.recordIds.recepts[1] ?? 0);
    await press(see.getByRole('button', { name: 'Vystaviť vybrané' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Vystavené 2 recepty, notifikácie boli pacientom odoslané');
    see.getByText('Žiadosť medzitým vybavil niekto iný. Zoznam sa obnovil.');
    await see.findByText('Žiaden obsah na zobrazenie');
  });

  it('C16 continues while the doctor looks at another screen', async () => {
    const practice = await createPractice([], { recepts: recepts.slice(0, 3) });
    const { see } = await openScreen(practice, '/e-recepty');
    await findOpener(see, 'Pacient 3');
    await breakCall(practice.lane, { kind: 'hold', path: ACCEPT, times: 2 });
    await press(checkBoxOf(see, 'Vybrať všetky'));
    await press(see.getByRole('button', { name: 'Vystaviť vybrané' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await untilHeld(practice.lane, ACCEPT, 1);
    await press(see.getByRole('link', { name: 'Pacienti' }));
    await release(practice.lane, ACCEPT);
    await untilHeld(practice.lane, ACCEPT, 1);
    await press(see.getByRole('link', { name: /^E-recepty/ }));
    await see.findByText('1 z 3 vybavený');
    await release(practice.lane, ACCEPT);
    await see.findByText('Vystavené 3 recepty, notifikácie boli pacientom odoslané');
    expect(await storedRecepts(practice)).to.deep.equal([]);
  });
});
