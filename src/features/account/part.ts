import { signal } from '@preact/signals-core';
import * as calls from './contract';
import type * as contract from './contract';
import type { RecordId } from '../../api/contract/fields';
import { isFailure, isOutcomeUnknown, type Failure } from '../../api/failure';
import { accountTexts as texts } from '../../texts/account';
import { defineEvent } from '../../state/events';
import { definePart } from '../../state/parts';
import { readOnly } from '../../state/part';
import { createRecordList } from '../../state/resources/record-list';
import { createResource, type Resource } from '../../state/resources/resource';

/** Another tab has changed the account. */
const accountChanged = defineEvent('account');

type Proof = contract.SecondFactorProofRequest;

/** The doctor's own account. The actions reject with a `Failure`. */
export const accountPart = definePart(({ client, scope, recovery, toasts, otherTabs }) => {
  const sessions = createRecordList((request) => client.call(calls.sessions, null, request), { recovery });
  const secondFactor = createResource((request) => client.call(calls.account, null, request), { recovery });
  const recoveryCodes = signal<readonly string[] | null>(null);

  /** Reloads only data that a screen has shown: the server may not even offer the rest. */
  function refresh({ loadedAt, isLoading, reload }: Resource<unknown>): void {
    if (loadedAt.peek() || isLoading.peek()) reload();
  }

  otherTabs.on(accountChanged, () => {
    refresh(sessions);
    refresh(secondFactor);
  });

  /** Reloads `data` if the call fails in a way that leaves open whether the data has changed. */
  async function refreshOnFailure<T>(data: Resource<unknown>, call: Promise<T>): Promise<T> {
    try {
      return await scope.inSameSession(call);
    } catch (caught) {
      if (isFailure(caught) && mayHaveChanged(caught)) refresh(data);
      throw caught;
    }
  }

  async function change<T>(data: Resource<unknown>, call: Promise<T>): Promise<T> {
    const value = await refreshOnFailure(data, call);
    refresh(data);
    otherTabs.notify(accountChanged);
    return value;
  }

  async function showRecoveryCodes(call: Promise<contract.RecoveryCodes>): Promise<void> {
    recoveryCodes.value = (await change(secondFactor, call)).recovery_codes;
  }

  return {
    secondFactor,
    sessions,
    /** Codes that the doctor has not confirmed as kept: the server sends them only once, and the screen may have been left meanwhile. */
    recoveryCodes: readOnly(recoveryCodes),
    forgetRecoveryCodes(): void {
      recoveryCodes.value = null;
    },
    async changePassword(request: contract.PasswordChangeRequest): Promise<void> {
      await change(sessions, client.call(calls.passwordChange, request));
      toasts.success(texts.password.changed);
    },
    async endSession(id: RecordId): Promise<void> {
      try {
        await change(sessions, client.call(calls.sessionEnd, { id }));
      } catch (caught) {
        // The session has expired, or another tab has ended it.
        if (!isFailure(caught) || caught.kind !== 'not-found') throw caught;
      }
      sessions.remove(id);
      toasts.success(texts.sessions.ended);
    },
    async endOtherSessions(): Promise<void> {
      await change(sessions, client.call(calls.sessionsEndOthers, null));
      sessions.data.peek()?.forEach(({ id, is_current }) => {
        if (!is_current) sessions.remove(id);
      });
      toasts.success(texts.sessions.othersEnded);
    },
    beginSecondFactor: (current_password: string) =>
      refreshOnFailure(secondFactor, client.call(calls.secondFactorBegin, { current_password })),
    confirmSecondFactor: (code: string) => showRecoveryCodes(client.call(calls.secondFactorConfirm, { code })),
    renewRecoveryCodes: (proof: Proof) => showRecoveryCodes(client.call(calls.recoveryCodesRenew, proof)),
    async endSecondFactor(proof: Proof): Promise<void> {
      await change(secondFactor, client.call(calls.secondFactorEnd, proof));
      toasts.success(texts.secondFactor.ended);
    },
    clear() {
      sessions.clear();
      secondFactor.clear();
      recoveryCodes.value = null;
    },
  };
});

/** The server may have executed the call although its response was lost, or another tab was faster. */
const mayHaveChanged = (failure: Failure) =>
  isOutcomeUnknown(failure) || failure.kind === 'not-found' || failure.kind === 'conflict';
