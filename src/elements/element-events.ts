import type { RecordId } from '../api/contract/fields';
import type { ErrorCode } from '../state/events';
import type { LiveState } from '../state/live/live';
import type { ProblemCode } from '../state/problems/report-once';
import type { TicketAction } from '../features/tickets/contract';

// The events of each element, by name without `ordinacia-`, with their details. The manifest and the table of
// docs/embedding.md are generated from these entries and their comments.

/** Events of every element. */
export interface SharedEvents {
  /** The element is rendered. */
  ready: Record<string, never>;
  /** Somebody logged in or out. */
  'auth-change': { loggedIn: boolean };
  /** A ticket was opened. */
  'ticket-select': { id: RecordId };
  /** A ticket was served (`next`), cancelled (`reject`), missed (`no-show`), or put back into the waiting room (`return`). */
  'ticket-change': { id: RecordId; action: TicketAction | 'return' };
  /** The socket's state changed: `connecting`, `connected`, `disconnected`; `polling` without a socket. */
  realtime: { state: LiveState };
  /**
   * A call failed: `offline`, `timeout`, `forbidden`, `throttled`, `server`, `malformed`; code did not load: `chunk`; a part crashed: `crash`;
   * the page has replaced built-ins that the panel needs to run: `host-realm`. Once each, mistakes for a developer to fix (`subject` names them):
   * `unknown-attribute`, `unknown-option`, `invalid-value`, `different-settings`, `shared-token-key`, `api-base`, `cors`, `realtime-key`,
   * `realtime-auth`, `get-token`.
   */
  error: { code: ErrorCode | ProblemCode | 'host-realm'; subject?: string };
  /**
   * The session expired, and its data was removed. If cancelled, no login is shown: the page provides a token (in the storage, or by
   * `getToken`) and calls `refresh()`; the panel continues where it was.
   */
  'session-expired': Record<string, never>;
}

/** Events of `<ordinacia-admin>` alone. */
export interface AdminEvents {
  /** Another path is shown. */
  'route-change': { path: string; title: string };
  /**
   * Somebody navigates to another path: by a link, the browser's buttons or `navigate()`. If cancelled, the panel stays where it is. Not
   * fired for the panel's own redirects at login and logout.
   */
  'before-navigate': { path: string };
}

/** Events of `<ordinacia-hot-panel>` alone. */
export interface HotPanelEvents {
  /** The panel was opened or collapsed. */
  'panel-toggle': { open: boolean };
}

/** Events of `<ordinacia-display>`, which has none of the shared ones. */
export interface DisplayEvents {
  /** Somebody was called: by a number, or by the time of an appointment. */
  call: { number: number | null; time: string | null };
  /** The shown data is current now, or may be outdated. */
  'display-link': { isLive: boolean };
}

export type ElementEvents = SharedEvents & AdminEvents & HotPanelEvents & DisplayEvents;

/** The events that a page can cancel. */
export const cancelable: ReadonlySet<string> = new Set<keyof ElementEvents>(['before-navigate', 'session-expired']);

/** Dispatches an event that bubbles and is composed. Returns whether the page did not cancel it. */
export function dispatch<Name extends keyof ElementEvents>(
  element: EventTarget,
  name: Name,
  detail: ElementEvents[Name],
): boolean {
  return element.dispatchEvent(
    new CustomEvent(`ordinacia-${name}`, { bubbles: true, composed: true, cancelable: cancelable.has(name), detail }),
  );
}
