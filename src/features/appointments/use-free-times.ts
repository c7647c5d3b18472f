import { useEffect, useRef } from 'react';
import { usePart } from '../../state/react/use-part';
import type { AppointmentType } from '../office-hours/contract';
import { appointmentsPart } from './part';

/** The free days and times, loaded while the form is open: the times of one day. */
export function useFreeTimes(initialDay: string | null, type: AppointmentType) {
  const schedules = usePart(appointmentsPart);
  /** The current day, for a reload after a late response; `null` after unmount. */
  const day = useRef(initialDay);
  useEffect(() => {
    schedules.loadDays(type);
    schedules.loadTimes(day.current);
    return () => {
      day.current = null;
      schedules.clear();
    };
  }, [schedules, type]);
  return {
    load(of: string | null): void {
      day.current = of;
      schedules.loadTimes(of);
    },
    reload: () => schedules.loadTimes(day.current),
  };
}
