/** What test/bench/signals.ts runs in a browser: lists of rows that each read one signal, in each of the ways in which they can. */
import { signal, type Signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { memo, startTransition, StrictMode, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useValue } from '../../src/state/react/use-value';

const ROWS = 1_000;
const CHANGES = 200;
const ROUNDS = 15;
/** Rows that read one signal, in a render that takes long enough to be interrupted. */
const SLOW_ROWS = 60;
const SLOW_ROW_MS = 2;

type Row = ComponentType<{ value: Signal<number>; children?: ReactNode }>;

const renders = { rows: 0, parents: 0 };

/** The library's `useSignals` as a hook of one's own: opened and closed around one read. */
function useManaged<T>(value: Signal<T>): T {
  const store = useSignals(2);
  try {
    return value.value;
  } finally {
    store.f();
  }
}

const countRow = () => void (renders.rows += 1);

const ways: Readonly<Record<string, Row>> = {
  useValue: function ByUseValue({ value, children }) {
    countRow();
    return (
      <li>
        {useValue(value)}
        {children}
      </li>
    );
  },
  'useSignals(2) in a hook': function ByHook({ value, children }) {
    countRow();
    return (
      <li>
        {useManaged(value)}
        {children}
      </li>
    );
  },
  'useSignals(1) around a component': function ByComponent({ value, children }) {
    const store = useSignals(1);
    try {
      countRow();
      return (
        <li>
          {value.value}
          {children}
        </li>
      );
    } finally {
      store.f();
    }
  },
  'useSignals() unmanaged': function ByUnmanaged({ value, children }) {
    useSignals();
    countRow();
    return (
      <li>
        {value.value}
        {children}
      </li>
    );
  },
  '{signal} as a child': function ByChild({ value, children }) {
    countRow();
    return (
      <li>
        {value}
        {children}
      </li>
    );
  },
};

function List({ values, row: Row }: { values: readonly Signal<number>[]; row: Row }) {
  renders.parents += 1;
  return (
    <ul>
      {values.map((value, index) => (
        <Row key={index} value={value} />
      ))}
    </ul>
  );
}

/** Signals that count who listens to them. */
function makeSignals(count: number) {
  const watched = { count: 0 };
  const values = Array.from({ length: count }, (_, index) =>
    signal(index, { watched: () => void (watched.count += 1), unwatched: () => void (watched.count -= 1) }),
  );
  return { values, watched };
}

function mountPoint() {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  return {
    host,
    root,
    end() {
      flushSync(() => root.unmount());
      host.remove();
    },
  };
}

const timed = (run: () => void): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};
const pause = (milliseconds = 50) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const textOf = (host: Element) => [...host.querySelectorAll('li')].map(({ textContent }) => textContent);

async function measureRound(row: Row) {
  const { values } = makeSignals(ROWS);
  const { root, end } = mountPoint();
  const memoRow = memo(row) as unknown as Row;
  const mount = timed(() => flushSync(() => root.render(<List values={values} row={memoRow} />)));
  await pause();
  renders.rows = renders.parents = 0;
  const one = timed(() => {
    for (let change = 0; change < CHANGES; change += 1) {
      flushSync(() => {
        const value = values[(change * 7) % ROWS];
        if (value) value.value += ROWS;
      });
    }
  });
  const { rows, parents } = renders;
  const all = timed(() => flushSync(() => values.forEach((value) => (value.value += ROWS))));
  const unmount = timed(end);
  await pause();
  return { mount, one: one / CHANGES, all, unmount, rows: rows / CHANGES, parents: parents / CHANGES };
}

