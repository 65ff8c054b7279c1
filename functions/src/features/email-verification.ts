import type { emailVerification as table } from 'contract/email-verification';
import { messages } from 'contract/messages';
import { limitRate } from '#auth/rate-limit.ts';
import type { Handlers } from '#http/handler.ts';
import { sendVerification, verifyEmail } from '#model/email-verification.ts';

export const emailVerification: Handlers<typeof table> = {
  async verifyEmail({ oobCode }, _caller, request) {
    await limitRate('verify-address', request.address);
    await verifyEmail(oobCode);
    return { message: messages.emailVerified };
  },

  async resendVerification(_input, { id, record }) {
    if (record.emailVerifiedAt !== undefined) return { message: messages.emailAlreadyVerified };
    await limitRate('verify-mail', id);
    await sendVerification({ id, data: record });
    return { message: messages.verificationSent };
  },
};
