import type { secondFactor as table } from 'contract/second-factor';
import { wording } from 'contract/words/wording';
import { factors } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import {
  makeRecoveryCodes,
  newSecret,
  proveSession,
  removeFactor,
  saveFactor,
} from '#model/accounts/second-factor.ts';

export const secondFactor: Handlers<typeof table> = {
  async getFactor(_input, { user }) {
    const since = user.data.factorSince;
    const factor = since ? await factors.get(user.id) : undefined;
    if (!since || factor === undefined) return { factor: null };
    return { factor: { since: since.toISOString(), recoveryLeft: factor.data.recovery.length } };
  },

  async beginFactor(_input, { user }) {
    return newSecret(user);
  },

  async saveFactor(input, caller) {
    return { message: wording.factorSaved, recoveryCodes: await saveFactor(caller, input) };
  },

  async makeRecoveryCodes({ password, code }, caller) {
    const recoveryCodes = await makeRecoveryCodes(caller, password, code);
    return { message: wording.recoveryCodesMade, recoveryCodes };
  },

  async removeFactor({ password, code }, caller) {
    await removeFactor(caller, password, code);
    return { message: wording.factorRemoved };
  },

  async proveSession(input, caller) {
    await proveSession(caller, input);
    return { message: wording.sessionProven };
  },
};
