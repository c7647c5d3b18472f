// needs: own-page
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press, type } from '../support/user-input';
import { clockIn, dayFromNow, slovakDate } from '../support/dates';
import type { Seen } from '../support/mount';
import { setTimeZone } from '../support/page';
import { createPractice, seenCalls, storedAbsences, type TestPractice, storedAnnouncement } from '../support/practice';
import { ZONE } from '../support/practice-clock';
import { until } from '../support/until';
import { mountPanel, write } from '../support/popup-panel';
import { clearPage } from '../support/mount-frame';
import { withFakeClock } from '../support/fake-clock';

const mount = (practice: TestPractice, title: string) =>
  mountPanel(practice, { menu: /^Rýchle akcie$/, entry: title, title });
const from = (see: Seen) => see.getByRole<HTMLInputElement>('combobox', { name: 'Začiatok' });
const to = (see: Seen) => see.getByRole<HTMLInputElement>('combobox', { name: 'Koniec' });
const set = (see: Seen) => see.getByRole('button', { name: 'Nastaviť' });
const wholeDays = (see: Seen) => see.getByRole<HTMLInputElement>('switch', { name: 'Celé dni' });
const radio = (see: Seen, name: string) => see.getByRole<HTMLInputElement>('radio', { name });

/** The stored absences, with their ends in the local time of the zone. */
const storedIn = async (practice: TestPractice, zone?: string) =>
  (await storedAbsences(practice)).map(({ absence_from, absence_to, supplier_id, supplier_name }) => ({
    from: clockIn(zone, absence_from),
    to: clockIn(zone, absence_to),
    supplier_id,
    supplier_name,
  }));

describe('the forms of an absence and of the special notice', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(async () => {
    await clearPage();
    await setTimeZone(null);
  });

  it('P6 C22 F13 S9 V4 V7 V9 an absence shows each error at its field, the first with the focus, and sends nothing; stores what is entered by mouse, with a custom substitute, by the browser’s clock, and whole days, with one from the list, by the practice’s', async () => {
    const zone = 'Pacific/Auckland';
    await setTimeZone(zone);
    const practice = await createPractice([], { substitutes: ['MUDr. Žofia Dlhá', 'MUDr. Peter Krátky'] });
    const panel = await mount(practice, 'Nastaviť absenciu');
    const { see } = panel;
    await panel.open();
    await press(set(see));
    await see.findByText('Položka Začiatok je povinná');
    see.getByText('Položka Koniec je povinná');
    await until(() => focused() === from(see));
    const [first, last] = [dayFromNow(2), dayFromNow(4)];
    await write(from(see), `${slovakDate(last)} 16:35`);
    await until(() => !see.queryByText('Položka Začiatok je povinná'));
    await write(to(see), `${slovakDate(last)} 16:30`);
    await see.findByText('Položka Koniec nesmie byť skôr ako Začiatok');
    expect(await seenCalls(practice.lane, '/api/absence-add')).to.have.length(0);
    // Changing the start also removes the error of the end.
    await write(from(see), `${slovakDate(first)} 8:05`);
    await until(() => !see.queryByText('Položka Koniec nesmie byť skôr ako Začiatok'));
    await press(radio(see, 'Iný lekár'));
    await write(see.getByRole<HTMLInputElement>('textbox', { name: 'Meno zastupujúceho' }), ' MUDr. Iná ');
    await press(set(see));
    await see.findByText('Absencia bola vytvorená úspešne');
    const timed = { from: `${first} 08:05`, to: `${last} 16:30`, supplier_id: null, supplier_name: 'MUDr. Iná' };
    expect(await storedIn(practice, zone)).to.deep.equal([timed]);
    await until(() => focused() === panel.opener());

    await panel.open();
    await press(wholeDays(see));
    const day = dayFromNow(6);
    await write(from(see), slovakDate(day));
    await write(to(see), slovakDate(day));
    await press(radio(see, 'Zo zoznamu'));
    const substitute = await see.findByRole<HTMLInputElement>('combobox', { name: 'Zastupujúci lekár' });
    await press(substitute);
    await type('zofia');
    await pressKeys('Enter');
    await until(() => substitute.value === 'MUDr. Žofia Dlhá');
    await press(set(see));
    await until(async () => (await storedAbsences(practice)).length === 2);
    // Days have no zone: they are the practice's.
    const supplier_id = practice.substitutes[0]?.id;
    const whole = { from: `${day} 00:00`, to: `${day} 23:59`, supplier_id, supplier_name: null };
    expect((await storedIn(practice, ZONE))[1]).to.deep.equal(whole);
  });

  const NOTICE = 'Pridať oznam';
  const end = (see: Seen) => see.getByRole<HTMLInputElement>('combobox', { name: 'Zobrazovať do' });
  const note = (see: Seen) => see.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' });
  const add = (see: Seen) => see.getByRole('button', { name: 'Pridať' });

  it('P8 C24 F16 V6 V9 X8 the special notice shows each error at its field, the first with the focus, and sends nothing; stores what is entered by mouse, by the browser’s clock, and shows it in place of the form', async () => {
    const zone = 'Pacific/Auckland';
    await setTimeZone(zone);
    const practice = await createPractice();
    const panel = await mount(practice, NOTICE);
    const { see } = panel;
    await panel.open();
    await press(add(see));
    await see.findByText('Položka Zobrazovať do je povinná');
    see.getByText('Položka Text oznamu je povinná');
    await until(() => focused() === end(see));
    expect(await seenCalls(practice.lane, '/api/special-announcements-add')).to.have.length(0);
    const day = dayFromNow(2);
    await write(end(see), `${slovakDate(day)} 9:05`);
    await write(note(see), '  V piatok neordinujeme.  ');
    expect(see.queryByText('Položka Text oznamu je povinná')).to.equal(null);
    await press(add(see));
    await see.findByText('Oznam bol úspešne vytvorený');
    const stored = await storedAnnouncement(practice);
    expect(stored?.note).to.equal('V piatok neordinujeme.');
    expect(clockIn(zone, stored?.expired_at ?? '')).to.equal(`${day} 09:05`);
    await until(() => focused() === panel.opener());
    await panel.open();
    see.getByText('Môžete pridať iba jedno oznámenie.');
    see.getByText('V piatok neordinujeme.');
    const [endDay = '', endTime = ''] = clockIn(ZONE, stored?.expired_at ?? '').split(' ');
    see.getByText(`Zobrazuje sa do ${slovakDate(endDay)} ${endTime.replace(/^0/, '')}`);
    expect(see.queryByRole('textbox', { name: 'Text oznamu' })).to.equal(null);
    await until(() => focused() === see.getByRole('button', { name: 'Zavrieť' }));
    await pressKeys('Enter');
    await until(() => focused() === panel.opener());
  });

  it('X8 the form of a notice is there again when the notice expires', async () => {
    const practice = await createPractice([], {
      announcement: { note: 'O chvíľu skončí.', expired_at: new Date(Date.now() + 60_000).toISOString() },
    });
    const panel = await mount(practice, NOTICE);
    await withFakeClock(async (clock) => {
      await panel.open();
      panel.see.getByText('O chvíľu skončí.');
      await clock.tick(60_000);
      await until(() => panel.see.queryByRole('textbox', { name: 'Text oznamu' }));
    });
  });
});
