import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DayButton as PlainDayButton, DayPicker, type DayButtonProps, type DropdownProps } from 'react-day-picker';
import { PICKER_YEARS } from '../../constants';
import { dayKey } from '../../lib/dates';
import { startOfDayKey } from '../../lib/local-time';
import { calendarTexts } from '../../texts/calendar';
import { calendarLocale } from '../../texts/language/calendar-locale';
import { NativeSelect } from '../controls/native-select';
import { calendarClasses, unavailableClass } from './calendar.style';

export interface CalendarProps {
  /** The chosen day; days are `YYYY-MM-DD`. */
  day: string;
  today: Date;
  min: string;
  max: string;
  onChange(day: string): void;
}

/** The day picker. Lazily loaded when a picker is first opened. */
export function Calendar({ day, today, min, max, onChange }: CalendarProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The calendar loaded after the popover opened: it takes the focus from the popover, unless the user has moved it.
    const popover = container.current?.closest('[popover]');
    if (popover?.matches(':focus')) popover.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  const selected = startOfDayKey(day) ?? undefined;
  const isUnavailable = (date: Date) => dayKey(date) < min || dayKey(date) > max;
  return (
    <div ref={container}>
      <DayPicker
        mode="single"
        required
        selected={selected}
        today={today}
        onSelect={(date) => !isUnavailable(date) && onChange(dayKey(date))}
        {...(selected && { defaultMonth: selected })}
        {...monthsWithin(min, max)}
        // Not `disabled`: such days stay reachable by keyboard, and are announced.
        modifiers={{ unavailable: isUnavailable }}
        modifiersClassNames={{ unavailable: unavailableClass }}
        locale={calendarLocale}
        labels={{ labelNav: () => calendarTexts.months }}
        weekStartsOn={1}
        captionLayout="dropdown"
        fixedWeeks
        classNames={calendarClasses}
        components={components}
      />
    </div>
  );
}

function monthsWithin(min: string, max: string) {
  const [startMonth, endMonth] = [startOfDayKey(min), startOfDayKey(max)];
  return { ...(startMonth && { startMonth }), ...(endMonth && { endMonth }) };
}

/** The day in the tab order also gets the initial focus. */
const DayButton = (props: DayButtonProps) => (
  <PlainDayButton
    {...props}
    aria-disabled={props.modifiers.unavailable || undefined}
    data-autofocus={props.tabIndex === 0 ? '' : undefined}
  />
);

const Dropdown = ({ options = [], ...select }: DropdownProps) => (
  <NativeSelect {...select} size="small" options={options} />
);

/** All years of the specification's list; those outside of the limits are disabled. */
function YearsDropdown({ options = [], ...select }: DropdownProps) {
  const offered = new Set(options.map(({ value }) => value));
  const [first] = useState(() => new Date().getFullYear() - PICKER_YEARS);
  const years = Array.from({ length: 2 * PICKER_YEARS + 1 }, (_, index) => first + index);
  return (
    <NativeSelect
      {...select}
      size="small"
      options={years.map((year) => ({ value: year, label: String(year), disabled: !offered.has(year) }))}
    />
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={20} strokeWidth={1.5} aria-hidden="true" />;
}

const components = { DayButton, Dropdown, YearsDropdown, Chevron };
