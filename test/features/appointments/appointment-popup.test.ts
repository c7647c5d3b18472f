// needs: own-page
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { appointmentsPart } from '../../../src/features/appointments/part';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { unmountPopups } from '../../support/mount-popups';
import { setTimeZone } from '../../support/page';
import { breakCall, forgetCalls, release, seenCalls, untilAnswered, untilHeld } from '../../support/practice';
import { until } from '../../support/until';
import { errorAt } from '../../support/failure-alert';
import * as form from './appointment-form';

const { ADD, DAYS, TIMES, first, practiceWithHours, opened, dayBox, timeBox } = form;
const { patientBox, note, submit, options, choose, chooseDay, chooseTime, stored } = form;

describe('the popup for a new appointment', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    unmountPopups();
    await setTimeZone(null);
  });

  it('P7 C23 C26 C27 X9 X10 X11 F12 V5 V9 W10 books by mouse for a patient from the list, found without diacritics, and is empty when opened again; sends day and time by the practice’s clock, not the browser’s; requires day, time, and a patient unless another name is chosen; is busy while sending, and sends nothing twice', async () => {
    const day = first();
    const made = await practiceWithHours();
    await setTimeZone('Pacific/Auckland');
    const { see, root, practice, opener, store } = await opened(made);
    await untilAnswered(practice.lane, DAYS);
    expect(await seenCalls(practice.lane, DAYS)).to.have.length(1);
    expect(await seenCalls(practice.lane, TIMES)).to.have.length(0);
    expect(timeBox(see).placeholder).to.equal('Najprv vyberte deň');
    await press(dayBox(see));
    await until(() => options(see)[0]?.match(/4 voľné termíny$/));
    await pressKeys('Escape');
    see.getByRole('dialog', { name: 'Pridať termín' });
    await chooseDay(see);
    expect(dayBox(see).value).to.equal(store.part(appointmentsPart).days.data.peek()?.[0]?.title);
    await untilAnswered(practice.lane, TIMES);
    await press(timeBox(see));
    await until(() => options(see).join() === '8:00,8:30,9:00,9:30');
    await press(see.getByRole('option', { name: '8:30' }));
    await press(patientBox(see));
    await type('zlty 900202');
    await until(() => options(see).length === 1);
    await press(see.getByRole('option', { name: /Ján Žltý/ }));
    await press(note(see));
    await type(' Kontrola');
    await pressKeys('Enter');
    await type('tlaku ');
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    await until(() => !see.queryByRole('dialog') && focused() === opener);
    expect(await stored(practice)).to.deep.equal([
      {
        kind: 'schedule',
        date: day,
        at: `${day}T08:30`,
        user: practice.recordIds.patients[1],
        user_alternate: null,
        event_note: 'Kontrola\ntlaku',
      },
    ]);
    await press(opener);
    await see.findByRole('combobox', { name: 'Deň' });
    expect(dayBox(see).value).to.equal('');
    expect(see.queryByText('Obnovili sme, čo ste rozpísali.')).to.equal(null);

    await forgetCalls(practice.lane);
    await press(submit(see));
    await until(() => errorAt(dayBox(see), root) === 'Položka Deň je povinná' && focused() === dayBox(see));
    expect(errorAt(timeBox(see), root)).to.equal('Položka Čas je povinná');
    expect(errorAt(patientBox(see), root)).to.equal('Položka Pacient zo zoznamu je povinná');
    await chooseDay(see);
    expect(errorAt(dayBox(see), root)).to.equal('');
    await chooseTime(see, '9:00');
    expect(errorAt(timeBox(see), root)).to.equal('');
    await press(submit(see));
    await until(() => focused() === patientBox(see));
    expect(await seenCalls(practice.lane, ADD)).to.have.length(0);
    await choose(see, patientBox(see), /Eva Čierna/);
    await breakCall(practice.lane, { path: ADD, kind: 'hold', times: 1 });
    await press(submit(see));
    await untilHeld(practice.lane, ADD);
    await until(() => submit(see).getAttribute('aria-busy') === 'true');
    await press(submit(see));
    submit(see).focus();
    await pressKeys('Enter');
    await release(practice.lane, ADD);
    await see.findByText('Termín bol vytvorený');
    expect(await seenCalls(practice.lane, ADD)).to.have.length(1);
    const [, second, third] = practice.recordIds.patients;
    expect((await stored(practice)).map(({ user }) => user)).to.deep.equal([second, third]);
  });
});
