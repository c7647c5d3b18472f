import { calendarCall, calendarPractice, cell, monday, termOn, weekDay } from '../features/calendar/calendar-screen';
import { opened } from '../support/popup-panel';
import { addTicket, breakCall, clearFaults, answerWith, createPractice } from '../support/practice';
import { until } from '../support/until';
import { focused, press, pressKeys, type } from '../support/user-input';
import * as walk from './walk';
import { conditions } from '../support/conditions';
import { hidePage } from '../support/hidden-page';

const { describeWays, escape, invalid, named, narrow, panelOf, send } = walk;
const MOVE = '/api/event-move';
const FIRST = 'Ján Presunutý';
const term = (name: string) => new RegExp(`^pondelok .*, ${name}, termín, čaká$`);

async function openCalendar(): Promise<walk.Panel> {
  const practice = await calendarPractice([
    { ...termOn(monday(), '08:00', FIRST), event_note: 'Kontrola tlaku' },
    termOn(monday(), '08:20', 'Eva Stála'),
  ]);
  return panelOf(practice, `/kalendar?den=${monday()}`);
}

/** Starts moving the first term by keyboard. */
async function move({ see }: walk.Panel): Promise<HTMLElement> {
  (await cell(see, term(FIRST))).focus();
  await pressKeys('m');
  const bar = await see.findByRole('group', { name: 'Presúvanie termínu' });
  await until(() => focused() === bar);
  return bar;
}

const calendarWays: walk.Ways = {
  async 'a term: its detail, also in a list'(look) {
    const panel = await openCalendar();
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
    const panel = await openCalendar();
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
    const panel = await openCalendar();
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

describeWays('every other state of the calendar', calendarWays);
const capabilities = ['patient-history', 'patient-access-log'];
const forced = conditions.filter(({ hasForcedColours }) => hasForcedColours);
const pathOf = ({ recordIds }: walk.Practice, index = 0) => `/pacienti?pacient=${recordIds.patients[index] ?? 0}`;
const callOf = (practice: walk.Practice) => `/api/patient-history?id=${practice.recordIds.patients[0] ?? 0}`;

const full = () =>
  createPractice([], {
    capabilities,
    patients: [
      {
        fullname: 'Anna Kováčová',
        phone: '+421 900 123 456',
        note: 'Alergia na penicilín: po Augmentine vyrážka a opuch tváre.',
        tickets: [{ type: 'queue', event_note: 'Bolesť hrdla' }],
        recepts: [{ recept_title: 'Prestarium 5 mg' }],
        payments: ['paid', 'pending', 'refunded', 'failed'].map((status, index) => ({
          payment_title: 'Potvrdenie pre zamestnávateľa',
          amount_cents: 4_000 + index,
          status: status as 'paid',
        })),
      },
      { fullname: 'Ján Bez' },
    ],
  });

const historyWays: walk.Ways = {
  async 'a history: entries, nothing found, a note with its error, a correction, and nothing yet'(look) {
    const practice = await full();
    const panel = await panelOf(practice, pathOf(practice));
    const { see, root } = panel;
    await see.findByText(/^Prestarium/);
    await look('entries', panel, undefined, [...forced, ...narrow]);
    await press(see.getByRole('textbox', { name: 'Hľadať v histórii' }));
    await type('nič také');
    await see.findByText('Nenašiel sa žiadny záznam.');
    await look('nothing found', panel);
    await send(panel, 'Zrušiť hľadanie');
    await send(panel, 'Pridať poznámku');
    await see.findByRole('textbox', { name: /^Poznámka/ });
    await send(panel, 'Uložiť poznámku');
    await invalid(root);
    await look('an error', panel, undefined, forced);
    await send(panel, 'Zrušiť');
    await send(panel, /^Opraviť poznámku/);
    const field = await see.findByRole<HTMLTextAreaElement>('textbox', { name: /^Opravené znenie/ });
    await press(field);
    await type(' Makrolidy znáša.');
    await send(panel, 'Uložiť opravu');
    await until(() => see.queryByText('Opravená'));
    await look('a correction', panel, undefined, narrow);
    location.hash = pathOf(practice, 1);
    await see.findByText('Zatiaľ tu nie je žiadny záznam.');
    await look('nothing yet', panel);
  },

  async 'a history that fails, lacks sources, or ends before its older entries'(look) {
    const practice = await full();
    // A hidden page does not retry: the press is the only other attempt.
    hidePage();
    await answerWith(practice.lane, callOf(practice), 403, '{}');
    const panel = await panelOf(practice, pathOf(practice));
    const { see, lane } = panel;
    await see.findByText('Históriu pacienta sa nepodarilo načítať');
    await look('failed', panel);
    const note = { id: 1, kind: 'note', at: '2026-01-05T09:00:00Z', title: 'Pozn.', state: 'current' };
    const summary = { fullname: 'Anna Kováčová', open_prescriptions: 2 };
    const page = { summary, items: [note], next: 'older', gaps: ['visit', 'payment'] };
    const json = { 'Content-Type': 'application/json' };
    await answerWith(lane, callOf(practice), 200, JSON.stringify(page), json);
    await breakCall(lane, { kind: 'refuse', path: `${callOf(practice)}&before=older` });
    await send(panel, 'Skúsiť znova');
    await see.findByText('Platby sa teraz nedajú načítať.');
    const detail = await see.findByRole('region', { name: 'Detail pacienta' });
    // Older entries load near the end of the detail, which some windows reach only by scrolling.
    await until(() => {
      detail.scrollTop = detail.scrollHeight;
      return see.queryByText(/^Staršie záznamy sa nepodarilo načítať/);
    });
    await look('gaps, and no older entries', panel, undefined, narrow);
    await named(panel, 'Skúsiť znova');
  },
};

describeWays('every state of a patient’s history', historyWays);
