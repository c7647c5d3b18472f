import { NotebookPen } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import { usePart } from '../../../state/react/use-part';
import { useReloadWhenStale } from '../../../state/react/use-reload-when-stale';
import { useResource } from '../../../state/react/use-resource';
import { useStore } from '../../../state/react/store-context';
import { useValue } from '../../../state/react/use-value';
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
import { receptsOf, ticketsOf } from '../person/records-of-person';
import { HistoryHead } from './head';
import type { LoadedHistory } from './loaded-history';
import { noteDraft, type NoteValues } from './note-draft';
import { patientHistoryPart } from './part';
import { Timeline } from './timeline';

export interface HeadProps {
  patientId: RecordId;
  /** Whether the patient's data and note are shown beside it already. */
  isKnown: boolean;
}

export type PatientHistoryProps = ({ part: 'head' } & HeadProps) | { part: 'timeline'; patientId: RecordId };

/** Two parts of a patient's detail: the head, and below it the timeline with the notes. */
export const PatientHistory = (props: PatientHistoryProps) =>
  props.part === 'head' ? (
    <Head patientId={props.patientId} isKnown={props.isKnown} />
  ) : (
    <NotesAndTimeline patientId={props.patientId} />
  );

/** Each opening loads it, as does each change of the patient's tickets and prescriptions. */
function Head({ patientId, isKnown }: HeadProps) {
  const history = usePart(patientHistoryPart).of(patientId);
  const resource = useResource(history);
  const recepts = receptsOf(useValue(usePart(prescriptionsPart).data), patientId, {});
  const tickets = ticketsOf(useValue(usePart(ticketsPart).data), patientId, {});
  const open = [...recepts, ...tickets].map(({ id }) => id).join();
  useEffect(() => history.reload(), [history, open]);
  useReloadWhenStale(history);
  return (
    <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={2} />}>
      {({ summary, kinds, gaps }) => (
        <>
          {summary && <HistoryHead summary={summary} kinds={kinds} gaps={gaps} isKnown={isKnown} />}
          {historyKinds
            .filter((kind) => gaps.includes(kind))
            .map((kind) => (
              <Notice key={kind} variant="warning" role="status">
                {texts.gaps[kind]}
              </Notice>
            ))}
        </>
      )}
    </ResourceView>
  );
}

/** Empty until the head has loaded the history. */
function NotesAndTimeline({ patientId }: { patientId: RecordId }) {
  const history = usePart(patientHistoryPart).of(patientId);
  const data = useValue(history.data);
  if (!data) return null;
  return <Loaded history={history} patientId={patientId} kinds={data.kinds} />;
}

interface LoadedProps {
  history: LoadedHistory;
  patientId: RecordId;
  kinds: readonly string[];
}

function Loaded({ history, patientId, kinds }: LoadedProps) {
  const { drafts } = useStore();
  const [values, setValues] = useState<NoteValues | null>(() =>
    drafts.of(noteDraft(patientId, null)).read()?.text ? NEW_NOTE : null,
  );
  const correct = ({ recordId, title, is_warning }: Entry) =>
    setValues({ text: title, is_warning, replaces_id: recordId });
  return (
    <section className={section} aria-label={texts.title}>
      <div className={head}>
        <h3 className={heading}>{texts.title}</h3>
        {!values && (
          <Button icon={<NotebookPen size={18} strokeWidth={1.5} />} onClick={() => setValues(NEW_NOTE)}>
            {texts.addNote}
          </Button>
        )}
      </div>
      {values && (
        <NoteForm
          key={String(values.replaces_id)}
          patientId={patientId}
          initial={values}
          onClose={() => setValues(null)}
        />
      )}
      <Timeline history={history} kinds={kinds} onCorrect={values ? null : correct} />
    </section>
  );
}

/** The engine of the forms comes with the first note that is written. */
const NoteForm = lazyPart('patient-note', async () => (await import('./note-form')).NoteForm);

const NEW_NOTE: NoteValues = { text: '', is_warning: false, replaces_id: null };

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
