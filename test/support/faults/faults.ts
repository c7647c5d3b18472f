import type { Pace } from './paced-writer';

/** Scope of a fault: calls, the real-time socket, or both (the default). */
export type Channel = 'http' | 'socket';

interface Target {
  on?: Channel | 'both';
  method?: string;
  /** Without the query. */
  path?: string;
  /** How many requests it meets; all of them when absent. */
  times?: number;
}

export interface ReplacedAnswer {
  status: number;
  body: string;
  /** JSON when absent. */
  type?: string;
}

type Effect =
  /** Every answer and every message of a socket is so many milliseconds late. */
  | { kind: 'latency'; ms: number }
  | { kind: 'bandwidth'; bytesPerSecond: number }
  /** The connection breaks in the middle of an answer; an open socket breaks at once. */
  | { kind: 'cut' }
  /**
   * A black hole: bytes vanish, also those of open connections, which are not closed. After the fault such a connection is reset, or stays
   * dead for ever, as behind a router that has forgotten it. A connection that begins meanwhile is established after the fault.
   */
  | { kind: 'black-hole'; afterwards: 'reset' | 'dead' }
  /** The request reaches the server so much later, also when its client has given up. */
  | { kind: 'late'; ms: number }
  /** The request never reaches the server. */
  | { kind: 'reset-before' }
  /** The server has handled the request; its answer is lost. */
  | { kind: 'reset-after' }
  /** The server has handled the request; so much later the connection ends without an answer. An open socket ends as late. */
  | { kind: 'slow-close'; ms: number }
  /** No connection is established. */
  | { kind: 'refuse' }
  /** The request is not forwarded. */
  | ({ kind: 'answer-before' } & ReplacedAnswer)
  /** The server has handled the request; its answer is replaced. */
  | ({ kind: 'answer-after' } & ReplacedAnswer)
  /** Half of the body, with the length of that half. */
  | { kind: 'truncate' };

export type Fault = Target & Effect;
export type FaultKind = Fault['kind'];
export type FaultOf<Kind extends FaultKind> = Extract<Fault, { kind: Kind }>;

/** A request, as faults distinguish it. */
export interface Call {
  channel: Channel;
  method: string;
  path: string;
}

export interface FaultList {
  add(fault: Fault): void;
  remove(fault: Fault): void;
  clear(): readonly Fault[];
  /** The first fault of this kind that meets the call; it counts as used. */
  take<Kind extends FaultKind>(kind: Kind, call: Call): FaultOf<Kind> | undefined;
  /** The same for faults of a whole connection. */
  onChannel<Kind extends FaultKind>(kind: Kind, channel: Channel): FaultOf<Kind> | undefined;
  /** Says that the fault has met an open connection. */
  meet(fault: Fault): void;
  /** The added faults that have met nothing. */
  unmet(): Fault[];
}

export function createFaultList(): FaultList {
  let faults: { fault: Fault; left: number }[] = [];
  const unmet = new Set<Fault>();
  const isOf = <Kind extends FaultKind>(fault: Fault, kind: Kind): fault is FaultOf<Kind> => fault.kind === kind;

  return {
    add(fault) {
      faults.push({ fault, left: fault.times ?? Infinity });
      unmet.add(fault);
    },
    meet: (fault) => void unmet.delete(fault),
    unmet: () => [...unmet],
    remove(fault) {
      faults = faults.filter((one) => one.fault !== fault);
    },
    clear() {
      const cleared = faults.map(({ fault }) => fault);
      faults = [];
      return cleared;
    },
    take(kind, { channel, method, path }) {
      for (const entry of faults) {
        const { fault } = entry;
        if (!isOf(fault, kind) || entry.left === 0 || !meets(fault, channel)) continue;
        if ((fault.method ?? method) !== method || (fault.path ?? path) !== path) continue;
        entry.left -= 1;
        unmet.delete(fault);
        return fault;
      }
      return undefined;
    },
    onChannel(kind, channel) {
      for (const { fault } of faults) {
        if (!isOf(fault, kind) || !isWhole(fault) || !meets(fault, channel)) continue;
        unmet.delete(fault);
        return fault;
      }
      return undefined;
    },
  };
}

/** Whether the fault concerns the channel. */
export const meets = ({ on = 'both' }: Fault, channel: Channel): boolean => on === 'both' || on === channel;

/** Whether it concerns whole connections, and not certain requests. */
export const isWhole = ({ method, path, times }: Fault): boolean =>
  method === undefined && path === undefined && times === undefined;

export function paceOf(faults: FaultList, channel: Channel): Pace {
  return {
    ms: faults.onChannel('latency', channel)?.ms ?? 0,
    bytesPerSecond: faults.onChannel('bandwidth', channel)?.bytesPerSecond ?? Infinity,
  };
}
