import type { HandledStatus, HandledTicket } from '../history.contract';
import { useValue } from '../../../state/react/use-value';
import { historyTexts as texts } from '../../../texts/history';
import { Loading } from '../../../ui/feedback/loading';
import { ResourceView, type ResourceSnapshot } from '../../../ui/feedback/resource-view';
import { HandledRow } from './handled-row';
import * as style from './handled-list.style';
import { usePart } from '../../../state/react/use-part';
import { returnsPart } from '../returns';

interface HandledListProps {
  id: string;
  resource: ResourceSnapshot<readonly HandledTicket[]>;
}

/** Tickets served, cancelled and missed today, with the count of each. */
export function HandledList({ id, resource }: HandledListProps) {
  const returns = usePart(returnsPart);
  const returning = useValue(returns.pending);
  return (
    <div id={id} className={style.list}>
      <ResourceView
        resource={resource}
        failedTitle={texts.loadFailed}
        skeleton={<Loading rows={2} />}
        empty={<p className={style.counts}>{texts.empty}</p>}
      >
        {(list) => (
          <>
            <p className={style.counts}>{countsOf(list)}</p>
            <ul aria-label={texts.list} className={style.rows}>
              {list.map((ticket) => (
                <HandledRow
                  key={ticket.id}
                  ticket={ticket}
                  returning={returning.get(ticket.id) ?? null}
                  onReturn={returns.run}
                />
              ))}
            </ul>
          </>
        )}
      </ResourceView>
    </div>
  );
}

/** „12 odbavených · 2 neprišli“ */
function countsOf(list: readonly HandledTicket[]): string {
  return STATUSES.flatMap((status) => {
    const { length } = list.filter((ticket) => ticket.status === status);
    return length > 0 ? [texts.counts[status](length)] : [];
  }).join(' · ');
}

const STATUSES: readonly HandledStatus[] = ['served', 'rejected', 'missed'];
