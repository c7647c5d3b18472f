import type { Stores } from '../stores';
import type { Channels } from './channels';

/**
 * Closes the sockets of sessions that have ended without a call of this process: by their age, or by the command line, which works on
 * the same database file.
 */
export function watchSessions(
  stores: Pick<Stores, 'sessions'>,
  channels: Channels,
  everyMs = CHECK_EVERY_MS,
): { stop(): void } {
  const timer = setInterval(() => {
    for (const tokenHash of channels.sessions()) {
      if (!stores.sessions.isSession(tokenHash)) channels.endSession(tokenHash);
    }
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** A look at one row for each connected panel. */
const CHECK_EVERY_MS = 5000;
