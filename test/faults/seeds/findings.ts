import { browserOf, type TabName } from '../../soak/model/script';
import type { Finding, FindingKind } from '../../soak/judge/compare';
import type { PanelPage } from '../../support/faults/panel-page';
import { HOURS_STORED } from '../forms';
import { openTabs, type FilledForm, type PagesScene } from './scene';

/** Notices that may stay: a restored draft, and a failed action that can be retried. */
const LASTING = /^Obnovili sme|podarilo odbaviť|podarilo zrušiť/;

export async function findProblems(scene: PagesScene): Promise<Finding[]> {
  const found = await Promise.all(openTabs(scene).map(([name, page]) => tabFindings(scene, name, page)));
  return [...found.flat(), ...errors(scene), ...scene.forms.flatMap((form) => formFindings(scene, form))];
}

async function tabFindings(scene: PagesScene, name: TabName, page: PanelPage): Promise<Finding[]> {
  const { practice, expected, doctors, script } = scene;
  const doctor = expected[browserOf(name)];
  const seen = page.now();
  const found: Finding[] = [];
  const add = (kind: FindingKind, detail: string) => void found.push({ kind, tab: name, detail, isFinal: false });
  if (!seen) return [{ kind: 'not loaded', tab: name, detail: 'nothing is there', isFinal: false }];
  if (doctor === null) {
    if (!seen.isLogin) add('still logged in', 'after the logout');
    else if ((await page.text()).includes(`s${script.seed}-`)) add('data after logout', 'in the page');
    return found;
  }
  if (seen.isLogin) return [{ kind: 'logged out', tab: name, detail: 'the login is shown', isFinal: false }];
  const { id } = doctors[doctor];
  const [today, ...days] = practice.waitingList.ticketsOf(id);
  const tickets = [today, ...days].flatMap((group) => group?.tickets ?? []);
  const compare = (kind: FindingKind, shown: unknown, stored: unknown) => {
    const [one, other] = [JSON.stringify(shown), JSON.stringify(stored)];
    if (one !== other) add(kind, `shows ${one}, stored is ${other}`);
  };
  compare(
    'stale tickets',
    seen.tickets,
    tickets.map(({ user, user_alternate }) => user?.attributes.fullname ?? user_alternate),
  );
  compare('stale tickets', seen.count, today?.tickets.length ?? 0);
  if (name !== 'widget') {
    compare('stale recepts', seen.recepts, practice.recepts.receptsOf(id).length);
    compare('stale notifications', seen.notifications, practice.notifications.notificationsOf(id).length);
  }
  for (const notice of seen.notices) if (!LASTING.test(notice)) add('failure left', notice);
  if (seen.live !== 'connected') add('not live', String(seen.live));
  return found;
}

/** Finds a form that was stored twice, or reported as stored although it is not. */
function formFindings({ practice, doctors }: PagesScene, { tab, page, doctor, name, sentAt }: FilledForm): Finding[] {
  const stored = practice.officeHours.officeHoursOf(doctors[doctor].id).filter((one) => one.hours_name === name).length;
  const isReported = page.all.some(({ at, toasts }) => sentAt > 0 && at >= sentAt && toasts.includes(HOURS_STORED));
  const finding = (kind: FindingKind, detail: string): Finding => ({ kind, tab, detail, isFinal: true });
  if (stored > 1) return [finding('stored twice', `${name}: ${stored} records`)];
  if (isReported && stored === 0) return [finding('reported as stored', `${name} is not`)];
  return [];
}

function errors({ browsers }: PagesScene): Finding[] {
  return Object.values(browsers).flatMap(({ pages }) =>
    pages.flatMap(({ errors: thrown }) =>
      thrown.map((detail): Finding => ({ kind: 'error', tab: 'page', detail, isFinal: true })),
    ),
  );
}
