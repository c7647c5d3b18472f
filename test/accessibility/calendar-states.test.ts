import { calendarPractice, cell, monday, termOn, weekDay } from '../features/calendar/calendar-screen';
import { opened } from '../support/popup-panel';
import { addTicket } from '../support/practice';
import { press, pressKeys, type } from '../support/user-input';
import { describeWays, escape, narrow, panelOf, send, type Panel, type Ways } from './walk';

const FIRST = 'Ján Presunutý';
const term = (name: string) => new RegExp(`^pondelok .*, ${name}, termín, čaká$`);

async function open(): Promise<Panel> {
  const practice = await calendarPractice([
    { ...termOn(monday(), '08:00', FIRST), event_note: 'Kontrola tlaku' },
    termOn(monday(), '08:20', 'Eva Stála'),
  ]);
  return panelOf(practice, `/kalendar?den=${monday()}`);
}

const ways: Ways = {
  async 'a term: its detail, also in a list'(look) {
    const panel = await open();
    const { see } = panel;
    const detail = () => see.findByRole('dialog', { name: 'Detail termínu' });
    await press(await cell(see, term(FIRST)));
    await look('in a week', panel, await detail());
    await escape(await detail());
    await press(see.getByRole('button', { name: 'Zoznam' }));
    await press(await see.findByRole('button', { name: new RegExp(FIRST) }));
    await look('in a list', panel, await detail());
    await look('in a list', panel, await detail(), narrow);
  },

  async 'a slot that has been taken meanwhile: the question in its form'(look) {
    const panel = await open();
    const { see, practice } = panel;
    (await cell(see, /^utorok .*, 9:00 až 9:20, voľné, termín$/)).focus();
    await pressKeys('Enter');
    const form = await opened(panel, 'Pridať termín');
    await press(see.getByRole('radio', { name: 'Iné meno' }));
    await press(await see.findByRole('textbox', { name: 'Meno pacienta' }));
    await type('Božena Nová');
    await addTicket(practice, termOn(weekDay(1), '09:00', 'Eva Rýchla'));
    await send(panel, 'Vytvoriť termín');
    await see.findByRole('button', { name: 'Objednať napriek tomu' });
    await look('the question', panel, form);
  },
};

describeWays('every other state of the calendar', ways);
