// Runs in the browser: measures a patient's history, and the same nodes rendered by hand.
import type { HistoryItem } from '../../src/features/patients/history.contract';
import { PatientHistory } from '../../src/features/patients/history/history';
import { patientHistoryPart } from '../../src/features/patients/history/part';
import { StoreContext } from '../../src/state/react/use-store';
import { answerAfterPaint, benchStore, createPlace, nextPaint, painted, type Pattern } from './page-parts';

const PATH = '/api/patient-history';
const patientId = Number(new URLSearchParams(location.search).get('patient'));
/** The server's response with the first page. */
let text = '';
const answeredAt = answerAfterPaint(
  ({ pathname, searchParams }) => pathname === PATH && !searchParams.has('before'),
  async (load) => (text ||= await (await load()).text()),
);

const store = benchStore();
store.start();
const place = createPlace();
let pattern: Pattern | null = null;

const rows = () => place.find('[data-entry]').length;
const history = () => store.part(patientHistoryPart).of(patientId);

const bench = {
  isReady: () => store.appData.admin.peek() !== null,
  /** Measures from the response with the first page to the paint of head and rows, in milliseconds. */
  async show(): Promise<number> {
    store.part(patientHistoryPart).clear();
    place.render(
      <StoreContext value={store}>
        <PatientHistory part="head" patientId={patientId} isKnown={false} />
        <PatientHistory part="timeline" patientId={patientId} />
      </StoreContext>,
    );
    const paintedAt = await painted(() => rows() > 0);
    return paintedAt - answeredAt();
  },
  /** Loads all older pages and scrolls through them; resolves with the number of entries and the most rendered rows. */
  async loadAll(): Promise<{ entries: number; most: number }> {
    let most = rows();
    while (history().hasOlder.peek()) {
      if (history().olderFailure.peek()) throw new Error('An older page did not load.');
      await history().loadOlder();
      await nextPaint();
      most = Math.max(most, rows());
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 7) {
      scrollTo(0, top);
      await nextPaint();
      await nextPaint();
      most = Math.max(most, rows());
    }
    return { entries: history().entries.peek().length, most };
  },
  /** Measures from the text of the response to the paint of the same nodes without a library, in milliseconds. */
  async showByHand(): Promise<number> {
    pattern ??= place.pattern('[data-entry]');
    const { nodes, screen } = pattern;
    place.show(screen.cloneNode(true) as HTMLElement);
    const [list] = place.find('ul');
    await nextPaint();
    const start = performance.now();
    const { items } = JSON.parse(text) as { items: HistoryItem[] };
    for (const [index, node] of nodes.entries()) {
      const item = items[index];
      if (!item) break;
      const entry = node.cloneNode(true) as HTMLElement;
      entry.dataset['entry'] = `${item.kind}-${String(item.id)}`;
      const time = entry.querySelector('time');
      if (time) {
        time.dateTime = item.at;
        time.textContent = new Date(item.at).toLocaleString('sk');
      }
      const title = entry.children[1];
      if (title) title.textContent = item.title;
      list?.append(entry);
    }
    const paintedAt = await nextPaint();
    if (rows() !== nodes.length) throw new Error('Not every row is drawn.');
    return paintedAt - start;
  },
};

export type HistoryBench = typeof bench;
Object.assign(window, { bench });
