/** The calls of the doctor's own account, for servers that offer them. All reject with a `Failure`; none is repeated by itself. */
import type { CallOptions, Client } from './client';
import type * as requests from './contract/account.requests';
import * as contract from './contract/account';
import { readList, readRecord } from './read';

/** `GET /api/account`. */
export async function getAccount(client: Client, path: string, options: CallOptions): Promise<contract.Account> {
  return readRecord(contract.accountSchema, await client.get(path, options));
}

/** `GET /api/sessions` → the doctor's sessions, this one first. */
export async function getSessions(
  client: Client,
  path: string,
  options: CallOptions,
): Promise<contract.AccountSession[]> {
  return readList('session', contract.sessionSchema, await client.get(path, options));
}

/** `POST /api/password-change`: the other sessions end. */
export async function changePassword(
  client: Client,
  path: string,
  request: requests.PasswordChangeRequest,
): Promise<void> {
  await client.post(path, request);
}

/** `POST /api/sessions-end-others`. */
export async function endOtherSessions(client: Client, path: string): Promise<void> {
  await client.post(path, {});
}

/** `POST /api/second-factor-begin` → what the authenticator app has to know. */
export async function beginSecondFactor(
  client: Client,
  path: string,
  request: requests.SecondFactorBeginRequest,
): Promise<contract.SecondFactorSetup> {
  return readRecord(contract.secondFactorSetupSchema, await client.post(path, request));
}

/** `POST /api/second-factor-confirm` and `POST /api/recovery-codes-renew` → the recovery codes, which are told this once. */
export async function getRecoveryCodes(
  client: Client,
  path: string,
  request: requests.SecondFactorConfirmRequest | requests.SecondFactorProofRequest,
): Promise<readonly string[]> {
  return readRecord(contract.recoveryCodesSchema, await client.post(path, request)).recovery_codes;
}

/** `POST /api/second-factor-end`. */
export async function endSecondFactor(
  client: Client,
  path: string,
  request: requests.SecondFactorProofRequest,
): Promise<void> {
  await client.post(path, request);
}
