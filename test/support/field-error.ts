import { plainSpaces } from '../../src/lib/clean-text';

/** The error that a screen reader reads with the field. */
export const errorAt = (field: HTMLElement, root: ShadowRoot) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => plainSpaces(root.getElementById(id)?.textContent ?? ''))
    .join('');
