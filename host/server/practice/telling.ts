/** Tells a doctor's open panels to reload; `exceptSocketId` is the panel that made the change. */
export type Announce = (doctorId: number, action: string, exceptSocketId?: string) => void;

/** Who is not to hear of a change: one socket, or (`isSilent`) nobody is told. */
export interface Telling {
  exceptSocketId?: string | undefined;
  isSilent?: boolean;
}

/** What a panel reloads on hearing it. */
export type Action = 'update-waiting-tickets' | 'update-admin-recepts' | 'update-admin-notifications';

export type Tell = (doctorId: number, action: Action, telling?: Telling) => void;

export function createTell(announce: Announce): Tell {
  return (doctorId, action, { exceptSocketId, isSilent = false } = {}) => {
    if (!isSilent) announce(doctorId, action, exceptSocketId);
  };
}
