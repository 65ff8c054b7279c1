import type { consentChanges as table } from 'contract/people/consent-changes';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { giveConsent, withdrawConsent } from '#model/people/profile/consent.ts';

export const consentChanges: Handlers<typeof table> = {
  async giveConsent({ version }, { user }) {
    const consent = await giveConsent(user, version);
    return { message: wording.consentGiven, consent };
  },

  async withdrawConsent(_input, { user }) {
    const consent = await withdrawConsent(user);
    return { message: wording.consentWithdrawn, consent };
  },
};
