import type { emailChanges as table } from 'contract/accounts/email-changes';
import { adminWording } from 'contract/text/admin-wording';
import { textMap } from 'contract/text/language/text-map';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import {
  cancelChangeByAdmin,
  cancelOwnChange,
  changeEmailByAdmin,
  decideEmailChange,
  getOpenChange,
  requestEmailChange,
  toEmailChangeReply,
} from '#model/accounts/email-changes.ts';
import { readEmailCode } from '#model/accounts/email-codes.ts';
import { requirePassword } from '#model/accounts/passwords.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';

export const emailChanges: Handlers<typeof table> = {
  async getEmailChange(_input, { user }) {
    const change = await getOpenChange(user.id);
    return { change: change === undefined ? null : toEmailChangeReply(change.data) };
  },

  async requestEmailChange({ email, password }, { user }) {
    await requirePassword(user, password, 'email-change-password');
    await limitRate('email-change', user.id, actorOf(user));
    const change = await requestEmailChange(user, email);
    return { message: wording.emailChangeRequested, change: toEmailChangeReply(change) };
  },

  async cancelEmailChange(_input, { user }) {
    await cancelOwnChange(user);
    return { message: wording.emailChangeCancelled };
  },

  async readEmailChange({ code }, _caller, request) {
    await limitRate('verify-address', request.client.network);
    const { email, dueAt } = (await readEmailCode(code)).change.data;
    return { email, dueAt: dueAt?.toISOString() ?? null };
  },

  async confirmEmailChange({ code, decision }, _caller, request) {
    await limitRate('verify-address', request.client.network);
    const outcome = await decideEmailChange(code, decision);
    return { message: outcomeWording[outcome], outcome };
  },

  async changeUserEmail({ id, email }, caller) {
    const outcome = await changeEmailByAdmin(id, email, caller.user);
    const message = outcome === 'waiting' ? adminWording.userEmailRequested : adminWording.userEmailChanged;
    return { message, changed: outcome === 'changed' };
  },

  async getUserEmailChange({ id }) {
    const change = (await getOpenChange(id))?.data;
    if (change?.askedBy === undefined || change.dueAt === undefined) return { change: null };
    const { email, askedBy, dueAt, confirmed } = change;
    return {
      change: { email, by: askedBy.name, dueAt: dueAt.toISOString(), isNewConfirmed: confirmed.new },
    };
  },

  async cancelUserEmailChange({ id }, caller) {
    await cancelChangeByAdmin(id, caller.user);
    return { message: wording.emailChangeCancelled };
  },
};

const outcomeWording = textMap({
  waiting: () => wording.emailHalfConfirmed,
  changed: () => wording.emailChanged,
  cancelled: () => wording.emailChangeCancelled,
});
