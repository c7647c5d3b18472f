import type { CalendarDay, PlacedSlot, PlacedTerm } from './model';
import { isolated } from '../../lib/clean-text';
import { ownValue } from '../../lib/own-properties';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { personName } from '../tickets/affected';
import { appointmentTypes, type AppointmentType } from '../office-hours/contract';
import type { CalendarSlot } from './contract';

/** A term to open, or a free slot to book. */
type Entry = { key: string; from: number; term: PlacedTerm } | { key: string; from: number; slot: PlacedSlot };

/** The terms and free slots of a day, by their start; a term before a slot. */
export function entriesOf(day: CalendarDay): readonly Entry[] {
  return [
    ...day.terms.map((term): Entry => ({ key: termKey(term), from: term.from, term })),
    ...freeOf(day).map((slot): Entry => ({ key: slotKey(slot), from: slot.from, slot })),
  ].sort((one, other) => one.from - other.from);
}

export const termKey = ({ term }: Pick<PlacedTerm, 'term'>): string => `term ${term.id}`;
export const slotKey = ({ day, time, type }: Pick<PlacedSlot, 'day' | 'time' | 'type'>): string =>
  `slot ${day} ${time} ${type}`;

/** A day that is not loaded yet. */
export const emptyDay = (day: string): CalendarDay => ({
  day,
  terms: [],
  slots: [],
  hours: [],
  absences: [],
  walkIns: 0,
});

export const freeOf = ({ slots }: CalendarDay): readonly PlacedSlot[] => slots.filter(({ isFree }) => isFree);

/** The type to book in a slot; for a slot of an unknown type an ordinary appointment. */
export const appointmentType = (type: CalendarSlot['type']): AppointmentType =>
  appointmentTypes.find((one) => one === type) ?? 'schedule';

/** „termín“; an unknown type has a general name, so that its term is still shown. */
export const kindText = (type: CalendarSlot['type']): string => ownValue(texts.kinds, type) ?? texts.otherKind;

/** „streda 3. decembra, 9:20 až 9:40, Ján Novák, termín, čaká“ */
export const termName = ({ term, day, from, to, isLengthAssumed }: PlacedTerm): string =>
  texts.cell(
    day,
    from,
    to,
    isolated(personName(term)),
    kindText(term.type),
    texts.states[term.state],
    isLengthAssumed ? texts.lengthAssumed : null,
  );

/** „streda 3. decembra, 9:20 až 9:40, voľné, termín“ */
export const slotName = ({ day, from, to, type }: PlacedSlot): string =>
  texts.cell(day, from, to, texts.free, kindText(type));
