import { NotebookPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecordId } from '../../../api/contract/fields';
import { useReloadWhenStale } from '../../../state/react/use-reload-when-stale';
import { useResource } from '../../../state/react/use-resource';
import { usePart, useStore, useValue } from '../../../state/react/use-store';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import { Button } from '../../../ui/controls/button';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { Loading } from '../../../ui/feedback/loading';
import { Notice } from '../../../ui/feedback/notice';
import { ResourceView } from '../../../ui/feedback/resource-view';
import { css } from '../../../ui/style/style';
import { prescriptionsPart } from '../../prescriptions';
import { ticketsPart } from '../../tickets';
import { historyKinds, type Entry } from '../history.contract';
import { receptsOf, ticketsOf } from '../person/person-records';
import { HistoryHead } from './head';
import { type LoadedHistory, patientHistoryPart, noteDraft, type NoteValues } from './part';
import { Timeline } from './timeline';

export interface HeadProps {
  patientId: RecordId;
  /** Whether the patient's data and note are already shown beside the head. */
  isKnown: boolean;
}

export type PatientHistoryProps = ({ part: 'head' } & HeadProps) | { part: 'timeline'; patientId: RecordId };

/** The history in a patient's detail, in two places: the head and, below, the timeline with the notes. */
export const PatientHistory = (props: PatientHistoryProps) =>
  props.part === 'head' ? (
    <Head patientId={props.patientId} isKnown={props.isKnown} />
  ) : (
    <NotesAndTimeline patientId={props.patientId} />
  );

/** Reloads on mount, and on each change of the patient's tickets and prescriptions. */
function Head({ patientId, isKnown }: HeadProps) {
  const history = usePart(patientHistoryPart).of(patientId);
  const resource = useResource(history);
  useEffect(() => {
    // Skipped if a missed change, or another detail, is already loading it.
    if (!history.isLoading.peek()) history.reload();
  }, [history]);
  useReloadWhenStale(history);
  useReloadOnChange(history, patientId);
  return (
    <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={2} />}>
      {({ summary, kinds, gaps }) => (
        <>
          {summary && <HistoryHead summary={summary} kinds={kinds} gaps={gaps} isKnown={isKnown} />}
          {historyKinds
            .filter((kind) => gaps.includes(kind))
            .map((kind) => (
              <Notice key={kind} variant="warning" role="status">
                {texts.gap(kind)}
              </Notice>
            ))}
        </>
      )}
    </ResourceView>
  );
}

/**
 * Reloads when a ticket or a prescription of the patient is added, moved or removed, and on a new day, but not when the lists load for the
 * first time.
 */
function useReloadOnChange(history: LoadedHistory, patientId: RecordId): void {
  const today = useValue(useStore().clock.today);
  const recepts = useValue(usePart(prescriptionsPart).data);
  const tickets = useValue(usePart(ticketsPart).data);
  useReloadOnNew(history, recepts && receptsOf(recepts, patientId, {}).map(({ id }) => id));
  useReloadOnNew(
    history,
    tickets && [today, ...ticketsOf(tickets, patientId, {}).flatMap(({ id, scheduled_at }) => [id, scheduled_at])],
  );
}

function useReloadOnNew(history: LoadedHistory, state: readonly unknown[] | null): void {
  const key = state && state.join();
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null && key !== null && before.current !== key) history.reload();
    before.current = key ?? before.current;
  }, [history, key]);
}

/** Empty until the head has loaded the history. */
function NotesAndTimeline({ patientId }: { patientId: RecordId }) {
  const history = usePart(patientHistoryPart).of(patientId);
  const data = useValue(history.data);
  if (!data) return null;
  // The key: an unfinished note belongs to its patient.
  return <NotesSection key={patientId} history={history} patientId={patientId} kinds={data.kinds} />;
}

interface NotesSectionProps {
  history: LoadedHistory;
  patientId: RecordId;
  kinds: readonly string[];
}

function NotesSection({ history, patientId, kinds }: NotesSectionProps) {
  const { drafts } = useStore();
  const [values, setValues] = useState<NoteValues | null>(() =>
    drafts.of(noteDraft(patientId, null)).read()?.text ? UNFINISHED_NOTE : null,
  );
  const addButton = useRef<HTMLButtonElement>(null);
  const close = (hadFocus: boolean) => {
    // Flushed, so that the add button exists: the form is removed.
    flushSync(() => setValues(null));
    if (hadFocus) addButton.current?.focus();
  };
  const correct = ({ recordId, title, is_warning }: Entry) =>
    setValues({ text: title, is_warning, replaces_id: recordId });
  return (
    <section className={section} aria-label={texts.title}>
      <div className={head}>
        <h3 className={heading}>{texts.title}</h3>
        {!values && (
          <Button
            ref={addButton}
            icon={<NotebookPen size={18} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => setValues(NEW_NOTE)}
          >
            {texts.addNote}
          </Button>
        )}
      </div>
      {values && (
        <NoteForm
          key={String(values.replaces_id)}
          patientId={patientId}
          isOnScreen={values === UNFINISHED_NOTE}
          initial={values}
          onClose={close}
        />
      )}
      <Timeline history={history} kinds={kinds} onCorrect={values ? null : correct} />
    </section>
  );
}

/** Loaded with the first note: the chunk contains the forms engine. */
const NoteForm = lazyPart('patient-note', async () => (await import('./note-form')).NoteForm);

const NEW_NOTE: NoteValues = { text: '', is_warning: false, replaces_id: null };
/** Opens with the detail, which may open by itself: its form does not take the focus. */
const UNFINISHED_NOTE = { ...NEW_NOTE };

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-top: 18px;
  border-top: 1px solid var(--line);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;

const heading = css`
  font-size: 16px;
`;
