import type { ColleagueActor } from '../../../src/features/colleagues/actor.contract';
import type { ColleagueTitle } from '../../../src/features/colleagues/contract';
import { type Database, sql } from '../../database/connection';
import { EmailTaken, InvitationGone } from '../../lib/errors';
import { loginByEmail, normalisedEmail, type Login } from '../../identity/logins';
import type { PasswordOwner } from '../../identity/password-rules';
import type { Passwords } from '../../identity/passwords';
import type { Clock } from '../../lib/clock';
import { hashOf, newToken } from '../../lib/secrets';
import type { Sessions } from '../account/store';
import type { KnownPlaces } from '../login/known-places';

interface ColleagueRecord {
  id: number;
  name: string;
  title: ColleagueTitle;
  email: string | null;
  invited_until: string | null;
  used_at: string | null;
}

interface NewColleague {
  name: string;
  title: ColleagueTitle;
  request_key?: string | undefined;
}

export interface ColleagueLink {
  id: number;
  /** Available only now: the database stores its hash. */
  token: string;
  expires_at: string;
}

/** The colleague for whom a link is. */
interface InvitedColleague extends Login {
  colleagueId: number;
  name: string;
  title: ColleagueTitle;
  doctor_name: string;
}

interface ColleagueParts {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  sessions: Sessions;
  places: KnownPlaces;
}

/** The logins of others who work in a doctor's practice. */
export function createColleagues({ database, clock, passwords, sessions, places }: ColleagueParts) {
  const isOwn = (doctorId: number, id: number) =>
    database.first('SELECT id FROM colleagues WHERE id = ? AND doctor_id = ? AND removed_at IS NULL', id, doctorId) !==
    undefined;

  const links = createLinks(database, clock);

  /** Ends sessions and known places: nobody who knew the old password stays logged in. */
  const endLogin = (login: Login) => {
    sessions.endSessionsOf(login);
    places.forgetPlaces(login);
  };

  return {
    /** In the order of invitation, without removed colleagues. */
    colleaguesOf: (doctorId: number) => database.all<ColleagueRecord>(LIST, clock.now().toISOString(), doctorId),
    /** A repeat with the same key returns the same colleague with a new link: the response with the first link was lost. */
    inviteColleague: (doctorId: number, { name, title, request_key }: NewColleague) =>
      database.transaction(() => {
        // Without a key NULL is compared, which equals nothing.
        const known = database.first<{ id: number }>(
          ...sql`SELECT id FROM colleagues WHERE doctor_id = ${doctorId} AND request_key = ${request_key}
            AND joined_at IS NULL AND removed_at IS NULL`,
        );
        if (known) return links.replace(known.id);
        const { id } = database.run(
          ...sql`INSERT INTO colleagues (doctor_id, name, title, request_key, created_at)
            VALUES (${doctorId}, ${name}, ${title}, ${request_key}, ${clock.now()})`,
        );
        return links.replace(id);
      }),
    /** Replaces the link; undefined when the doctor has no such colleague. */
    renewColleagueLink: (doctorId: number, id: number) =>
      database.transaction(() => (isOwn(doctorId, id) ? links.replace(id) : undefined)),
    colleagueInvitationOf: links.invitationOf,
    /** Sets e-mail and password, and ends earlier sessions. Rejects with EmailTaken or InvitationGone. */
    async setUpColleague(token: string, { email: given, password }: { email: string; password: string }) {
      const email = normalisedEmail(given);
      const passwordHash = await passwords.hash(password);
      // Synchronous from here on: nobody can take the e-mail or use the link in between.
      return database.transaction(() => {
        const invited = links.invitationOf(token);
        if (!invited) throw new InvitationGone('The link is not open.');
        const owner = loginByEmail(database, email);
        if (owner && owner.colleagueId !== invited.colleagueId) throw new EmailTaken('The e-mail is taken.');
        database.run(
          ...sql`UPDATE colleagues SET email = ${email}, password_hash = ${passwordHash}, invitation_hash = NULL,
            invited_until = NULL, request_key = NULL, joined_at = coalesce(joined_at, ${clock.now()})
            WHERE id = ${invited.colleagueId}`,
        );
        endLogin(invited);
        return { email };
      });
    },
    /** Removes a colleague and ends their sessions; false when the doctor has no such colleague. */
    removeColleague: (doctorId: number, id: number) =>
      database.transaction(() => {
        const { changes } = database.run(
          ...sql`UPDATE colleagues SET removed_at = ${clock.now()}, email = NULL, password_hash = NULL,
            invitation_hash = NULL, invited_until = NULL, request_key = NULL
            WHERE id = ${id} AND doctor_id = ${doctorId} AND removed_at IS NULL`,
        );
        if (changes === 0) return false;
        database.run('DELETE FROM colleague_settings WHERE colleague_id = ?', id);
        endLogin({ doctorId, colleagueId: id });
        return true;
      }),
    /** The name of the person behind a login. */
    actorOf: ({ doctorId, colleagueId }: Login) =>
      colleagueId === null
        ? database.first<ColleagueActor>(DOCTOR_ACTOR, doctorId)
        : database.first<ColleagueActor>(COLLEAGUE_ACTOR, colleagueId),
    /** Names and e-mail, which a password must not consist of. */
    passwordOwnerOf: ({ doctorId, colleagueId }: Login) =>
      colleagueId === null
        ? database.first<PasswordOwner>(DOCTOR_WORDS, doctorId)
        : database.first<PasswordOwner>(COLLEAGUE_WORDS, colleagueId),
  };
}

/** The links of open invitations, one for each colleague. */
function createLinks(database: Database, clock: Clock) {
  return {
    /** Replaces the colleague's link. */
    replace(id: number): ColleagueLink {
      const token = newToken();
      const expires_at = new Date(clock.now().getTime() + LINK_LIFETIME_MS).toISOString();
      database.run(
        ...sql`UPDATE colleagues SET invitation_hash = ${hashOf(token)}, invited_until = ${expires_at} WHERE id = ${id}`,
      );
      return { id, token, expires_at };
    },
    /** Undefined when the link was used or replaced, has expired, or the doctor is disabled. */
    invitationOf: (token: string) =>
      database.first<InvitedColleague>(
        ...sql`SELECT doctor_id AS doctorId, colleagues.id AS colleagueId, name, title, doctor_name
          FROM colleagues JOIN doctors ON doctors.id = doctor_id
          WHERE invitation_hash = ${hashOf(token)} AND invited_until > ${clock.now()} AND doctors.status <> 'disabled'`,
      ),
  };
}

/** 7 days. */
const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const LIST = `SELECT id, name, title, email,
    CASE WHEN invited_until > ?1 THEN invited_until END AS invited_until,
    (SELECT max(used_at) FROM sessions WHERE colleague_id = colleagues.id) AS used_at
  FROM colleagues WHERE doctor_id = ?2 AND removed_at IS NULL ORDER BY id`;

const DOCTOR_ACTOR = 'SELECT NULL AS id, doctor_name AS name, NULL AS title FROM doctors WHERE id = ?';
const COLLEAGUE_ACTOR = 'SELECT id, name, title FROM colleagues WHERE id = ?';

const DOCTOR_WORDS = 'SELECT email, doctor_name, practice_title FROM doctors WHERE id = ?';

const COLLEAGUE_WORDS = `SELECT coalesce(colleagues.email, '') AS email, name AS doctor_name,
    trim(doctors.doctor_name || ' ' || coalesce(practice_title, '')) AS practice_title
  FROM colleagues JOIN doctors ON doctors.id = doctor_id WHERE colleagues.id = ?`;
