import { useEffect } from 'react';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { dashboardTexts as texts } from '../../texts/dashboard';
import { ResourceView } from '../../ui/feedback/resource-view';
import { AnnouncementSummary } from '../announcements';
import { DoctorSummary } from '../doctor-state';
import { TodaySummary } from '../tickets/room';
import { Counters, CountersSkeleton } from './counters';
import * as style from './dashboard.style';
import { Earnings, Kinds, Visits } from './charts';
import { dashboardPart } from './part';

/** The overview: today's summaries, and charts of the last days and months. */
export function Dashboard() {
  const { clock } = useStore();
  const dashboard = usePart(dashboardPart);
  // Reloads after changes only while the dashboard is shown.
  useEffect(() => dashboard.show(), [dashboard]);
  useReloadWhenStale(dashboard.freshness);
  const resource = useResource(dashboard);
  const today = useValue(clock.today);

  return (
    <div className={style.screen}>
      {/* Two views of one resource, above and below today's summaries: only the second shows failures. */}
      <ResourceView
        resource={resource}
        failedTitle={texts.loadFailed}
        skeleton={<CountersSkeleton />}
        failed={() => null}
      >
        {({ counters }) => counters && <Counters counters={counters} />}
      </ResourceView>
      <div className={style.today}>
        <TodaySummary />
        <div className={style.aside}>
          <DoctorSummary />
          <AnnouncementSummary />
        </div>
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
