import { browserOf, type DoctorName, type TabName } from '../model/script';
import type { Scene } from '../play/scene';
import { shownIn } from '../play/shown';
import type { Tab } from '../world/tab';
import { differences } from './compare';
import type { Finding, FindingKind } from './finding';
import { formFindings } from './form-findings';
import { leaks } from './leaks';

/** Finds everything that is wrong. `probes`: events of the channel; a live tab must have received at least one. */
export function findProblems(scene: Scene, probes: readonly string[]): Finding[] {
  return [...scene.tabs]
    .filter(([, tab]) => !tab.isClosed)
    .flatMap(([name, tab]) => tabFindings(scene, name, tab, probes))
    .concat(errorFindings(scene), formFindings(scene));
}

function tabFindings(scene: Scene, name: TabName, tab: Tab, probes: readonly string[]): Finding[] {
  const { expected, script, browsers } = scene;
  const doctor = expected[browserOf(name)];
  const isLoggedIn = tab.store.session.isLoggedIn.peek();
  const finding = finder(name);
  if (doctor === null) {
    if (isLoggedIn) return [finding('still logged in', 'after the logout')];
    const storage = browsers[browserOf(name)].storage.entries;
    return leaks(tab.store, storage, [`s${script.seed}-`]).map((detail) => finding('data after logout', detail));
  }
  if (!isLoggedIn) return [finding('logged out', `by ${tab.store.session.endedBy.peek() ?? 'nothing'}`)];
  const { practice, changes, doctors } = scene;
  const { store } = tab;
  return [
    ...differences({ practice, doctorId: doctors[doctor].id, store, tab: name, changes }),
    ...failures(store, name, finding),
    ...pendingActions(scene, doctor, tab, finding),
    ...liveness(scene, name, tab, probes),
  ];
}

type Finder = (kind: FindingKind, detail: string) => Finding;
const finder =
  (tab: string): Finder =>
  (kind, detail) => ({ kind, tab, detail, isFinal: false });

function failures(store: Tab['store'], tab: TabName, finding: Finder): Finding[] {
  return shownIn(tab).flatMap((name) => {
    const resource = store[name];
    const failure = resource.failure.peek();
    const defect = resource.defect.peek();
    return [
      ...(failure ? [finding('failure left', `${name}: ${failure.message}`)] : []),
      ...(defect ? [finding('failure left', `${name}: ${String(defect.error)}`)] : []),
      ...(resource.isLoading.peek() ? [finding('pending left', `${name} loads`)] : []),
    ];
  });
}

/** Finds actions that are still pending, and failed or unknown actions on records that have left the list. */
function pendingActions({ practice, doctors }: Scene, doctor: DoctorName, { store }: Tab, finding: Finder): Finding[] {
  const waiting = new Set<number | string>(
    practice.waitingList.ticketsOf(doctors[doctor].id).flatMap(({ tickets }) => tickets.map(({ id }) => id)),
  );
  const requested = new Set<number | string>(practice.recepts.receptsOf(doctors[doctor].id).map(({ id }) => id));
  const lists = [
    { what: 'ticket', pending: store.tickets.pending.peek(), listed: waiting },
    { what: 'recept', pending: store.recepts.pending.peek(), listed: requested },
  ];
  return lists.flatMap(({ what, pending, listed }) =>
    [...pending].flatMap(([id, { action, state }]) => {
      if (state === 'pending') return [finding('pending left', `${action} of ${what} ${id}`)];
      return listed.has(id) ? [] : [finding('failed though gone', `${action} of ${what} ${id}`)];
    }),
  );
}

/** A live tab must receive events, itself or through another tab of its browser. */
function liveness({ browsers }: Scene, name: TabName, tab: Tab, probes: readonly string[]): Finding[] {
  const state = tab.store.live.peek();
  if (state !== 'connected') return [finder(name)('not live', state)];
  const tabs = browsers[browserOf(name)].tabs.filter(({ isClosed }) => !isClosed);
  const isHeard = probes.some((probe) => tabs.some((one) => one.hasHeard(probe)));
  return isHeard ? [] : [finder(name)('dishonest live', 'hears no event')];
}

function errorFindings({ browsers }: Scene): Finding[] {
  return Object.values(browsers)
    .flatMap(({ tabs }) => tabs)
    .flatMap((tab) => tab.errors.map((detail): Finding => ({ kind: 'error', tab: tab.name, detail, isFinal: true })));
}