/** What shows, and who still listens, after what strict and concurrent rendering do. */
async function check(row: Row) {
  const strict = makeSignals(ROWS);
  const strictPoint = mountPoint();
  flushSync(() =>
    strictPoint.root.render(
      <StrictMode>
        <List values={strict.values} row={row} />
      </StrictMode>,
    ),
  );
  await pause();
  flushSync(() => strict.values.forEach((value) => (value.value += ROWS)));
  await pause();
  const shown = textOf(strictPoint.host).filter((text, index) => text === String(index + ROWS)).length;
  strictPoint.end();
  await pause();

  // A render that never finishes, because what it waits for does not come, and that is then given up.
  const discarded = makeSignals(ROWS);
  const discardedPoint = mountPoint();
  const never = new Promise<never>(() => undefined);
  const Waiting = () => use(never);
  flushSync(() => discardedPoint.root.render(<Suspense fallback="…">before</Suspense>));
  startTransition(() =>
    discardedPoint.root.render(
      <Suspense fallback="…">
        <List values={discarded.values} row={row} />
        <Waiting />
      </Suspense>,
    ),
  );
  await pause(200);
  discardedPoint.end();
  await pause();

  // A signal that changes while a long render that reads it is interrupted.
  const [shared] = makeSignals(1).values;
  const slowPoint = mountPoint();
  let torn = 0;
  let shownAfter = 0;
  const observer = new MutationObserver(() => (torn += new Set(textOf(slowPoint.host)).size > 1 ? 1 : 0));
  observer.observe(slowPoint.host, { subtree: true, childList: true, characterData: true });
  if (shared) {
    const Slow: Row = ({ value }) => {
      const start = performance.now();
      while (performance.now() - start < SLOW_ROW_MS);
      const Reading = row;
      return <Reading value={value} />;
    };
    startTransition(() =>
      slowPoint.root.render(<List values={Array<Signal<number>>(SLOW_ROWS).fill(shared)} row={Slow} />),
    );
    await pause(SLOW_ROW_MS * (SLOW_ROWS / 3));
    shared.value = 7;
    const start = performance.now();
    while (!textOf(slowPoint.host).includes('7') && performance.now() - start < 5_000) await pause(10);
    shownAfter = performance.now() - start;
  }
  const final = textOf(slowPoint.host);
  observer.disconnect();
  slowPoint.end();
  return {
    strictShown: shown,
    strictListening: strict.watched.count,
    discardedListening: discarded.watched.count,
    torn,
    shownAfter,
    finalRight: final.length === SLOW_ROWS && final.every((text) => text === '7'),
  };
}

/** Whom a change of a signal repaints, where the parent tracks unmanaged and a memoised child reads without tracking. */
async function trap() {
  const [value] = makeSignals(1).values;
  if (!value) throw new Error('There is no signal.');
  const seen = { parent: 0, child: 0 };
  const Child = memo(function Child() {
    seen.child += 1;
    return <b>{value.value}</b>;
  });
  function Parent() {
    useSignals();
    seen.parent += 1;
    return <Child />;
  }
  const { host, root, end } = mountPoint();
  flushSync(() => root.render(<Parent />));
  seen.parent = seen.child = 0;
  flushSync(() => (value.value = 1));
  await pause();
  const result = { ...seen, shows: host.textContent, should: '1' };
  end();
  return result;
}

async function run() {
  const measured: Record<string, object> = {};
  const rounds: Record<string, Awaited<ReturnType<typeof measureRound>>[]> = {};
  // By turns, so that a busy machine slows all of them; the first two rounds warm up.
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    for (const [name, row] of Object.entries(ways)) {
      const result = await measureRound(row);
      if (round > 1) (rounds[name] ??= []).push(result);
    }
  }
  for (const [name, row] of Object.entries(ways)) {
    const of = rounds[name] ?? [];
    const medians = Object.fromEntries(
      (['mount', 'one', 'all', 'unmount', 'rows', 'parents'] as const).map((key) => [
        key,
        of.map((result) => result[key]).sort((left, right) => left - right)[Math.floor(of.length / 2)] ?? 0,
      ]),
    );
    measured[name] = { ...medians, ...(await check(row)) };
  }
  return { measured, trap: await trap() };
}

Reflect.set(window, 'runSignalsBench', run);
