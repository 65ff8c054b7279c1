import type { emailChanges as table } from 'contract/email-changes';
import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import {
  cancelOwnChange,
  decideEmailChange,
  getOpenChange,
  requestEmailChange,
  toEmailChangeReply,
} from '#model/accounts/email-changes.ts';
import { changeEmailByAdmin } from '#model/accounts/new-email.ts';
import { isPasswordOf } from '#model/accounts/passwords.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/attempt-limits.ts';

export const emailChanges: Handlers<typeof table> = {
  async getEmailChange(_input, { user }) {
    const change = await getOpenChange(user.id);
    return { change: change === undefined ? null : toEmailChangeReply(change.data) };
  },

  async requestEmailChange({ email, password }, { user }) {
    await limitRate('email-change-password', user.id, actorOf(user));
    if (!(await isPasswordOf(user, password))) {
      const message = wording.passwordWrong;
      throw new ApiError('invalid-input', { message, fields: { password: message } });
    }
    await limitRate('email-change', user.id, actorOf(user));
    const change = await requestEmailChange(user, email);
    return { message: wording.emailChangeRequested, change: toEmailChangeReply(change) };
  },

  async cancelEmailChange(_input, { user }) {
    await cancelOwnChange(user);
    return { message: wording.emailChangeCancelled };
  },

  async confirmEmailChange({ code, decision }, _caller, request) {
    await limitRate('verify-address', request.client.network);
    const outcome = await decideEmailChange(code, decision);
    return { message: outcomeWording[outcome], outcome };
  },

  async changeUserEmail({ id, email }, caller) {
    const changed = await changeEmailByAdmin(id, email, caller.user);
    return { message: wording.userEmailChanged, changed };
  },
};

const outcomeWording = {
  waiting: wording.emailHalfConfirmed,
  changed: wording.emailChanged,
  cancelled: wording.emailChangeCancelled,
} as const;
