import { ClipboardList, FileText, UserCheck, UsersRound, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { Dashboard } from './contract';
import { SKELETON_DELAY_MS } from '../../constants';
import { dashboardTexts as texts } from '../../texts/dashboard';
import { Counter } from '../../ui/feedback/counter';
import { Delayed } from '../../ui/feedback/loading';
import { skeletonClass } from '../../ui/feedback/skeleton';
import { patientsPath } from '../patients';
import { receptsPath } from '../prescriptions';
import { waitingRoomPath } from '../tickets';
import * as style from './dashboard.style';

type Counts = NonNullable<Dashboard['counters']>;

/** The counters, with links to their screens. Counters that the server does not send are left out. */
export const Counters = memo(function Counters({ counters }: { counters: Counts }) {
  return (
    <ul className={style.counters} aria-label={texts.countersTitle}>
      {rows.map(({ name, Icon, path }) => {
        const count = counters[name];
        if (count === null) return null;
        const icon = <Icon size={20} strokeWidth={1.5} />;
        return <Counter key={name} count={count} label={texts.counters[name](count)} icon={icon} to={path} />;
      })}
    </ul>
  );
});

/** The skeleton of the counters. */
export function CountersSkeleton() {
  return (
    <div className={style.counters} aria-hidden="true">
      {rows.map(({ name }) => (
        <div key={name} className={style.counterSkeleton}>
          <Delayed delayMs={SKELETON_DELAY_MS}>
            <div className={skeletonClass} />
          </Delayed>
        </div>
      ))}
    </div>
  );
}

const rows: readonly { name: keyof Counts; Icon: LucideIcon; path?: string }[] = [
  { name: 'tickets_today', Icon: ClipboardList, path: waitingRoomPath },
  { name: 'served_today', Icon: UserCheck },
  { name: 'patients', Icon: UsersRound, path: patientsPath },
  { name: 'recepts_pending', Icon: FileText, path: receptsPath },
];
