import { login } from '../api/session';
import { administrationInit } from '../features/practice/contract';
import { tickets } from '../features/tickets/contract';
import { ticketsPart } from '../features/tickets';
import { calledTodayPart } from '../features/tickets/called-today';
import { returnsPart } from '../features/tickets/returns';
import { roomLayoutPart } from '../features/tickets/room-layout';
import type { Panel } from '../state/parts';

/** The contribution of the features to every store. */
export const panel: Panel = {
  // Kept up to date by the channel, or watching data that no view needs to show.
  residents: [ticketsPart, returnsPart, calledTodayPart, roomLayoutPart],
  loadAppData: (client, options) => client.call(administrationInit, null, options),
  probes: [administrationInit, login, tickets],
};
