import { conditions } from '../support/conditions';
import { hidePage } from '../support/hidden-page';
import { breakCall, answerWith, createPractice } from '../support/practice';
import { until } from '../support/until';
import { press, type } from '../support/user-input';
import * as walk from './walk';

const { describeWays, named, narrow, panelOf, send } = walk;
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

const ways: walk.Ways = {
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
    await walk.invalid(root);
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

describeWays('every state of a patient’s history', ways);
