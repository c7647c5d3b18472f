import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll, type Mounted } from './mount';
import type { TestPractice } from './practice';

/** Mounts the full admin on one of its screens, in a window of this size. The test page's hash holds the route. */
export async function openScreen(
  practice: TestPractice,
  path: string,
  { width = 1440, height = 900, parent = document.body }: { width?: number; height?: number; parent?: Element } = {},
): Promise<Mounted> {
  await setViewport({ width, height });
  document.body.style.margin = '0';
  history.replaceState(null, '', `${location.pathname}${location.search}#${path}`);
  return mount(practice, 'ordinacia-admin', { attributes: { routing: 'hash' }, parent });
}

/** The panel's current route: `/pacienti?pacient=5`. */
export const address = () => location.hash.slice(1);

export async function closeScreen(): Promise<void> {
  await unmountAll();
  history.replaceState(null, '', location.pathname + location.search);
  document.body.removeAttribute('style');
}
