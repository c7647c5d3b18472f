import { NavigationType, type unstable_HistoryRouter } from 'react-router-dom';
import { createContext, type ComponentProps } from 'react';

export type History = ComponentProps<typeof unstable_HistoryRouter>['history'];
type Update = Parameters<Parameters<History['listen']>[0]>[0];
type Location = History['location'];

/** Asked in the place of a navigation to `path` (empty where that is not known); `go` does it after all, and is asked no more. */
export type NavigationBlocker = (path: string, go: () => void) => void;

export interface GuardedHistory extends History {
  /** Holds the panel where it is: whatever leads away asks first. Returns what ends it. */
  block(ask: NavigationBlocker): () => void;
}

/** Holds the panel on its screen until it may be left. */
export const BlockContext = createContext<GuardedHistory['block']>(() => () => undefined);

interface HistoryGuards {
  /** Whether a path is the panel's: others are a page's own, and the router hears nothing of them. */
  isPanelPath(path: string): boolean;
  /** Whether the page lets the panel go there. */
  isAllowedByPage(path: string): boolean;
}

/**
 * A router's history that can be held, by a screen or by the page. Links ask before anything happens. The browser's own buttons have
 * moved by the time they are heard of: the entry is put back, and then it asks. The router hears of nothing but what was allowed.
 * Where the panel itself leads, such as out of a session that is over, the page is not asked.
 */
export function guardHistory(history: History, { isPanelPath, isAllowedByPage }: HistoryGuards): GuardedHistory {
  let shown = history.location;
  let active: { ask: NavigationBlocker } | null = null;
  /** How far from the shown entry the browser is while it is on its way back, and where it was to go. */
  let offset = 0;
  let requested: { path: string; delta: number } | null = null;
  /** The next step of the browser was asked for already. */
  let isAllowed = false;

  function confirmThen(path: string, go: () => void): void {
    if (!active) return go();
    active.ask(path, () => {
      active = null;
      go();
    });
  }

  const mayGoTo = (path: string) => path === shown.pathname || isAllowedByPage(path);

  function push(to: string | Partial<Location>, state?: unknown): void {
    const path = pathOf(to);
    if (path === '' || mayGoTo(path)) confirmThen(path, () => history.push(to, state));
  }

  function handleUpdate(update: Update, listener: (update: Update) => void): void {
    const path = update.location.pathname;
    const show = () => {
      isAllowed = false;
      shown = update.location;
      listener(update);
    };
    if (update.action !== NavigationType.Pop || isAllowed) return show();
    const isReturning = offset !== 0 || requested !== null;
    if (!isReturning) {
      if (!isPanelPath(path)) return;
      const isRefused = !mayGoTo(path);
      if (!active && !isRefused) return show();
      if (!isRefused) requested = { path, delta: 0 };
    }
    offset += update.delta ?? NaN;
    if (Number.isNaN(offset)) {
      // An entry that the page made, or an address that was typed, has no number: the shown one is put above it.
      offset = 0;
      history.push(shown);
      resume(-1);
    } else if (offset !== 0) {
      if (requested && requested.delta === 0) requested.delta = offset;
      history.go(-offset);
    } else resume(requested?.delta ?? 0);
  }

  /** Back at the shown entry: asks, where there is somewhere to go. */
  function resume(delta: number): void {
    const target = requested;
    requested = null;
    if (!target) return;
    confirmThen(target.path, () => {
      isAllowed = true;
      history.go(delta);
    });
  }

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    push,
    replace: (to, state) => confirmThen(pathOf(to), () => history.replace(to, state)),
    go: (delta) => confirmThen('', () => history.go(delta)),
    listen: (listener) => history.listen((update) => handleUpdate(update, listener)),
    block(ask) {
      const current = { ask };
      active = current;
      return () => {
        if (active === current) active = null;
      };
    },
  };
}

const pathOf = (to: string | Partial<Location>): string => (typeof to === 'string' ? to : (to.pathname ?? ''));
