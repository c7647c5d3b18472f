// The documented usage, on a page in plain TypeScript.
import { mount, type MountedElement } from 'ordinacia';
import 'ordinacia/waiting-room';

(window.Ordinacia ||= []).push(({ mount: mountLater }) => mountLater('#panel'));

const mounted: MountedElement = mount('#panel', { element: 'waiting-room', 'api-base': 'https://portal.example' });
mounted.element.refresh();
mounted.destroy();

const admin = document.createElement('ordinacia-admin');
admin.getToken = () => Promise.resolve('token');
admin.endpoints = { tickets: '/portal/tickets' };
admin.navigate('/pacienti');
const route: string | null = admin.route;

window.addEventListener('ordinacia-error', (event) => {
  const failures = [
    'offline',
    'timeout',
    'forbidden',
    'throttled',
    'server',
    'malformed',
    'chunk',
    'crash',
    'host-realm',
  ] as const;
  const mistakes = [
    'unknown-attribute',
    'unknown-option',
    'invalid-value',
    'different-settings',
    'shared-token-key',
  ] as const;
  const answers = ['api-base', 'cors', 'realtime-key', 'realtime-auth', 'get-token'] as const;
  const code: (typeof failures | typeof mistakes | typeof answers)[number] = event.detail.code;
  const subject: string | undefined = event.detail.subject;
  console.log(code, subject, route, failures, mistakes, answers);
});
document.addEventListener('ordinacia-session-expired', (event) => event.preventDefault());
admin.addEventListener('ordinacia-ticket-change', ({ detail }) => console.log(detail.id, detail.action === 'next'));
document.querySelector('ordinacia-hot-panel')?.addEventListener('ordinacia-panel-toggle', ({ detail: { open } }) => {
  const isOpen: boolean = open;
  console.log(isOpen);
});

// @ts-expect-error: no such attribute value
admin.theme = 'blue';
// @ts-expect-error: no such call
admin.endpoints = { nothing: '/x' };
