import { createHash, randomBytes } from 'node:crypto';
import type { ColleagueActor } from '../../../src/features/colleagues/actor.contract';
import type { ColleagueTitle } from '../../../src/features/colleagues/contract';
import type { Database } from '../../database/connection';
import { EmailTaken, InvitationGone } from '../../database/store-errors';
import { loginByEmail, normalisedEmail, type Login } from '../../identity/logins';
import type { PasswordOwner } from '../../identity/password-rules';
import type { Passwords } from '../../identity/passwords';
import type { Clock } from '../../lib/clock';
import type { Sessions } from '../account/sessions';
import type { KnownPlaces } from '../login/known-places';

export interface ColleagueRecord {
  id: number;
  name: string;
  title: ColleagueTitle;
  email: string | null;
  invited_until: string | null;
  used_at: string | null;
}

export interface NewColleague {
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
export interface InvitedColleague extends Login {
  colleagueId: number;
  name: string;
  title: ColleagueTitle;
  doctor_name: string;
}

export interface Colleagues {
  /** In the order of invitation, without removed colleagues. */
  colleaguesOf(doctorId: number): ColleagueRecord[];
  /** A repeat with the same key returns the same colleague with a new link: the response with the first link was lost. */
  inviteColleague(doctorId: number, colleague: NewColleague): ColleagueLink;
  /** Replaces the link; undefined when the doctor has no such colleague. */
  renewColleagueLink(doctorId: number, id: number): ColleagueLink | undefined;
  /** Undefined when the link was used or replaced, has expired, or the doctor is disabled. */
  colleagueInvitationOf(token: string): InvitedColleague | undefined;
  /** Sets e-mail and password, and ends earlier sessions. Rejects with EmailTaken or InvitationGone. */
  setUpColleague(token: string, account: { email: string; password: string }): Promise<{ email: string }>;
  /** Removes a colleague and ends their sessions; false when the doctor has no such colleague. */
  removeColleague(doctorId: number, id: number): boolean;
  /** The name of the person behind a login. */
  actorOf(login: Login): ColleagueActor | undefined;
  /** Names and e-mail, which a password must not consist of. */
  passwordOwnerOf(login: Login): PasswordOwner | undefined;
}

export interface ColleagueParts {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  sessions: Pick<Sessions, 'endSessionsOf'>;
  places: Pick<KnownPlaces, 'forgetPlaces'>;
}

/** The logins of others who work in a doctor's practice. */
export function createColleagues({ database, clock, passwords, sessions, places }: ColleagueParts): Colleagues {
  const now = () => clock.now().toISOString();

  const isOwn = (doctorId: number, id: number) =>
    database.first('SELECT id FROM colleagues WHERE id = ? AND doctor_id = ? AND removed_at IS NULL', id, doctorId) !==
    undefined;

  const links = createLinks(database, clock);

  const requireFreeEmail = (email: string, colleagueId: number) => {
    const owner = loginByEmail(database, email);
    if (owner && owner.colleagueId !== colleagueId) throw new EmailTaken('The e-mail is taken.');
  };

  /** Ends sessions and known places: nobody who knew the old password stays logged in. */
  const endLogin = (login: Login) => {
    sessions.endSessionsOf(login);
    places.forgetPlaces(login);
  };

  return {
    colleaguesOf: (doctorId) => database.all<ColleagueRecord>(LIST, now(), doctorId),
    inviteColleague: (doctorId, { name, title, request_key = null }) =>
      database.transaction(() => {
        const known =
          request_key === null ? undefined : database.first<{ id: number }>(INVITED_BY_KEY, doctorId, request_key);
        if (known) return { id: known.id, ...links.replace(known.id) };
        const { id } = database.run(
          'INSERT INTO colleagues (doctor_id, name, title, request_key, created_at) VALUES (?, ?, ?, ?, ?)',
          doctorId,
          name,
          title,
          request_key,
          now(),
        );
        return { id, ...links.replace(id) };
      }),
    renewColleagueLink: (doctorId, id) =>
      database.transaction(() => (isOwn(doctorId, id) ? { id, ...links.replace(id) } : undefined)),
    colleagueInvitationOf: links.invitationOf,
    async setUpColleague(token, { email: given, password }) {
      const email = normalisedEmail(given);
      const passwordHash = await passwords.hash(password);
      // Synchronous from here on: nobody can take the e-mail or use the link in between.
      return database.transaction(() => {
        const invited = links.invitationOf(token);
        if (!invited) throw new InvitationGone('The link is not open.');
        requireFreeEmail(email, invited.colleagueId);
        database.run(
          `UPDATE colleagues SET email = ?, password_hash = ?, invitation_hash = NULL, invited_until = NULL,
             request_key = NULL, joined_at = coalesce(joined_at, ?) WHERE id = ?`,
          email,
          passwordHash,
          now(),
          invited.colleagueId,
        );
        endLogin(invited);
        return { email };
      });
    },
    removeColleague: (doctorId, id) =>
      database.transaction(() => {
        const { changes } = database.run(REMOVE, now(), id, doctorId);
        if (changes === 0) return false;
        database.run('DELETE FROM colleague_settings WHERE colleague_id = ?', id);
        endLogin({ doctorId, colleagueId: id });
        return true;
      }),
    actorOf: (login) => actorOf(database, login),
    passwordOwnerOf: ({ doctorId, colleagueId }) =>
      colleagueId === null
        ? database.first<PasswordOwner>(DOCTOR_WORDS, doctorId)
        : database.first<PasswordOwner>(COLLEAGUE_WORDS, colleagueId),
  };
}

/** The links of open invitations, one for each colleague. */
function createLinks(database: Database, clock: Clock) {
  return {
    /** Replaces the colleague's link. */
    replace(id: number): Omit<ColleagueLink, 'id'> {
      const token = randomBytes(32).toString('base64url');
      const expires_at = new Date(clock.now().getTime() + LINK_LIFETIME_MS).toISOString();
      database.run(
        'UPDATE colleagues SET invitation_hash = ?, invited_until = ? WHERE id = ?',
        hashOf(token),
        expires_at,
        id,
      );
      return { token, expires_at };
    },
    invitationOf: (token: string) =>
      database.first<InvitedColleague>(INVITED, hashOf(token), clock.now().toISOString()),
  };
}

function actorOf(database: Database, { doctorId, colleagueId }: Login): ColleagueActor | undefined {
  if (colleagueId !== null) {
    return database.first<ColleagueActor>('SELECT id, name, title FROM colleagues WHERE id = ?', colleagueId);
  }
  const doctor = database.first<{ name: string }>('SELECT doctor_name AS name FROM doctors WHERE id = ?', doctorId);
  return doctor && { id: null, name: doctor.name, title: null };
}

/** 7 days. */
const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const LIST = `SELECT id, name, title, email,
    CASE WHEN invited_until > ?1 THEN invited_until END AS invited_until,
    (SELECT max(used_at) FROM sessions WHERE colleague_id = colleagues.id) AS used_at
  FROM colleagues WHERE doctor_id = ?2 AND removed_at IS NULL ORDER BY id`;

const INVITED = `SELECT doctor_id AS doctorId, colleagues.id AS colleagueId, name, title, doctor_name
  FROM colleagues JOIN doctors ON doctors.id = doctor_id
  WHERE invitation_hash = ? AND invited_until > ? AND doctors.status <> 'disabled'`;

const INVITED_BY_KEY =
  'SELECT id FROM colleagues WHERE doctor_id = ? AND request_key = ? AND joined_at IS NULL AND removed_at IS NULL';

const REMOVE = `UPDATE colleagues SET removed_at = ?, email = NULL, password_hash = NULL, invitation_hash = NULL,
    invited_until = NULL, request_key = NULL
  WHERE id = ? AND doctor_id = ? AND removed_at IS NULL`;

const DOCTOR_WORDS = 'SELECT email, doctor_name, practice_title FROM doctors WHERE id = ?';

const COLLEAGUE_WORDS = `SELECT coalesce(colleagues.email, '') AS email, name AS doctor_name,
    trim(doctors.doctor_name || ' ' || coalesce(practice_title, '')) AS practice_title
  FROM colleagues JOIN doctors ON doctors.id = doctor_id WHERE colleagues.id = ?`;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
