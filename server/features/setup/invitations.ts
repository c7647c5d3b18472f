import { type Database, sql } from '../../database/connection';
import { InvitationGone } from '../../lib/errors';
import type { Clock } from '../../lib/clock';
import { hashOf, newToken } from '../../lib/secrets';

/** `first`: for the first doctor of a database; `invited`: made on the command line. */
type InvitationKind = 'first' | 'invited';

export interface Invitation {
  id: number;
  kind: InvitationKind;
  created_at: string;
  expires_at: string;
}

interface NewInvitation extends Invitation {
  /** Available only now: the database stores its hash. */
  token: string;
}

/** Setup links with single-use tokens. */
export function createInvitations(database: Database, clock: Clock) {
  const create = (kind: InvitationKind, hours: number): NewInvitation => {
    const token = newToken();
    const now = clock.now();
    const created_at = now.toISOString();
    const expires_at = new Date(now.getTime() + hours * HOUR_MS).toISOString();
    const { id } = database.run(
      ...sql`INSERT INTO invitations (token_hash, kind, created_at, expires_at)
        VALUES (${hashOf(token)}, ${kind}, ${created_at}, ${expires_at})`,
    );
    return { id, kind, created_at, expires_at, token };
  };

  /** Pending doctors do not count: a stranger must not void the operator's link by registering. */
  const hasDoctor = () => database.first(`SELECT id FROM doctors WHERE status <> 'pending' LIMIT 1`) !== undefined;

  /** The open invitation of this token; undefined if used, expired or unknown. */
  const invitationOf = (token: string) => {
    const found = database.first<Invitation>(
      ...sql`SELECT id, kind, created_at, expires_at FROM invitations
        WHERE token_hash = ${hashOf(token)} AND used_at IS NULL AND expires_at > ${clock.now()}`,
    );
    return found?.kind === 'first' && hasDoctor() ? undefined : found;
  };

  return {
    createInvitation: ({ days }: { days: number }) => create('invited', days * HOURS_OF_DAY),
    /** Replaces the link for the first doctor; valid for a day. Null when there is a doctor. */
    createFirstInvitation: () =>
      database.transaction(() => {
        if (hasDoctor()) return null;
        database.run(`DELETE FROM invitations WHERE kind = 'first' AND used_at IS NULL`);
        return create('first', FIRST_HOURS);
      }),
    invitationOf,
    /** Marks the invitation as used by this doctor. Throws InvitationGone when it is not open. */
    redeemInvitation(token: string, doctorId: number) {
      const now = clock.now();
      const found = database.run(
        ...sql`UPDATE invitations SET used_at = ${now}, doctor_id = ${doctorId}
          WHERE token_hash = ${hashOf(token)} AND used_at IS NULL AND expires_at > ${now}`,
      );
      if (found.changes !== 1) throw new InvitationGone('The invitation is not open.');
    },
    openInvitations: () =>
      database
        .all<Invitation>(
          ...sql`SELECT id, kind, created_at, expires_at FROM invitations
            WHERE used_at IS NULL AND expires_at > ${clock.now()} ORDER BY id`,
        )
        .filter(({ kind }) => kind !== 'first' || !hasDoctor()),
    /** False when there is no open invitation of this id. */
    withdrawInvitation: (id: number) =>
      database.run('DELETE FROM invitations WHERE id = ? AND used_at IS NULL', id).changes === 1,
  };
}

const HOUR_MS = 3_600_000;
const HOURS_OF_DAY = 24;
const FIRST_HOURS = 24;
