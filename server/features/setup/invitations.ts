import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/connection';
import { InvitationGone } from '../../database/store-errors';
import type { Clock } from '../../lib/clock';

/** `first`: for the first doctor of a database; `invited`: made on the command line. */
export type InvitationKind = 'first' | 'invited';

export interface Invitation {
  id: number;
  kind: InvitationKind;
  created_at: string;
  expires_at: string;
}

export interface NewInvitation extends Invitation {
  /** Available only now: the database stores its hash. */
  token: string;
}

export interface Invitations {
  createInvitation(options: { days: number }): NewInvitation;
  /** Replaces the link for the first doctor; valid for a day. Null when there is a doctor. */
  createFirstInvitation(): NewInvitation | null;
  /** The open invitation of this token; undefined if used, expired or unknown. */
  invitationOf(token: string): Invitation | undefined;
  /** Marks the invitation as used by this doctor. Throws InvitationGone when it is not open. */
  redeemInvitation(token: string, doctorId: number): void;
  openInvitations(): Invitation[];
  /** False when there is no open invitation of this id. */
  withdrawInvitation(id: number): boolean;
}

/** Setup links with single-use tokens. */
export function createInvitations(database: Database, clock: Clock): Invitations {
  const now = () => clock.now().toISOString();

  const create = (kind: InvitationKind, hours: number): NewInvitation => {
    const token = randomBytes(32).toString('base64url');
    const created_at = now();
    const expires_at = new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
    const { id } = database.run(
      'INSERT INTO invitations (token_hash, kind, created_at, expires_at) VALUES (?, ?, ?, ?)',
      hashOf(token),
      kind,
      created_at,
      expires_at,
    );
    return { id, kind, created_at, expires_at, token };
  };

  /** Pending doctors do not count: a stranger must not void the operator's link by registering. */
  const hasDoctor = () => database.first(`SELECT id FROM doctors WHERE status <> 'pending' LIMIT 1`) !== undefined;

  const invitationOf = (token: string) => {
    const found = database.first<Invitation>(
      `SELECT ${COLUMNS} FROM invitations WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?`,
      hashOf(token),
      now(),
    );
    return found?.kind === 'first' && hasDoctor() ? undefined : found;
  };

  return {
    createInvitation: ({ days }) => create('invited', days * HOURS_OF_DAY),
    createFirstInvitation: () =>
      database.transaction(() => {
        if (hasDoctor()) return null;
        database.run(`DELETE FROM invitations WHERE kind = 'first' AND used_at IS NULL`);
        return create('first', FIRST_HOURS);
      }),
    invitationOf,
    redeemInvitation(token, doctorId) {
      const found = database.run(
        `UPDATE invitations SET used_at = ?, doctor_id = ? WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?`,
        now(),
        doctorId,
        hashOf(token),
        now(),
      );
      if (found.changes !== 1) throw new InvitationGone('The invitation is not open.');
    },
    openInvitations: () =>
      database
        .all<Invitation>(
          `SELECT ${COLUMNS} FROM invitations WHERE used_at IS NULL AND expires_at > ? ORDER BY id`,
          now(),
        )
        .filter(({ kind }) => kind !== 'first' || !hasDoctor()),
    withdrawInvitation: (id) =>
      database.run('DELETE FROM invitations WHERE id = ? AND used_at IS NULL', id).changes === 1,
  };
}

const COLUMNS = 'id, kind, created_at, expires_at';
const HOUR_MS = 3_600_000;
const HOURS_OF_DAY = 24;
const FIRST_HOURS = 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
