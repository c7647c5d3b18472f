/** Makes a doctor's open panels reload; `exceptSocketId` is the panel that made the change. */
export type Announce = (doctorId: number, action: string, exceptSocketId?: string) => void;

/** Who does not hear of a change: one socket, or (`isSilent`) nobody does. */
export interface AnnounceOptions {
  exceptSocketId?: string | undefined;
  isSilent?: boolean;
}

/** What a panel reloads on hearing it. */
export type Action = 'update-waiting-tickets' | 'update-admin-recepts' | 'update-admin-notifications';

export type AnnounceChange = (doctorId: number, action: Action, options?: AnnounceOptions) => void;

export function createAnnounceChange(announce: Announce): AnnounceChange {
  return (doctorId, action, { exceptSocketId, isSilent = false } = {}) => {
    if (!isSilent) announce(doctorId, action, exceptSocketId);
  };
}
