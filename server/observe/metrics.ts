import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, Value } from '../database/connection';
import type { ChannelCounts } from '../realtime/channels';
import type { PublisherCounts } from '../realtime/publisher';
import type { RequestRecord } from './log';

export type Metrics = ReturnType<typeof createMetrics>;

type DatabaseWork = 'read' | 'write' | 'transaction';

/** The metrics of one server, since its start. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'ordinacia_requests_total',
    help: 'Finished requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'ordinacia_request_seconds',
    help: 'From the request to the end of its answer.',
    labelNames: ['route'],
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const failures = new Counter({ name: 'ordinacia_failures_total', help: 'Errors of the program.', registers });
  const database = new Histogram({
    name: 'ordinacia_database_seconds',
    help: 'A statement, or a whole transaction with its statements and its commit.',
    labelNames: ['kind'],
    buckets: DATABASE_BUCKETS,
    registers,
  });
  const closeProcess = measureProcess(registry);

  return {
    request({ method, route, status, ms }: RequestRecord) {
      requests.inc({ method: METHODS.has(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ route }, ms / 1000);
    },
    failure: () => failures.inc(),
    /** Seconds that a statement, or a whole transaction, occupied the database. */
    database: (kind: DatabaseWork, took: number) => database.observe({ kind }, took),
    watchSockets: (counts: () => ChannelCounts) => measureSockets(registry, counts),
    watchPublisher: (counts: () => PublisherCounts) => measurePublisher(registry, counts),
    /** Prometheus' text form. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close: closeProcess,
  };
}

function measureSockets(registry: Registry, counts: () => ChannelCounts) {
  gauge(registry, 'ordinacia_sockets', 'Open sockets.', () => counts().sockets);
  gauge(registry, 'ordinacia_subscriptions', 'Channels that sockets listen to.', () => counts().subscriptions);
  counter(registry, 'ordinacia_events_sent_total', 'Events sent to sockets.', () => counts().sent);
}

function measurePublisher(registry: Registry, counts: () => PublisherCounts) {
  gauge(registry, 'ordinacia_events_waiting', 'Events not yet published.', () => counts().waiting);
  counter(registry, 'ordinacia_events_published_total', 'Events published elsewhere.', () => counts().sent);
  counter(registry, 'ordinacia_publish_failures_total', 'Failed attempts to publish.', () => counts().failures);
}

/** Metrics with the names of prom-client's defaults, without garbage collection and handles, which need no alerts. */
function measureProcess(registry: Registry) {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  gauge(registry, 'process_start_time_seconds', 'When the process started, in Unix seconds.', () => startedAt);
  gauge(registry, 'process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  gauge(registry, 'nodejs_heap_size_used_bytes', 'Used heap of JavaScript.', () => process.memoryUsage().heapUsed);
  counter(registry, 'process_cpu_seconds_total', 'Processor time, user and system.', cpuSeconds);
  gauge(registry, 'nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop since the last reading.', () => {
    // Node's values include the sampling interval.
    const lag = delay.count > 0 ? delay.percentile(99) / NANOSECONDS - DELAY_RESOLUTION_MS / 1000 : 0;
    delay.reset();
    return Math.max(0, lag);
  });
  return () => void delay.disable();
}

/** A gauge whose value is read at each scrape. */
function gauge(registry: Registry, name: string, help: string, value: () => number) {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}

function counter(registry: Registry, name: string, help: string, value: () => number) {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(value());
    },
  });
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

const NANOSECONDS = 1_000_000_000;
const DELAY_RESOLUTION_MS = 10;
/** Seconds. The practice server's goal is 0.1 at the 95th percentile. */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const DATABASE_BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 2];
/** Other methods may be invented by clients, and would each create a new series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export type OnDatabaseWork = (kind: DatabaseWork, seconds: number) => void;

/** Wraps a database to measure how long each call occupies it, which blocks everything else. */
export function timedDatabase(database: Database, onWork: OnDatabaseWork): Database {
  const timed = <Result>(kind: DatabaseWork, work: () => Result): Result => {
    const startedAt = performance.now();
    try {
      return work();
    } finally {
      onWork(kind, (performance.now() - startedAt) / 1000);
    }
  };
  return {
    ...database,
    all: <Row>(sql: string, ...values: Value[]) => timed('read', () => database.all<Row>(sql, ...values)),
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in the database
    first: <Row>(sql: string, ...values: Value[]) => timed('read', () => database.first<Row>(sql, ...values)),
    run: (sql, ...values) => timed('write', () => database.run(sql, ...values)),
    transaction: (work) => timed('transaction', () => database.transaction(work)),
  };
}
