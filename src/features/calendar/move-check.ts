import { effect } from '@preact/signals-core';
import { CALENDAR_MAX_DAYS } from '../../constants';
import { daysBetween } from '../../lib/zone';
import type { Recovery } from '../../lib/retries';
import { createResource } from '../../state/resources/resource';
import type { CalendarDay } from './model';
import type { CalendarRange } from './ranges';

type Days = ReadonlyMap<string, CalendarDay>;

/**
 * Loads the days of a term's old and new place, with retries until that succeeds: after a lost response, only the days show where the term
 * is.
 */
export function createMoveCheck(load: (range: CalendarRange) => Promise<Days>, recovery: Recovery) {
  let stop = (): void => undefined;
  return {
    start(one: string, other: string, onLoaded: (days: Days) => void): void {
      stop();
      const [from, to] = one < other ? [one, other] : [other, one];
      const isFar = daysBetween(to, from) >= CALENDAR_MAX_DAYS;
      const ranges = isFar ? [from, to].map((day) => ({ from: day, to: day })) : [{ from, to }];
      const resource = createResource(
        async () => [new Map((await Promise.all(ranges.map(load))).flatMap((days) => [...days]))],
        {
          recovery,
          onLoaded([days]) {
            stop();
            if (days) onLoaded(days);
          },
        },
      );
      const unsubscribe = effect(() => void resource.data.value);
      stop = () => {
        stop = () => undefined;
        unsubscribe();
        resource.clear();
      };
      resource.reload();
    },
    stop: () => stop(),
  };
}
