import type { emailChanges as table } from 'contract/email-changes';
import { ApiError } from 'contract/errors';
import { wording } from 'contract/words/wording';
import type { Handlers } from '#http/handler.ts';
import {
  answerEmailChange,
  cancelOwnChange,
  getOpenChange,
  openChangeReplyOf,
  requestEmailChange,
} from '#model/accounts/email-changes.ts';
import { changeEmailOf } from '#model/accounts/new-email.ts';
import { provesPassword } from '#model/accounts/passwords.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/attempt-limits.ts';

export const emailChanges: Handlers<typeof table> = {
  async getEmailChange(_input, { user }) {
    const change = await getOpenChange(user.id);
    return { change: change === undefined ? null : openChangeReplyOf(change.data) };
  },

  async requestEmailChange({ email, password }, { user }) {
    await limitRate('email-change-password', user.id, actorOf(user));
    if (!(await provesPassword(user, password))) {
      const message = wording.passwordWrong;
      throw new ApiError('invalid-input', { message, fields: { password: message } });
    }
    await limitRate('email-change', user.id, actorOf(user));
    const change = await requestEmailChange(user, email);
    return { message: wording.emailChangeRequested, change: openChangeReplyOf(change) };
  },

  async cancelEmailChange(_input, { user }) {
    await cancelOwnChange(user);
    return { message: wording.emailChangeCancelled };
  },

  async confirmEmailChange({ code, decision }, _caller, request) {
    await limitRate('verify-address', request.client.network);
    const outcome = await answerEmailChange(code, decision);
    return { message: outcomeWording[outcome], outcome };
  },

  async changeUserEmail({ id, email }, caller) {
    const changed = await changeEmailOf(id, email, caller.user);
    return { message: wording.userEmailChanged, changed };
  },
};

const outcomeWording = {
  waiting: wording.emailHalfConfirmed,
  changed: wording.emailChanged,
  cancelled: wording.emailChangeCancelled,
} as const;
