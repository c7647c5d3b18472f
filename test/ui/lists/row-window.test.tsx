import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { useMemo, useRef, useState } from 'react';
import { LongRows } from '../../../src/ui/lists/long-rows';
import { firstRows, type RowWindow } from '../../../src/ui/lists/row-window';
import { useEqualRows } from '../../../src/ui/lists/use-equal-rows';
import { mountView, unmountViews } from '../../support/mount-view';
import { until } from '../../support/until';

const ROW_PX = 50;
const MARKER = { position: 'absolute', top: 0, height: ROW_PX, visibility: 'hidden' } as const;

interface ListProps {
  count: number;
  kept: number;
}

function Equal({ count, kept }: ListProps) {
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const { rowHeight, indexes } = useEqualRows({ head, list, marker }, count, kept, '');
  return (
    <div style={{ position: 'relative' }}>
      <div ref={head} />
      <span ref={marker} style={MARKER} />
      <ul ref={list} style={{ position: 'relative', height: count * rowHeight, overflowAnchor: 'none' }}>
        {indexes.map((index) => (
          <li key={index} style={{ position: 'absolute', top: index * rowHeight, height: ROW_PX }}>
            {index}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every third row is twice as high. */
function Measured({ count, kept }: ListProps) {
  const area = useRef<HTMLUListElement>(null);
  const all = useMemo(() => Array.from({ length: count }, (_, id) => ({ id })), [count]);
  const groups = useMemo(() => [all], [all]);
  const keptIndexes = useMemo(() => [kept], [kept]);
  const [part, setPart] = useState<RowWindow | null>(null);
  const rows = part ?? firstRows(groups, 20);
  return (
    <>
      <ul ref={area} style={{ position: 'relative', display: 'grid', paddingBottom: rows.spaceAfter }}>
        {rows.groups[0]?.rows.map(({ index, space }) => (
          <li key={index} style={{ height: index % 3 === 0 ? 2 * ROW_PX : ROW_PX, marginTop: space }}>
            {index}
          </li>
        ))}
      </ul>
      <LongRows
        area={area}
        selector="li"
        groups={groups}
        all={all}
        kept={keptIndexes}
        gap={0}
        most={20}
        rendered={rows}
        onRender={setPart}
      />
    </>
  );
}

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

for (const [kind, List] of [
  ['equally high', Equal],
  ['measured', Measured],
] as const)
  describe(`the window of a list of ${kind} rows`, () => {
    let shown: ReturnType<typeof mountView>;
    beforeEach(() => setViewport({ width: 800, height: 600 }));
    afterEach(() => {
      unmountViews();
      window.scrollTo(0, 0);
    });

    const rows = () => [...shown.root.querySelectorAll('li')];
    const drawn = () => rows().map(({ textContent }) => Number(textContent));
    const isSeen = (pixels: number) =>
      rows().some((row) => row.getBoundingClientRect().top <= pixels && row.getBoundingClientRect().bottom > pixels);
    async function show(count = 1_000, kept = 0) {
      shown = mountView(<List count={count} kept={kept} />);
      await until(() => isSeen(100) && isSeen(innerHeight - 1));
      await frames();
    }

    it('the visible rows, some around them and the kept one are rendered, wherever the page is scrolled to; a small scroll draws nothing anew', async () => {
      await show(1_000, 7);
      const before = drawn();
      expect(before[0]).to.equal(0);
      window.scrollTo(0, 30);
      await frames();
      expect(drawn()).to.deep.equal(before);
      for (const top of [20_000, 40_000, 400]) {
        window.scrollTo(0, top);
        await until(() => isSeen(1) && isSeen(599));
        expect(drawn().length).to.be.below(60);
        expect(drawn()).to.include(7);
        expect(drawn()).to.deep.equal([...drawn()].sort((one, other) => one - other));
      }
    });

    it('a window that becomes higher shows more rows without a scroll', async () => {
      await setViewport({ width: 800, height: 200 });
      await show();
      await setViewport({ width: 800, height: 2_400 });
      await until(() => isSeen(2_399));
    });

    it('the end is reached, and no row is behind it', async () => {
      await show(200);
      for (let turn = 0; turn < 6; turn += 1) {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await frames();
      }
      await until(() => drawn().at(-1) === 199);
      const last = rows().at(-1)?.getBoundingClientRect().bottom ?? 0;
      expect(Math.abs(last - innerHeight)).to.be.below(30);
    });
  });
