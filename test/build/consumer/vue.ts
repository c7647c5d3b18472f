// Vue 3: types of the elements in templates.
import type {} from 'ordinacia/vue';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['ordinacia-hot-panel']>['$props'];
export const right: Props = {
  theme: 'dark',
  getToken: () => 'token',
  onOrdinaciaError: ({ detail }) => console.log(detail.code),
};
// @ts-expect-error: no such attribute value
export const wrong: Props = { theme: 'blue' };
