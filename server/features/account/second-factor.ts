import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Database, sql } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { hashOf } from '../../lib/secrets';

interface Row {
  secret: string;
  last_step: number;
}

/** Codes of an authenticator app (TOTP, RFC 6238), and recovery codes in case the app is lost. */
export function createSecondFactor(database: Database, clock: Clock) {
  const recovery = createRecoveryCodes(database);

  const confirmed = (doctorId: number) =>
    database.first<Row>(
      'SELECT secret, last_step FROM second_factors WHERE doctor_id = ? AND confirmed_at IS NOT NULL',
      doctorId,
    );

  /** The time step of a valid code; null if wrong or used before. */
  const stepOf = ({ secret, last_step }: Row, code: string) => {
    const timestamp = clock.now().getTime();
    const totp = new TOTP({ ...ALGORITHM, secret: Secret.fromBase32(secret) });
    const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND });
    const step = delta === null ? 0 : totp.counter({ timestamp }) + delta;
    return step > last_step ? step : null;
  };

  const useAppCode = (doctorId: number, row: Row | undefined, code: string) => {
    const step = row && /^\d{6}$/.test(code) ? stepOf(row, code) : null;
    if (step === null) return false;
    database.run('UPDATE second_factors SET last_step = ? WHERE doctor_id = ?', step, doctorId);
    return true;
  };

  return {
    hasSecondFactor: (doctorId: number) => confirmed(doctorId) !== undefined,
    recoveryCodesLeft: recovery.left,
    /**
     * A new secret for an authenticator app, as text and as the address in its QR code; in force once confirmed. Null when the second
     * factor is already on.
     */
    beginSecondFactor: (doctorId: number, email: string) =>
      database.transaction(() => {
        if (confirmed(doctorId)) return null;
        const secret = new Secret({ size: SECRET_BYTES }).base32;
        database.run(
          ...sql`INSERT OR REPLACE INTO second_factors (doctor_id, secret, begun_at)
            VALUES (${doctorId}, ${secret}, ${clock.now()})`,
        );
        return { secret, uri: new TOTP({ ...ALGORITHM, label: email, secret }).toString() };
      }),
    /** Confirms the secret and returns the recovery codes, of which only hashes are stored. `none` without a recent `beginSecondFactor`. */
    confirmSecondFactor: (doctorId: number, code: string) =>
      database.transaction((): string[] | 'wrong' | 'none' => {
        const oldest = new Date(clock.now().getTime() - BEGUN_FOR_MS);
        const begun = database.first<Row>(
          ...sql`SELECT secret, last_step FROM second_factors
            WHERE doctor_id = ${doctorId} AND confirmed_at IS NULL AND begun_at > ${oldest}`,
        );
        if (!begun) return 'none';
        if (!useAppCode(doctorId, begun, onlyCharacters(code))) return 'wrong';
        database.run(...sql`UPDATE second_factors SET confirmed_at = ${clock.now()} WHERE doctor_id = ${doctorId}`);
        return recovery.renew(doctorId);
      }),
    /** Whether this is a valid code of the app, or a recovery code. Each code works once. */
    useCode: (doctorId: number, given: string) =>
      database.transaction(() => {
        const row = confirmed(doctorId);
        const code = onlyCharacters(given);
        return row !== undefined && (useAppCode(doctorId, row, code) || recovery.use(doctorId, code));
      }),
    renewRecoveryCodes: recovery.renew,
    /** Also used for a doctor who has lost both the app and the codes. */
    endSecondFactor: (doctorId: number) =>
      database.transaction(() => {
        database.run('DELETE FROM second_factors WHERE doctor_id = ?', doctorId);
        recovery.remove(doctorId);
      }),
  };
}

/** The only parameters that every app supports. */
const ALGORITHM = { issuer: 'Ordinácia', algorithm: 'SHA1', digits: 6, period: 30 };
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** A telephone's clock may be half a minute wrong. */
const STEPS_AROUND = 1;
/** How long a new secret waits for its confirmation. */
const BEGUN_FOR_MS = 15 * 60 * 1000;

/** Removes spaces and hyphens: apps and people write codes in groups. */
const onlyCharacters = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');

/** Recovery codes have 118 bits and cannot be found by brute force, so a fast hash is enough. */
function createRecoveryCodes(database: Database) {
  const remove = (doctorId: number) => void database.run('DELETE FROM recovery_codes WHERE doctor_id = ?', doctorId);
  return {
    /** The number of unused codes. */
    left: (doctorId: number) =>
      database.first<{ count: number }>('SELECT count(*) AS count FROM recovery_codes WHERE doctor_id = ?', doctorId)
        ?.count ?? 0,
    /** Replaces all codes. */
    renew: (doctorId: number) =>
      database.transaction(() => {
        remove(doctorId);
        const codes = Array.from({ length: CODE_COUNT }, newCode);
        for (const code of codes) {
          const hash = hashOf(code.replaceAll('-', ''));
          database.run('INSERT INTO recovery_codes (doctor_id, code_hash) VALUES (?, ?)', doctorId, hash);
        }
        return codes;
      }),
    /** Whether this is a valid code, without spaces and hyphens. The code is void from now on. */
    use: (doctorId: number, code: string) =>
      database.run('DELETE FROM recovery_codes WHERE doctor_id = ? AND code_hash = ?', doctorId, hashOf(code)).changes >
      0,
    remove,
  };
}

const CODE_COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 6;
/** Without characters that look alike on paper. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newCode = () => Array.from({ length: GROUPS }, newGroup).join('-');
const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');
