import { CalendarClock, Star } from 'lucide-react';
import { useId } from 'react';
import { hiddenClass } from '../../ui/style/theme';

/** The icons of the kinds, drawn once for all terms: a week may have hundreds. */
export function KindSprite({ id }: { id: string }) {
  return (
    <svg className={hiddenClass} aria-hidden="true">
      <symbol id={`${id}schedule`} viewBox="0 0 24 24">
        <CalendarClock strokeWidth={2} />
      </symbol>
      <symbol id={`${id}schedule-premium`} viewBox="0 0 24 24">
        <Star strokeWidth={2} />
      </symbol>
    </svg>
  );
}

/** A prefix of the sprite's ids, of its own for each grid. */
export const useSpriteId = (): string => `kind${useId()}`;

/** The icon of a kind; an unknown one has that of an ordinary term. */
export const KindIcon = ({ id, type }: { id: string; type: string }) => (
  <svg aria-hidden="true">
    <use href={`#${id}${type === PREMIUM ? PREMIUM : 'schedule'}`} />
  </svg>
);

export const PREMIUM = 'schedule-premium';
