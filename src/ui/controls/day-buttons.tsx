import { formTexts } from '../../texts/forms';
import { weekDays, type WeekDay } from '../../texts/language/week-days';
import type { FieldTexts, HideableLabel } from './field';
import type { Option } from './select-list';
import { RadioGroup } from './radio-group';

const weekDayOptions: readonly Option<WeekDay>[] = weekDays.map((day) => ({
  option: formTexts.days[day],
  value: day,
}));

interface DayButtonsProps extends FieldTexts, HideableLabel {
  name: string;
  value: string | null;
  onChange(value: WeekDay): void;
  /** „Po“ for „Pondelok“, in one line. */
  isShort?: boolean;
}

/** A radio group of week days. */
export function DayButtons({ value, isShort, ...props }: DayButtonsProps) {
  return (
    <RadioGroup
      {...props}
      data={weekDayOptions}
      value={weekDays.find((day) => day === value) ?? null}
      shorts={isShort ? formTexts.shortDays : undefined}
    />
  );
}
