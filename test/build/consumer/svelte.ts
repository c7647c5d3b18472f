// Svelte 5: types of the elements in templates.
import type {} from 'ordinacia/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Props = SvelteHTMLElements['ordinacia-waiting-room'];
export const right: Props = {
  'api-base': 'https://portal.example',
  theme: 'dark',
  class: 'wide',
  getToken: () => 'token',
  'onordinacia-error': ({ detail }) => console.log(detail.code),
};
// @ts-expect-error: no such attribute value
export const wrong: Props = { theme: 'blue' };
