import { ChevronDown, ChevronUp, Stethoscope } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useResource } from '../../../state/react/use-resource';
import { useValue, usePart } from '../../../state/react/use-store';
import { historyTexts as texts } from '../../../texts/history';
import { clockTime } from '../../../texts/language/format-moment';
import { ticketSubject } from '../../../texts/waiting-room';
import { withCode } from '../../../texts/failures';
import { Button } from '../../../ui/controls/button';
import { RetryButton } from '../../../ui/controls/retry-button';
import { ActionFailure } from '../../../ui/feedback/failure-notices';
import { useMeasuredTime, useZone } from '../../../ui/content/practice-time';
import { Sensitive } from '../../../ui/content/personal';
import { useRowFocusRestore } from '../../../ui/lists/use-row-focus-restore';
import { useRowIndexes } from '../../../ui/lists/use-row-indexes';
import { PersonNote } from '../../patients/person';
import { classes } from '../../../ui/style/style';
import { HandledList } from './handled-list';
import { InOfficeActions, ShortNote } from './called-patient';
import * as style from './office-card.style';
import { returnsPart } from '../returns';
import { historyPart } from '../history';

/** The patient in the office and, if the server offers it, the list of tickets handled today. */
export function OfficeCard() {
  const returns = usePart(returnsPart);
  const history = usePart(historyPart);
  useEffect(() => history.watch(), [history]);
  const inOffice = useValue(history.inOffice);
  const hasList = useValue(history.hasList);
  const resource = useResource(history);
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLElement>(null);
  const listId = useId();
  const focusRestore = useRowFocusRestore(area, useRowIndexes(area));

  // The rows of the open list show their failures themselves.
  const inRows = new Set(isOpen ? resource.data?.map(({ id }) => id) : []);
  const failures = [...useValue(returns.pending)].flatMap(([id, { state, code = null }]) => {
    const ticket = returns.ticketOf(id);
    return ticket && state !== 'pending' && !inRows.has(id) ? [{ ticket, state, code }] : [];
  });
  if (!hasList && !inOffice && failures.length === 0) return null;
  const user = inOffice?.ticket.user;
  // The open list shows its failure itself.
  const failure = hasList && !isOpen && !resource.data ? resource.failure : null;
  return (
    <section
      ref={area}
      tabIndex={-1}
      className={classes(style.card, !inOffice && !isOpen && style.empty)}
      aria-label={texts.inOffice}
      {...focusRestore}
    >
      <div className={style.line}>
        <div className={classes(style.person, inOffice && failure && style.full)}>
          <Stethoscope size={20} strokeWidth={1.5} aria-hidden="true" />
          {(inOffice || !failure) && <CurrentPatient history={history} isUnknown={hasList && !resource.data} />}
          {user && !isOpen && <ShortNote userId={user.id} />}
          {failure && (
            <p role="alert" className={style.unknown}>
              {withCode(texts.loadFailed, failure)}
            </p>
          )}
        </div>
        {hasList && (
          <div className={style.actions}>
            {failure && <RetryButton isBusy={resource.isLoading} onClick={resource.reload} />}
            {inOffice && <InOfficeActions history={history} ticket={inOffice.ticket} />}
            <ListButton
              count={resource.data?.length}
              isShort={Boolean(inOffice ?? failure)}
              listId={isOpen ? listId : undefined}
              onToggle={() => setIsOpen(!isOpen)}
            />
          </div>
        )}
      </div>
      {user && isOpen && (
        <div data-reveals="">
          <PersonNote userId={user.id} />
        </div>
      )}
      {failures.map(({ ticket, state, code }) => (
        <div key={ticket.id} data-reveals="">
          <Sensitive className={style.name}>{ticketSubject(ticket)}</Sensitive>
          <ActionFailure failure={{ code }} nextFocus={area} onRetry={() => void returns.run(ticket)}>
            {texts.returnFailed[state]}
          </ActionFailure>
        </div>
      ))}
      {hasList && isOpen && <HandledList id={listId} resource={resource} />}
    </section>
  );
}

interface CurrentPatientProps {
  history: ReturnType<typeof historyPart>;
  /** Whether the history is not loaded yet. */
  isUnknown: boolean;
}

/** The patient in the office, and since when. */
function CurrentPatient({ history, isUnknown }: CurrentPatientProps) {
  const inOffice = useValue(history.inOffice);
  const loadedAt = useValue(history.loadedAt);
  const zone = useZone();
  const timeOf = useMeasuredTime();
  return (
    <p className={style.patient}>
      <span className={classes(style.label, inOffice && style.wideLabel)}>{texts.inOffice}: </span>
      {inOffice ? (
        // The focus on a control reveals a hidden name.
        <span data-reveals="" className={style.name}>
          <Sensitive>
            {texts.since(ticketSubject(inOffice.ticket), clockTime(inOffice.since.getTime(), zone))}
          </Sensitive>
        </span>
      ) : (
        <span className={style.label}>{isUnknown ? '…' : texts.nobody}</span>
      )}
      {inOffice?.isOld && loadedAt && <span className={style.old}> {texts.stateOf(timeOf(loadedAt))}</span>}
    </p>
  );
}

interface ListButtonProps {
  count: number | undefined;
  /** Hides the label in a narrow card, which has room for either the label or the patient. */
  isShort: boolean;
  /** The list's id, while it is open. */
  listId: string | undefined;
  onToggle(): void;
}

function ListButton({ count, isShort, listId, onToggle }: ListButtonProps) {
  const isOpen = listId !== undefined;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Button
      aria-label={count !== undefined ? texts.today(count) : texts.list}
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={onToggle}
      icon={<Chevron size={18} strokeWidth={1.5} aria-hidden="true" className={isShort ? '' : style.wideLabel} />}
    >
      <span>
        <span className={isShort ? style.wideLabel : ''}>
          {texts.list}
          {count !== undefined && ': '}
        </span>
        {count}
      </span>
    </Button>
  );
}
