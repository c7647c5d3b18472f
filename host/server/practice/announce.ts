/** Makes a doctor's open panels reload; `exceptSocketId` is the panel that made the change. */
export type Announce = (doctorId: number, action: string, exceptSocketId?: string) => void;

/** Which sockets are not notified of a change: one, or (`isSilent`) all. */
export interface AnnounceOptions {
  exceptSocketId?: string | undefined;
  isSilent?: boolean;
}

/** The action, which names what a panel reloads. */
export type Action = 'update-waiting-tickets' | 'update-admin-recepts' | 'update-admin-notifications';

export type AnnounceChange = (doctorId: number, action: Action, options?: AnnounceOptions) => void;

export function createAnnounceChange(announce: Announce): AnnounceChange {
  return (doctorId, action, { exceptSocketId, isSilent = false } = {}) => {
    if (!isSilent) announce(doctorId, action, exceptSocketId);
  };
}
