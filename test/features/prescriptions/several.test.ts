import { expect } from '@open-wc/testing';
import { focused, pressKeys, press } from '../../support/user-input';
import * as practiceOf from '../../support/practice';
import type { Seen } from '../../support/mount';
import { address, closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { checkBoxOf, findOpener, numbered, openRecepts, openerOf, rowsIn, untilShown } from './recept-list';

const { answerWith, askForRecept, breakCall, clearFaults, receptStatus, release, seenCalls } = practiceOf;
const { storedRecepts, untilHeld } = practiceOf;
const ACCEPT = '/api/recept-accepted';
const CHOOSE = 'Vyberte žiadosť zo zoznamu a zobrazí sa jej detail.';

/** Issues all; the gateway holds each response (`hold`), or each request before the server receives it (`late`). */
async function begin(
  practice: practiceOf.TestPractice,
  see: Seen,
  kind: 'hold' | 'late',
  status?: number,
): Promise<void> {
  await breakCall(practice.lane, { kind, path: ACCEPT, ...(status ? { answer: { status, body: '{}' } } : {}) });
  await press(checkBoxOf(see, 'Vybrať všetky'));
  await press(see.getByRole('button', { name: 'Vystaviť vybrané' }));
  await press(await see.findByRole('button', { name: 'Áno' }));
  await untilHeld(practice.lane, ACCEPT, 1);
}

async function letGo(practice: practiceOf.TestPractice): Promise<void> {
  await clearFaults(practice.lane);
  await release(practice.lane, ACCEPT);
}

/** Releases one call, and waits until the next one is held. */
async function letOneGo(practice: practiceOf.TestPractice): Promise<void> {
  await release(practice.lane, ACCEPT);
  await untilHeld(practice.lane, ACCEPT, 1);
}

describe('issuing several prescriptions', () => {
  afterEach(closeScreen);

  it('R14 W1 C16 X4 S4 „Vybrať všetky“ selects all or none; all are sent after one question, one after another with progress, with one toast', async () => {
    const { practice, see } = await openRecepts({ recepts: numbered(8) });
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
    await see.findByText('Vybraných 8 receptov');
    expect([all.checked, all.indeterminate]).to.deep.equal([true, false]);
    await press(all);
    await see.findByText('8 čakajúcich žiadostí o recept', { selector: '[role=status]' });
    expect([all.checked, all.indeterminate]).to.deep.equal([false, false]);

    all.focus();
    await pressKeys('Space');
    await breakCall(practice.lane, { kind: 'hold', path: ACCEPT });
    button.focus();
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
      expect(button.ariaBusy).to.equal('true');
      await untilHeld(practice.lane, ACCEPT, 1);
      // The next one is not sent before this one is answered.
      expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(handled + 1);
      await release(practice.lane, ACCEPT);
    }
    await untilHeld(practice.lane, ACCEPT, 1);
    await letGo(practice);
    await see.findByText('Vystavených 8 receptov, notifikácie boli pacientom odoslané');
    expect(see.queryByText('Notifikácia o vystavení bola pacientovi odoslaná')).to.equal(null);
    await see.findByText('Žiaden obsah na zobrazenie');
    see.getByText('🎉');
    see.getByText('Všetky žiadosti o recept sú vybavené. Nová sa tu objaví sama.');
    see.getByRole('link', { name: 'E-recepty' });
    expect(await storedRecepts(practice)).to.deep.equal([]);
    await askForRecept(practice, { name: 'Nová Pacientka', medicine: 'Liek 9' });
    await see.findByText('1 čakajúca žiadosť o recept', { selector: '[role=status]' });
    expect(see.queryByText(/vybaven/)).to.equal(null);
    expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(8);
  });

  it('C16 C17 keeps only the failed ones selected, with their errors, and retries one or all of them, but none whose rejection failed', async () => {
    const { practice, see } = await openRecepts({ recepts: numbered(4) });
    await begin(practice, see, 'hold', 403);
    await answerWith(practice.lane, '/api/recept-rejected', 403, '{"message":""}');
    await press(await findOpener(see, 'Pacient 4'));
    await press(await see.findByRole('button', { name: 'Zamietnuť: Pacient 4, Liek 4' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Žiadosť sa nepodarilo zamietnuť. Zostáva v zozname.');
    await see.findByText('0 z 3 vybavených');
    await letOneGo(practice);
    await letGo(practice);
    await see.findByText('1 z 3 vybavený');
    await see.findByText('Notifikácia o vystavení bola pacientovi odoslaná');
    await untilShown(see, 'Pacient 1', 'Pacient 2', 'Pacient 4');
    see.getByText('Nepodarilo sa vystaviť 2 recepty. Zostávajú vybrané v zozname.');
    expect(see.getAllByText('Recept sa nepodarilo vystaviť. Žiadosť zostáva v zozname.')).to.have.length(2);
    expect(checkBoxOf(see, 'Vybrať: Pacient 1, Liek 1').checked).to.equal(true);

    await answerWith(practice.lane, ACCEPT, 403, '{"message":""}', {}, 1);
    const [ofAll] = see.getAllByRole('button', { name: 'Skúsiť znova' });
    if (ofAll) await press(ofAll);
    await untilShown(see, 'Pacient 1', 'Pacient 4');
    await see.findByText('Nepodarilo sa vystaviť 1 recept. Zostáva vybraný v zozname.');
    const [, inRow] = see.getAllByRole('button', { name: 'Skúsiť znova' });
    if (inRow) await press(inRow);
    await untilShown(see, 'Pacient 4');
    await until(() => focused() === openerOf(see, 'Pacient 4'));
    expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(6);
    expect(await receptStatus(practice, practice.recordIds.recepts[3] ?? 0)).to.equal('pending');
  });

  it('X15 C16 C17 goes on while the doctor rejects one, is on another screen, and while a channel action adds one, which is not selected; the open one leaves without a message when it is issued', async () => {
    const { practice, see } = await openRecepts({ recepts: numbered(5) });
    // The server receives the calls late: the reload after the channel action still has all of them.
    await begin(practice, see, 'late');
    await askForRecept(practice, { name: 'Pacient 6', medicine: 'Liek 6' });
    await untilShown(see, 'Pacient 1', 'Pacient 2', 'Pacient 3', 'Pacient 4', 'Pacient 5', 'Pacient 6');
    expect(openerOf(see, 'Pacient 1')?.closest('li')?.ariaBusy).to.equal('true');
    expect(openerOf(see, 'Pacient 2')?.closest('li')?.ariaBusy).to.equal(null);
    see.getByText('0 z 5 vybavených');
    expect(checkBoxOf(see, 'Vybrať: Pacient 4, Liek 4').checked).to.equal(true);
    expect(checkBoxOf(see, 'Vybrať: Pacient 6, Liek 6').checked).to.equal(false);

    await press(await findOpener(see, 'Pacient 5'));
    await press(await see.findByRole('button', { name: 'Zamietnuť: Pacient 5, Liek 5' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await untilShown(see, 'Pacient 1', 'Pacient 2', 'Pacient 3', 'Pacient 4', 'Pacient 6');
    await press(await findOpener(see, 'Pacient 2'));
    await see.findByRole('button', { name: 'Vystaviť recept: Pacient 2, Liek 2' });
    await letOneGo(practice);
    await letOneGo(practice);
    await untilShown(see, 'Pacient 3', 'Pacient 4', 'Pacient 6');
    await see.findByText(CHOOSE);
    expect(address()).to.equal('/e-recepty');

    await press(see.getByRole('link', { name: 'Pacienti' }));
    await see.findByText('V zozname zatiaľ nemáte žiadneho pacienta. Pridáte ho z detailu tiketu v čakárni.');
    await press(see.getByRole('link', { name: /^E-recepty/ }));
    await see.findByText('2 z 4 vybavené');
    await press(await findOpener(see, 'Pacient 3'));
    await see.findByRole('button', { name: 'Vystaviť recept: Pacient 3, Liek 3', busy: true });
    await press(see.getByRole('link', { name: 'Pacienti' }));
    await letGo(practice);
    await see.findByText('Vystavené 4 recepty, notifikácie boli pacientom odoslané');
    expect(await seenCalls(practice.lane, ACCEPT)).to.have.length(4);
    expect(await storedRecepts(practice)).to.have.length(1);
    expect(await receptStatus(practice, practice.recordIds.recepts[4] ?? 0)).to.equal('rejected');
  });
});
