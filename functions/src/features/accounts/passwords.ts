import type { passwords as table } from 'contract/accounts/passwords';
import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { changePassword, queuePasswordReset, resetPassword } from '#model/accounts/passwords.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';

export const passwords: Handlers<typeof table> = {
  async forgotPassword({ email }, _caller, request) {
    await limitRate('reset-address', request.client.network);
    await limitRate('reset-email', email, { email });
    await queuePasswordReset(email);
    return { message: wording.resetSent };
  },

  async resetPassword({ oobCode, password }, _caller, request) {
    await limitRate('reset-address', request.client.network);
    const { uid, email } = await resetPassword(oobCode, password);
    request.setLogUser(uid);
    return { message: wording.passwordReset, email };
  },

  async changePassword({ currentPassword, password }, caller) {
    await limitRate('password-change', caller.user.id, actorOf(caller.user));
    const token = await changePassword(caller, currentPassword, password);
    if (token !== undefined) return { message: wording.passwordChanged, token };
    const message = wording.currentPasswordWrong;
    throw new ApiError('invalid-input', { message, fields: { currentPassword: message } });
  },
};
