/** The waiting room's screen, below the panel's base path. */
export const waitingRoomPath = '/cakaren';
