import type { Scene } from './scene';
import type { IntegratorPage, TestDoctor } from './server';
import type { Visit } from './visit';

export const CLASSIC = '/ordinacia/ordinacia.umd.js';
export const MODULES = '/ordinacia/esm/ordinacia.js';

export const tag = (element = 'ordinacia-admin') =>
  `<${element} realtime-key="ordinacia" ${element === 'ordinacia-admin' ? 'routing="memory"' : ''}></${element}>`;

/** HTML of a script. */
export const script = (address: string, attributes = '') => `<script src="${address}" ${attributes}></script>`;
export const inline = (code: string) => `<script>${code}</script>`;
export const panelScript = (address: string) => script(address, address === MODULES ? 'type="module"' : 'defer');
/** Records the page's errors and policy violations. */
export const WATCH = script('/watch.js');

export const createMainDoctor = ({ server }: Scene): Promise<TestDoctor> =>
  server.createDoctor({
    tickets: [
      { type: 'schedule', time: '00:10', user_alternate: 'Ján Prvý' },
      { type: 'queue', user_alternate: 'Eva Druhá' },
    ],
    patients: [{ fullname: 'Žofia Ďuríčková', id_number: '855302/1234' }],
  });

/** Opens an integrator's page on which nobody is logged in. */
export const openIntegrator = (scene: Scene, page: IntegratorPage, sandbox?: string): Promise<Visit> =>
  scene.openFramed({ ...page, head: `${WATCH}${page.head ?? ''}` }, sandbox);
