import type { secondFactor as table } from 'contract/accounts/second-factor';
import { ApiError } from 'contract/errors';
import { adminWording } from 'contract/text/admin-wording';
import { wording } from 'contract/text/wording';
import { secondFactorDueAt } from '#auth/second-factor-deadline.ts';
import { getBoth } from '#data/collection.ts';
import { factorResets, factors, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorResetRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { toFactorReply } from '#model/accounts/factor-reply.ts';
import { cancelFactorReset, requestFactorReset } from '#model/accounts/factor-reset.ts';
import { beginPasskey, removePasskey, savePasskey } from '#model/accounts/passkeys.ts';
import { beginReauthentication, reauthenticateSession } from '#model/accounts/reauthentication.ts';
import {
  makeRecoveryCodes,
  newSecret,
  removeApp,
  removeFactor,
  saveFactor,
} from '#model/accounts/save-factor.ts';

const toResetReply = (reset: Stored<FactorResetRecord> | undefined) =>
  reset === undefined ? null : { by: reset.data.by, dueAt: reset.data.dueAt.toISOString() };

export const secondFactor: Handlers<typeof table> = {
  async getFactor(_input, { user }) {
    const since = user.data.factorSince;
    const dueAt = secondFactorDueAt(user.data)?.toISOString() ?? null;
    const [factor, reset] = since ? await getBoth(factors, user.id, factorResets, user.id) : [];
    if (!since || factor === undefined) return { factor: null, reset: null, dueAt };
    return { factor: toFactorReply(since, factor.data), reset: toResetReply(reset), dueAt };
  },

  async getUserFactor({ id }) {
    const [user, reset] = await getBoth(users, id, factorResets, id);
    if (user === undefined) throw new ApiError('not-found');
    return { since: user.data.factorSince?.toISOString() ?? null, reset: toResetReply(reset) };
  },

  async askFactorReset({ id }, caller) {
    return { message: adminWording.factorResetAsked, changed: await requestFactorReset(id, caller.user) };
  },

  async cancelFactorReset({ id }, caller) {
    return { message: adminWording.factorResetCancelled, changed: await cancelFactorReset(id, caller.user) };
  },

  async beginFactor(_input, { user }) {
    return newSecret(user);
  },

  async saveFactor(input, caller) {
    const recoveryCodes = await saveFactor(caller, input);
    const message = recoveryCodes.length === 0 ? wording.appAdded : wording.factorSaved;
    return { message, recoveryCodes: [...recoveryCodes] };
  },

  async removeApp(_input, caller) {
    await removeApp(caller);
    return { message: wording.appRemoved };
  },

  async beginPasskey({ password, currentCode }, caller) {
    return beginPasskey(caller, password, currentCode);
  },

  async savePasskey(input, caller) {
    const recoveryCodes = await savePasskey(caller, input);
    const message = recoveryCodes.length === 0 ? wording.passkeyAdded : wording.factorSaved;
    return { message, recoveryCodes: [...recoveryCodes] };
  },

  async removePasskey({ id }, caller) {
    await removePasskey(caller, id);
    return { message: wording.passkeyRemoved };
  },

  async makeRecoveryCodes({ password, code }, caller) {
    const recoveryCodes = await makeRecoveryCodes(caller, password, code);
    return { message: wording.recoveryCodesMade, recoveryCodes: [...recoveryCodes] };
  },

  async removeFactor({ password, code }, caller) {
    await removeFactor(caller, password, code);
    return { message: wording.factorRemoved };
  },

  async beginProof(_input, caller) {
    return beginReauthentication(caller);
  },

  async proveSession(input, caller) {
    await reauthenticateSession(caller, input);
    return { message: wording.sessionProven };
  },
};
