import type { emailVerification as table } from 'contract/accounts/email-verification';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { sendVerification, verifyEmail } from '#model/accounts/verify-email.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';

export const emailVerification: Handlers<typeof table> = {
  async verifyEmail({ oobCode }, _caller, request) {
    await limitRate('verify-address', request.client.network);
    await verifyEmail(oobCode);
    return { message: wording.emailVerified };
  },

  async resendVerification(_input, { user }) {
    if (user.data.emailVerifiedAt) return { message: wording.emailAlreadyVerified };
    await limitRate('verify-mail', user.id, actorOf(user));
    await sendVerification(user);
    return { message: wording.verificationSent };
  },
};
