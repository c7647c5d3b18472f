import type { Pace } from './paced-writer';

/** Scope of a fault: calls, the real-time socket, or both (the default). */
export type Channel = 'http' | 'socket';

interface Target {
  on?: Channel | 'both';
  method?: string;
  /** Without the query. */
  path?: string;
  /** How many requests the fault affects; all when absent. */
  times?: number;
}

export interface ReplacedAnswer {
  status: number;
  body: string;
  /** JSON when absent. */
  type?: string;
}

type Effect =
  /** Each response and socket message arrives `ms` milliseconds late. */
  | { kind: 'latency'; ms: number }
  | { kind: 'bandwidth'; bytesPerSecond: number }
  /** The connection breaks in the middle of a response; an open socket breaks at once. */
  | { kind: 'cut' }
  /**
   * A black hole: bytes vanish, also those of open connections, which are not closed. After the fault such a connection is reset, or stays
   * dead for ever, as behind a router that has forgotten it. A new connection is established only after the fault.
   */
  | { kind: 'black-hole'; afterwards: 'reset' | 'dead' }
  /** The request reaches the server `ms` milliseconds late, even if the client has given up. */
  | { kind: 'late'; ms: number }
  /** The request never reaches the server. */
  | { kind: 'reset-before' }
  /** The server handles the request; its response is lost. */
  | { kind: 'reset-after' }
  /** The server handles the request; `ms` later the connection ends without a response. An open socket ends after `ms`, too. */
  | { kind: 'slow-close'; ms: number }
  /** No connection is established. */
  | { kind: 'refuse' }
  /** The proxy sends the given response and does not forward the request. */
  | ({ kind: 'answer-before' } & ReplacedAnswer)
  /** The server handles the request; the proxy replaces its response. */
  | ({ kind: 'answer-after' } & ReplacedAnswer)
  /** Half of the body arrives, with a matching `Content-Length`. */
  | { kind: 'truncate' };

export type Fault = Target & Effect;
type FaultKind = Fault['kind'];
type FaultOf<Kind extends FaultKind> = Extract<Fault, { kind: Kind }>;

export interface Call {
  channel: Channel;
  method: string;
  path: string;
}

export interface FaultList {
  add(fault: Fault): void;
  remove(fault: Fault): void;
  clear(): readonly Fault[];
  /** The first fault of this kind that matches the call; it counts as used. */
  take<Kind extends FaultKind>(kind: Kind, call: Call): FaultOf<Kind> | undefined;
  /** Like `take`, for faults of whole connections. */
  onChannel<Kind extends FaultKind>(kind: Kind, channel: Channel): FaultOf<Kind> | undefined;
  /** Marks the fault as having affected an open connection. */
  meet(fault: Fault): void;
  /** The added faults that have affected nothing yet. */
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

export const meets = ({ on = 'both' }: Fault, channel: Channel): boolean => on === 'both' || on === channel;

/** Whether the fault affects whole connections, not only certain requests. */
export const isWhole = ({ method, path, times }: Fault): boolean =>
  method === undefined && path === undefined && times === undefined;

export function paceOf(faults: FaultList, channel: Channel): Pace {
  return {
    ms: faults.onChannel('latency', channel)?.ms ?? 0,
    bytesPerSecond: faults.onChannel('bandwidth', channel)?.bytesPerSecond ?? Infinity,
  };
}
