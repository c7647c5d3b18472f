import { isolated } from '../../lib/clean-text';
import { ownValue } from '../../lib/own-properties';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { personName } from '../tickets/affected';
import { appointmentTypes, type AppointmentType } from '../office-hours/contract';
import type { CalendarSlot } from './contract';
import type { PlacedSlot, PlacedTerm } from './model';

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
