import { effect } from '@preact/signals-core';
import { CALENDAR_MAX_DAYS } from '../../constants';
import { daysBetween } from '../../lib/zone';
import type { Recovery } from '../../lib/retries';
import { createResource } from '../../state/resources/resource';
import type { CalendarDay } from './model';
import type { CalendarRange } from './ranges';

type Days = ReadonlyMap<string, CalendarDay>;

/** Loads the days of both places of a term until that succeeds: after a lost response nothing else tells where the term is. */
export function createMoveLook(load: (range: CalendarRange) => Promise<Days>, recovery: Recovery) {
  let stop = (): void => undefined;
  return {
    start(one: string, other: string, onLoaded: (days: Days) => void): void {
      stop();
      const [from, to] = one < other ? [one, other] : [other, one];
      const isFar = daysBetween(to, from) >= CALENDAR_MAX_DAYS;
      const ranges = isFar ? [from, to].map((day) => ({ from: day, to: day })) : [{ from, to }];
      // A list: the days are read as they are.
      const looked = createResource(
        async () => [new Map((await Promise.all(ranges.map(load))).flatMap((days) => [...days]))],
        {
          recovery,
          onLoaded([days]) {
            stop();
            if (days) onLoaded(days);
          },
        },
      );
      const unwatch = effect(() => void looked.data.value);
      stop = () => {
        stop = () => undefined;
        unwatch();
        looked.clear();
      };
      looked.reload();
    },
    stop: () => stop(),
  };
}
