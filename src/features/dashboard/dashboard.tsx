import type { ReactNode } from 'react';
import { useStore } from '../../state/react/store-context';
import { useFresh } from '../../state/react/use-fresh';
import { useShown } from '../../state/react/use-shown';
import { useValue } from '../../state/react/use-value';
import { dashboardTexts as texts } from '../../texts/dashboard';
import { failureText } from '../../texts/failures';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { Counters, CountersToCome, type CounterPaths } from './counters';
import * as style from './dashboard.style';
import { Earnings } from './earnings';
import { Kinds } from './kinds';
import { Visits } from './visits';

export interface DashboardProps {
  /** The screens that show what is counted. */
  paths: CounterPaths;
  /** Today in short: who waits, and what stands beside. */
  waitingRoom: ReactNode;
  aside: ReactNode;
}

/** How the practice is doing: today in short, and the days and months behind it. */
export function Dashboard({ paths, waitingRoom, aside }: DashboardProps) {
  const { dashboard, clock } = useStore();
  useShown(dashboard);
  useFresh(dashboard.freshness);
  const data = useValue(dashboard.data);
  const failure = useValue(dashboard.failure);
  const isLoading = useValue(dashboard.isLoading);
  const loadedAt = useValue(dashboard.loadedAt);
  const today = useValue(clock.today);

  return (
    <div className={style.screen}>
      {data && failure && <StaleNotice loadedAt={loadedAt} isRetrying={isLoading} onRetry={dashboard.reload} />}
      {!data && !failure && <CountersToCome />}
      {data?.counters && <Counters counters={data.counters} paths={paths} />}
      <div className={style.today}>
        {waitingRoom}
        <div className={style.aside}>{aside}</div>
      </div>
      {!data && !failure && <Loading />}
      {!data && failure && (
        <Failed
          title={texts.loadFailed}
          hint={failureText(failure.kind, failure.retryAfterSeconds)}
          isRetrying={isLoading}
          onRetry={dashboard.reload}
        />
      )}
      {data?.visits_by_day && <Visits visits={data.visits_by_day} today={today} />}
      {(data?.earnings_by_month ?? data?.tickets_by_type) && (
        <div className={style.pair}>
          {data.earnings_by_month && <Earnings earnings={data.earnings_by_month} today={today} />}
          {data.tickets_by_type && <Kinds kinds={data.tickets_by_type} />}
        </div>
      )}
    </div>
  );
}
