import { expect } from '@open-wc/testing';
import { dayFromNow } from '../../support/dates';
import type { Seen } from '../../support/mount';
import { answerWith, breakCall, clearFaults, createPractice } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { press } from '../../support/user-input';
import { SETTINGS } from './settings-screen';

const FEED = '/api/calendar-feed';
const REVOKE = '/api/calendar-feed-revoke';
const TITLE = 'Termíny v kalendári telefónu';
const capabilities = ['calendar-feed'];

const fieldIn = (see: Seen) => see.findByRole<HTMLInputElement>('textbox', { name: 'Odkaz na kalendár' });
const statusOf = async (address: string) => (await fetch(address)).status;

/** Presses a button and confirms its question. */
async function confirm(see: Seen, name: string, title: string): Promise<void> {
  await press(await see.findByRole('button', { name }));
  await see.findByText(title);
  await press(see.getByRole('button', { name: 'Áno' }));
}
const renew = (see: Seen) => confirm(see, 'Vytvoriť nový odkaz', 'Naozaj chcete vytvoriť nový odkaz?');
const revoke = (see: Seen) => confirm(see, 'Zrušiť odkaz', 'Naozaj chcete odkaz zrušiť?');

describe('the calendar feed in „Nastavenia“', () => {
  afterEach(closeScreen);

  it('an address is made, gives the appointments without names, is replaced and revoked; each failed action is reported in its place; after a lost answer the stored address is shown', async () => {
    const practice = await createPractice(
      [{ type: 'schedule', date: dayFromNow(3), time: '10:40', user_alternate: 'Ján Tajný', event_note: 'Kašeľ' }],
      { capabilities },
    );
    const { see, root } = await openScreen(practice, SETTINGS);
    await see.findByRole('heading', { level: 2, name: TITLE });
    await press(await see.findByRole('button', { name: 'Vytvoriť odkaz' }));
    await see.findByText('Odkaz na kalendár je vytvorený');
    const field = await fieldIn(see);
    expect(field.readOnly).to.equal(true);
    // The pressed button was removed; the focus moves to the address.
    await until(() => root.activeElement === field);
    const first = field.value;
    expect(first).to.match(/^http:\/\/.*\/calendar-feed\/[\w-]{43}\.ics$/);
    see.getByRole('button', { name: 'Kopírovať' });
    const link = see.getByRole('link', { name: 'Otvoriť v kalendári' });
    expect(link.getAttribute('href')).to.equal(first.replace('http://', 'webcal://'));

    const file = await (await fetch(first)).text();
    expect(file).to.match(/\r\nBEGIN:VEVENT\r\nUID:[^\r]+\r\n[^]*\r\nSUMMARY:Termín\r\nEND:VEVENT\r\n/);
    expect(file).to.contain(`DTSTART:${dayFromNow(3).replaceAll('-', '')}T`);
    expect(file).not.to.match(/Tajný|Kašeľ/);

    await renew(see);
    await see.findByText('Nový odkaz platí, doterajší už nie');
    const second = await until(async () => {
      const { value } = await fieldIn(see);
      return value !== first && value;
    });
    expect([await statusOf(first), await statusOf(second)]).to.deep.equal([404, 200]);

    await revoke(see);
    await see.findByText('Odkaz na kalendár je zrušený');
    const make = await see.findByRole('button', { name: 'Vytvoriť odkaz' });
    await until(() => root.activeElement === make);
    expect(await statusOf(second)).to.equal(404);

    await answerWith(practice.lane, FEED, 403, '{}');
    await press(make);
    await see.findByText(/^Odkaz sa nepodarilo vytvoriť\./);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Vytvoriť odkaz' }));
    const { value: third } = await fieldIn(see);
    expect(see.queryByText(/^Odkaz sa nepodarilo vytvoriť\./)).to.equal(null);

    await answerWith(practice.lane, REVOKE, 403, '{}');
    await revoke(see);
    await see.findByText(/^Odkaz sa nepodarilo zrušiť\. Stále platí\./);
    expect((await fieldIn(see)).value).to.equal(third);
    await clearFaults(practice.lane);

    await breakCall(practice.lane, { kind: 'lose', path: FEED, method: 'POST' });
    await renew(see);
    await see.findByText(/^Nevieme, či sa nový odkaz podarilo vytvoriť\./);
    await until(async () => (await fieldIn(see)).value !== third);
    expect(await statusOf((await fieldIn(see)).value)).to.equal(200);
  });
});
