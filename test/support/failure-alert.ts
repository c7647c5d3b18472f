import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { plainSpaces } from '../../src/lib/clean-text';
import type { Seen } from './mount';
import { until } from './until';

const TITLE = 'Akcia nebola úspešne vykonaná';
export const DESCRIPTION = 'Bohužiaľ niekde nastala chyba. Skúste to o chvíľu znovu.';
export const MAYBE = 'Možno sa zmena predsa uložila: skontrolujte zoznam.';
export const STORED = 'Zmena sa medzitým uložila.';
export const RETRY = 'Skúsiť znova';

/** Expects the failure alert with exactly the specification's text, followed by `notes`. */
export async function expectFailureAlert(see: Seen, notes: readonly string[]): Promise<HTMLElement> {
  const alert = await see.findByRole('alertdialog', { name: TITLE });
  const texts = () => [...alert.querySelectorAll('p')].map(({ textContent }) => plainSpaces(textContent));
  await until(() => texts().join(' ') === [DESCRIPTION, ...notes].join(' '));
  within(alert).getByText('😕');
  within(alert).getByRole('button', { name: 'V poriadku' });
  expect(see.queryByRole('dialog'), 'the popup').to.equal(null);
  return alert;
}

/** The error that a screen reader reads with the field. */
export const errorAt = (field: HTMLElement, root: ShadowRoot) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => plainSpaces(root.getElementById(id)?.textContent ?? ''))
    .join('');
