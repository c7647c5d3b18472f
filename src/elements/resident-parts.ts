import { notificationsPart } from '../features/notifications';
import { prescriptionsPart } from '../features/prescriptions';
import { ticketsPart } from '../features/tickets';
import { calledTodayPart } from '../features/tickets/called-today';
import { returnsPart } from '../features/tickets/returns';
import { roomPlacesPart } from '../features/tickets/room-places';
import { waitingClockPart } from '../features/tickets/waiting-clock';

/** The parts that every store has: the channel keeps them up to date, or they watch what no view has to show. */
export const residentParts = [
  ticketsPart,
  returnsPart,
  calledTodayPart,
  roomPlacesPart,
  waitingClockPart,
  prescriptionsPart,
  notificationsPart,
];
