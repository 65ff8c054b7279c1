import type { consentChanges as table } from 'contract/consent-changes';
import { wording } from 'contract/words/wording';
import type { Caller } from '#auth/caller.ts';
import type { Handlers } from '#http/handler.ts';
import { giveConsent, withdrawConsent } from '#model/people/consent.ts';

/** The caller's record as it was read with this request. */
const userOf = ({ id, record, version }: Caller) => ({ id, data: record, version });

export const consentChanges: Handlers<typeof table> = {
  async giveConsent({ version }, caller) {
    const consent = await giveConsent(userOf(caller), version);
    return { message: wording.consentGiven, consent };
  },

  async withdrawConsent(_input, caller) {
    const consent = await withdrawConsent(userOf(caller));
    return { message: wording.consentWithdrawn, consent };
  },
};
