import { calendarCall, calendarPractice, cell, monday, termOn, weekDay } from '../features/calendar/calendar-screen';
import { opened } from '../support/popup-panel';
import { addTicket, breakCall, clearFaults } from '../support/practice';
import { until } from '../support/until';
import { focused, press, pressKeys, type } from '../support/user-input';
import { describeWays, escape, narrow, panelOf, send, type Panel, type Ways } from './walk';

const MOVE = '/api/event-move';
const FIRST = 'Ján Presunutý';
const term = (name: string) => new RegExp(`^pondelok .*, ${name}, termín, čaká$`);

async function open(): Promise<Panel> {
  const practice = await calendarPractice([
    { ...termOn(monday(), '08:00', FIRST), event_note: 'Kontrola tlaku' },
    termOn(monday(), '08:20', 'Eva Stála'),
  ]);
  return panelOf(practice, `/kalendar?den=${monday()}`);
}

/** Starts moving the first term by keyboard. */
async function move({ see }: Panel): Promise<HTMLElement> {
  (await cell(see, term(FIRST))).focus();
  await pressKeys('m');
  const bar = await see.findByRole('group', { name: 'Presúvanie termínu' });
  await until(() => focused() === bar);
  return bar;
}

const ways: Ways = {
  async 'a term: its detail, also in a list'(look) {
    const panel = await open();
    const { see } = panel;
    const detail = async () => {
      await see.findByRole('button', { name: 'Presunúť' });
      return see.getByRole('dialog', { name: 'Detail termínu' });
    };
    await press(await cell(see, term(FIRST)));
    await look('in a week', panel, await detail());
    await escape(await detail());
    await press(see.getByRole('button', { name: 'Zoznam' }));
    await press(await see.findByRole('button', { name: new RegExp(FIRST) }));
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

  async 'a term that is moved: a closed time, a taken one, and a response that is lost'(look) {
    const panel = await open();
    const { see, lane } = panel;
    const bar = await move(panel);
    await pressKeys('n');
    await see.findByText(/ 8:40, voľné$/);
    bar.focus();
    await pressKeys('ArrowDown', 'ArrowDown', 'ArrowDown');
    await send(panel, 'Dlhší o 5 minút');
    await see.findByText(/ 9:40, mimo ordinačných hodín$/);
    await look('a closed time', panel);
    await pressKeys('Escape');
    await move(panel);
    await pressKeys('ArrowDown', 'Enter');
    await until(() => see.queryByRole('button', { name: 'Presunúť aj tak' }));
    await look('a taken time', panel);
    await breakCall(lane, { kind: 'lose', path: MOVE });
    await breakCall(lane, { kind: 'refuse', path: calendarCall() });
    await breakCall(lane, { kind: 'refuse', path: calendarCall(0, 0) });
    await send(panel, 'Presunúť aj tak');
    await until(() => panel.root.querySelector('[data-move="checking"]'));
    await look('a response that is lost', panel);
    await clearFaults(lane);
    await see.findByText('Termín je presunutý');
  },
};

describeWays('every other state of the calendar', ways);
