import type { Scene } from './scene';
import type { IntegratorPage, TestDoctor } from './server';
import type { Visit } from './visit';

export const CLASSIC = '/ordinacia/ordinacia.umd.js';
export const MODULES = '/ordinacia/esm/ordinacia.js';

export const TAG = '<ordinacia-admin realtime-key="ordinacia" routing="memory"></ordinacia-admin>';

export const script = (address: string, attributes = '') => `<script src="${address}" ${attributes}></script>`;
export const inline = (code: string) => `<script>${code}</script>`;
export const panelScript = (address: string) => script(address, address === MODULES ? 'type="module"' : 'defer');

export const tickets = [
  { type: 'schedule' as const, time: '00:10', user_alternate: 'Ján Prvý' },
  { type: 'queue' as const, user_alternate: 'Eva Druhá' },
];
export const patients = [{ fullname: 'Žofia Ďuríčková', id_number: '855302/1234' }];

export const createMainDoctor = ({ server }: Scene): Promise<TestDoctor> => server.createDoctor({ tickets, patients });

/** Opens an integrator's page on which nobody is logged in. Its first script records errors and policy violations. */
export const openIntegrator = (
  scene: Scene,
  { head = panelScript(CLASSIC), body = TAG, ...page }: Partial<IntegratorPage>,
  sandbox?: string,
): Promise<Visit> => scene.openFramed({ ...page, head: script('/watch.js') + head, body }, sandbox);
