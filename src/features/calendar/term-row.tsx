import { CalendarClock, Check, Star, UserX, X, type LucideIcon } from 'lucide-react';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { Sensitive } from '../../ui/content/sensitive';
import { Badge, type BadgeVariant } from '../../ui/feedback/badge';
import { classes } from '../../ui/style/style';
import { hiddenClass } from '../../ui/style/theme';
import { personName } from '../tickets/affected';
import type { Term, TermState } from './contract';
import * as style from './day-list.style';
import { termKey, kindText } from './entries';
import { PREMIUM } from './kind-sprite';
import type { PlacedTerm } from './model';
import type { TermHandlers } from './term-block';

/** A term in the list. */
export function TermRow({ placed, onOpen }: TermHandlers & { placed: PlacedTerm }) {
  const { term, from, to, isLengthAssumed } = placed;
  return (
    <li>
      <button
        type="button"
        data-cell={termKey(placed)}
        data-term={term.id}
        data-from={from}
        aria-haspopup="dialog"
        className={classes(style.term, term.state !== 'waiting' && style.past)}
        onClick={({ currentTarget }) => onOpen(placed, currentTarget)}
      >
        <span className={style.time}>{texts.range(from, to)}</span>
        <span className={style.name}>
          <Sensitive>{personName(term)}</Sensitive>
          {isLengthAssumed && <small>{texts.lengthAssumed}</small>}
        </span>
        <TermBadges term={term} />
      </button>
    </li>
  );
}

export const TermBadges = ({ term }: { term: Term }) => (
  <span className={style.badges}>
    <KindBadge type={term.type} />
    <StateBadge state={term.state} />
  </span>
);

export const KindBadge = ({ type }: { type: string }) => (
  <Badge variant={type === PREMIUM ? 'premium' : 'schedule'} Icon={type === PREMIUM ? Star : CalendarClock}>
    {kindText(type)}
  </Badge>
);

/** The state of a term. `waiting`, the usual state, is only announced to screen readers. */
function StateBadge({ state }: { state: TermState }) {
  if (state === 'waiting') return <span className={hiddenClass}>{texts.states.waiting}</span>;
  const { variant, Icon } = badges[state];
  return (
    <Badge variant={variant} Icon={Icon}>
      {texts.states[state]}
    </Badge>
  );
}

const badges: Readonly<Record<Exclude<TermState, 'waiting'>, { variant: BadgeVariant; Icon: LucideIcon }>> = {
  served: { variant: 'good', Icon: Check },
  missed: { variant: 'bad', Icon: UserX },
  rejected: { variant: 'plain', Icon: X },
};
