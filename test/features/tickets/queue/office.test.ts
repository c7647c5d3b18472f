import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { plainSpaces } from '../../../../src/lib/clean-text';
import { dayFromNow, slovakDate } from '../../../support/dates';
import * as practiceOf from '../../../support/practice';
import { mountPanel, write } from '../../../support/popup-panel';
import { clearPage } from '../../../support/mount-frame';
import { openScreen } from '../../../support/screen';
import { until } from '../../../support/until';
import { press } from '../../../support/user-input';
import { LIST_PATH, morningHours } from '../../office-hours/records';

const { answerWith, breakCall, clearFaults, createPractice, storedAbsences, storedAnnouncement } = practiceOf;
const REMOVE = '/api/absence-remove';
const [today, later] = [dayFromNow(0), dayFromNow(20)];
const absences = [
  { absence_from: `${today}T00:00:00`, absence_to: `${today}T23:59:00`, supplier_name: 'MUDr. Iná' },
  { absence_from: `${later}T08:00:00`, absence_to: `${later}T12:00:00` },
  { absence_from: '2020-01-01T08:00:00', absence_to: '2020-01-02T08:00:00' },
];
const offered = { absences, officeHours: [morningHours], capabilities: ['absences'] };

describe('what the doctor has stored', () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(clearPage);

  it('absences are listed as far as they are not over, and marked in the week’s picture; a new one is there at once; one is removed after a question, and a failure is reported in its place', async () => {
    const practice = await createPractice([], offered);
    const { see } = await openScreen(practice, LIST_PATH);
    const list = await see.findByRole('list', { name: 'Absencie' });
    expect([...list.children].map((row) => plainSpaces(row.textContent))).to.deep.equal([
      `${slovakDate(today)}, celý deňpráve prebieha · Zastupuje MUDr. InáOdstrániť`,
      `${slovakDate(later)} 8:00 – 12:00bez zastupovaniaOdstrániť`,
    ]);
    const marked = await until(() => see.getByRole('list', { name: 'Týždeň' }).querySelector('[aria-current] p'));
    expect(marked.textContent).to.equal('Absencia');
    await press(see.getByRole('button', { name: 'Nastaviť absenciu' }));
    const day = slovakDate(dayFromNow(30));
    await write(await see.findByRole<HTMLInputElement>('combobox', { name: 'Začiatok' }), `${day} 8:00`);
    await write(see.getByRole<HTMLInputElement>('combobox', { name: 'Koniec' }), `${day} 9:00`);
    await press(see.getByRole('button', { name: 'Nastaviť' }));
    await see.findByText(`${day} 8:00 – 9:00`);

    const remove = `Odstrániť absenciu ${slovakDate(later)} 8:00 – 12:00`;
    await press(await see.findByRole('button', { name: remove }));
    expect((await see.findByRole('dialog', { name: 'Naozaj chcete odstrániť absenciu?' })).textContent).to.contain(
      '8:00',
    );
    await answerWith(practice.lane, REMOVE, 403, '{}');
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText(/^Absenciu sa nepodarilo odstrániť\. Zostáva v platnosti\./);
    expect(await storedAbsences(practice)).to.have.length(4);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: remove }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Absencia bola odstránená');
    await until(() => see.queryByRole('button', { name: remove }) === null);
    expect(await storedAbsences(practice)).to.have.length(3);
  });

  const announcement = { note: 'Máme dovolenku.', expired_at: new Date(Date.now() + 86_400_000).toISOString() };
  const entry = { menu: /^Rýchle akcie$/, entry: 'Pridať oznam', title: 'Pridať oznam' };
  const PATH = '/api/special-announcements-remove';

  it('the removal of a notice shows a refusal in its place, looks up a lost response, and makes room for another one at once', async () => {
    const practice = await createPractice([], { announcement, capabilities: ['announcement-remove'] });
    const panel = await mountPanel(practice, entry);
    const { see } = panel;
    await press(panel.opener());
    await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
    const remove = async () => {
      await press(await see.findByRole('button', { name: 'Odstrániť oznam' }));
      await see.findByRole('dialog', { name: 'Naozaj chcete odstrániť oznam?' });
      await press(see.getByRole('button', { name: 'Áno' }));
    };
    await answerWith(practice.lane, PATH, 403, '{}');
    await remove();
    await see.findByText(/^Oznam sa nepodarilo odstrániť\./);
    await clearFaults(practice.lane);
    await breakCall(practice.lane, { kind: 'cut', path: PATH });
    await remove();
    await see.findByRole('textbox', { name: 'Text oznamu' });
    await see.findByText('Oznam bol odstránený');
    expect(await storedAnnouncement(practice)).to.equal(null);
  });
});
