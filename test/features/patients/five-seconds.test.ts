import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { createPractice, nextElsewhere, storedTickets } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { press } from '../../support/user-input';
import { anna } from './patient-list';

/** A patient with everything that the head of a history can show; the first of two tickets was handled today. */
async function fullPatient() {
  const practice = await createPractice([], {
    capabilities: ['patient-history', 'ticket-history'],
    patients: [
      {
        ...anna,
        note: 'Alergia na penicilín: po Augmentine vyrážka a opuch tváre. Makrolidy znáša.',
        tickets: [{ type: 'queue' }, { type: 'queue', event_note: 'Bolesť hrdla a horúčka od včera večera.' }],
        payments: [{ payment_title: 'Potvrdenie', amount_cents: 4_000, status: 'pending' }],
      },
    ],
  });
  const [today] = await storedTickets(practice);
  await nextElsewhere(practice, today?.tickets[0]?.id ?? 0);
  return practice;
}

const FACTS = {
  'Dátum narodenia': /^3\.\u00a0decembra 1986 \(\d+\u00a0rokov\)$/,
  Poisťovňa: /^Dôvera$/,
  Telefón: /^\+421 900 123 456$/,
  Dnes: /^Bolesť hrdla a horúčka od včera večera\.$/,
  'Posledná návšteva': /\(dnes\)$/,
  'Nevybavené recepty': /^2$/,
  'Zmeškané za rok': /^0 z\u00a01$/,
  Nezaplatené: /^40,00\u00a0€$/,
};

describe('what a doctor asks first', () => {
  afterEach(closeScreen);

  for (const { name, path, title } of [
    { name: 'a patient', path: '/pacienti', title: 'Detail pacienta' },
    { name: 'a ticket', path: '/cakaren', title: 'Detail tiketu' },
  ]) {
    it(`is seen in the detail of ${name} at 1440 × 900 and on a telephone, without a press or scrolling`, async () => {
      const { see, root } = await openScreen(await fullPatient(), path);
      const names = () => see.queryAllByText('Anna Kováčová');
      await press(
        await until(
          () => names().flatMap((text) => text.closest<HTMLElement>('[data-open], [role="option"]') ?? [])[0],
        ),
      );
      const detail = await see.findByRole('region', { name: title });
      await see.findByText('Nezaplatené');
      await until(() => detail.textContent.includes('Dôvera'));
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await setViewport({ width, height });
        // The detail covers the list once the layout has changed.
        if (width === 390) await see.findByRole('button', { name: 'Späť na zoznam' });
        const terms = new Map([...detail.querySelectorAll('dt')].map((term) => [term.textContent, term]));
        const facts = Object.entries(FACTS).map(([term, text]) => {
          const fact = terms.get(term)?.nextElementSibling;
          expect(fact?.textContent, term).to.match(text);
          return fact;
        });
        const box = detail.getBoundingClientRect();
        const [bottom, top] = [Math.min(box.bottom, innerHeight), Math.max(box.top, 0)];
        expect([scrollY, detail.scrollTop]).to.deep.equal([0, 0]);
        const within = [...detail.querySelectorAll('p')].filter(({ textContent }) =>
          /^(Anna Kováčová|Alergia .* znáša\.)$/.test(textContent),
        );
        expect(within.length).to.equal(2);
        for (const fact of [...within, ...facts]) {
          const place = fact?.getBoundingClientRect() ?? new DOMRect();
          const said = `${fact?.textContent ?? ''}: ${place.top}–${place.bottom} of ${top}–${bottom}`;
          expect(place.height > 0 && place.top >= top && place.bottom <= bottom, said).to.equal(true);
          const seen = root.elementFromPoint(place.left + 4, place.top + place.height / 2);
          expect(fact?.contains(seen), `covered: ${said}`).to.equal(true);
        }
      }
    });
  }
});
