import { formTexts } from '../../texts/forms';
import type { FieldTexts } from './field';
import type { Option } from './option';
import { RadioGroup } from './radio-group';

/** The days of the week as the wire names them, Monday first. */
export const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type WeekDay = (typeof weekDays)[number];
export const weekDayOptions: readonly Option<WeekDay>[] = weekDays.map((day) => ({
  option: formTexts.days[day],
  value: day,
}));

interface DayButtonsProps extends FieldTexts {
  name: string;
  value: string | null;
  onChange(value: WeekDay): void;
}

/** The days of the week, one of which is chosen. */
export function DayButtons({ value, ...props }: DayButtonsProps) {
  return <RadioGroup {...props} data={weekDayOptions} value={weekDays.find((day) => day === value) ?? null} />;
}
