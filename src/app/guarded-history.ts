import { NavigationType, type unstable_HistoryRouter } from 'react-router-dom';
import type { ComponentProps } from 'react';

export type History = ComponentProps<typeof unstable_HistoryRouter>['history'];
type Update = Parameters<Parameters<History['listen']>[0]>[0];

/** Asked in the place of a navigation to `path` (empty where that is not known); `go` does it after all, and is asked no more. */
export type AskToLeave = (path: string, go: () => void) => void;

export interface GuardedHistory extends History {
  /** Holds the panel where it is: whatever leads away asks first. Returns what ends it. */
  hold(ask: AskToLeave): () => void;
}

/**
 * A router's history that can be held. Links ask before anything happens. The browser's own buttons have moved by the time they are
 * heard of: the entry is put back, and then it asks. The router hears of nothing but what was allowed.
 */
export function guardHistory(history: History): GuardedHistory {
  let held: { ask: AskToLeave; at: History['location'] } | null = null;
  /** How far from the held entry the browser is while it is on its way back, and where it was to go. */
  let away = 0;
  let wanted: { path: string; delta: number } | null = null;

  function pass(path: string, go: () => void): void {
    if (!held) return go();
    held.ask(path, () => {
      held = null;
      go();
    });
  }

  function hear(update: Update, listener: (update: Update) => void): void {
    if (!held || update.action !== NavigationType.Pop) return listener(update);
    const path = update.location.pathname;
    away += update.delta ?? NaN;
    if (Number.isNaN(away)) {
      // An entry that the page made, or an address that was typed, has no number: the held one is put above it.
      away = 0;
      history.push(held.at);
      pass(path, () => history.go(-1));
    } else if (away !== 0) {
      wanted = { path, delta: away };
      history.go(-away);
    } else if (wanted) {
      const { path: target, delta } = wanted;
      wanted = null;
      pass(target, () => history.go(delta));
    }
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
    push: (to, state) => pass(pathOf(to), () => history.push(to, state)),
    replace: (to, state) => pass(pathOf(to), () => history.replace(to, state)),
    go: (delta) => pass('', () => history.go(delta)),
    listen: (listener) => history.listen((update) => hear(update, listener)),
    hold(ask) {
      const mine = { ask, at: history.location };
      held = mine;
      away = 0;
      wanted = null;
      return () => {
        if (held === mine) held = null;
      };
    },
  };
}

const pathOf = (to: Parameters<History['push']>[0]): string => (typeof to === 'string' ? to : (to.pathname ?? ''));
