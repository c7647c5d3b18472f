import { useEffect, type ReactNode } from 'react';
import { useStore } from '../../state/react/store-context';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { useValue } from '../../state/react/use-value';
import { dashboardTexts as texts } from '../../texts/dashboard';
import { ResourceView } from '../../ui/feedback/resource-view';
import { Counters, CountersSkeleton, type CounterPaths } from './counters';
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
  // Only while somebody looks at it is it loaded after each change.
  useEffect(() => dashboard.show(), [dashboard]);
  useReloadWhenStale(dashboard.freshness);
  const resource = useResource(dashboard);
  const today = useValue(clock.today);

  return (
    <div className={style.screen}>
      {/* What is counted stands above today, which has data of its own, and the rest below: a failure is said once. */}
      <ResourceView
        resource={resource}
        failedTitle={texts.loadFailed}
        skeleton={<CountersSkeleton />}
        failed={() => null}
      >
        {({ counters }) => counters && <Counters counters={counters} paths={paths} />}
      </ResourceView>
      <div className={style.today}>
        {waitingRoom}
        <div className={style.aside}>{aside}</div>
      </div>
      <ResourceView resource={resource} failedTitle={texts.loadFailed} stale={null}>
        {({ visits_by_day: visits, earnings_by_month: earnings, tickets_by_type: kinds }) => (
          <>
            {visits && <Visits visits={visits} today={today} />}
            {(earnings ?? kinds) && (
              <div className={style.pair}>
                {earnings && <Earnings earnings={earnings} today={today} />}
                {kinds && <Kinds kinds={kinds} />}
              </div>
            )}
          </>
        )}
      </ResourceView>
    </div>
  );
}
