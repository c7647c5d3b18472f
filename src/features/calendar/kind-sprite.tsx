import { CalendarClock, Star } from 'lucide-react';
import { useId } from 'react';
import { hiddenClass } from '../../ui/style/theme';

/** The icons of the kinds, defined once and reused by all terms: a week may have hundreds. */
export function KindSprite({ id }: { id: string }) {
  return (
    <svg className={hiddenClass} aria-hidden="true">
      <CalendarClock id={`${id}schedule`} size="100%" />
      <Star id={`${id}schedule-premium`} size="100%" />
    </svg>
  );
}

/** A prefix for the sprite's ids, unique for each grid. */
export const useSpriteId = (): string => `kind${useId()}`;

/** The icon of a kind; an unknown kind has the icon of an ordinary appointment. */
export const kindIcon = (spriteId: string, type: string) => (
  <svg aria-hidden="true">
    <use href={`#${spriteId}${type === PREMIUM ? PREMIUM : 'schedule'}`} />
  </svg>
);

export const PREMIUM = 'schedule-premium';
