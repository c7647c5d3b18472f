import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, press, pressKeys } from '../../support/user-input';
import type { Seen } from '../../support/mount';
import { installFakeClock } from '../../support/fake-clock';
import * as practiceOf from '../../support/practice';
import { until } from '../../support/until';
import { mountPanel } from '../../support/popup-panel';
import { clearPage } from '../../support/mount-frame';

const { answerWith, createPractice, forgetCalls, seenCalls, sendPost, storedDoctorState } = practiceOf;
const INIT = '/api/administration-init';
const PATH = '/api/doctor-state-change';
const TITLE = 'Nastaviť stav';
const menuEntry = { menu: /^Môj účet/, entry: TITLE, title: TITLE };
const mount = (practice: practiceOf.TestPractice) => mountPanel(practice, menuEntry);
const radio = (see: Seen, name: string) => see.getByRole<HTMLInputElement>('radio', { name });

describe('the popup of the doctor’s state', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(clearPage);

  it('P4 X1 C20 F17 K6 is set by mouse, starts with the current state, and appears on the avatar; opened, shows what a colleague has set on another computer, in one request', async () => {
    const practice = await createPractice();
    const panel = await mount(practice);
    const { see } = panel;
    await panel.open();
    expect(radio(see, 'Neordinuje').checked).to.equal(true);
    const group = see.getByRole('radiogroup', { name: 'Stav' });
    const info = see.getByText('Nastaví stav, ktorý uvidia pacienti do konca dňa.');
    expect(group.getAttribute('aria-describedby')).to.contain(info.id);
    await press(radio(see, 'Ordinuje'));
    await press(see.getByRole('button', { name: 'Nastaviť' }));
    await see.findByText('Stav bol úspešne nastavený');
    expect(await storedDoctorState(practice)).to.equal('online');
    await until(() => focused() === panel.opener());
    await see.findByRole('button', { name: /Ordinuje$/ });
    await panel.open();
    expect(radio(see, 'Ordinuje').checked).to.equal(true);
    expect(see.queryByText('Obnovili sme, čo ste rozpísali.')).to.equal(null);
    await pressKeys('Escape');
    await until(() => focused() === panel.opener());

    const clock = installFakeClock(new Date());
    try {
      await sendPost(practice, PATH, { doctor_state: 'offline' }, practice.token);
      clock.suspend(61_000);
      await forgetCalls(practice.lane);
      await panel.open();
      await until(() => radio(see, 'Neordinuje').checked);
      expect(await seenCalls(practice.lane, INIT)).to.have.length(1);
    } finally {
      clock.restore();
    }
  });

  it('V2 V9 requires a choice when the current state is unknown, and sends nothing before', async () => {
    const practice = await createPractice();
    await answerWith(practice.lane, INIT, 403, '{}');
    const panel = await mountPanel(practice, { ...menuEntry, doctor: 'Lekár' });
    await panel.open();
    const { see } = panel;
    await press(see.getByRole('button', { name: 'Nastaviť' }));
    await see.findByText('Položka Stav je povinná');
    await press(radio(see, 'Ordinuje'));
    await until(() => !see.queryByText('Položka Stav je povinná'));
    expect(await seenCalls(practice.lane, PATH)).to.have.length(0);
  });
});
