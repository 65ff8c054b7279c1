import type { ownProfile as table } from 'contract/people/own-profile';
import { deletionRequestedText, wording } from 'contract/text/wording';
import { requireRecentAuthentication } from '#auth/reauthentication.ts';
import { endOtherSessions, endSessionById, toSessionReplies } from '#auth/sessions.ts';
import type { Handlers } from '#http/handler.ts';
import { recordLogout } from '#model/accounts/logins.ts';
import { exportOwnData } from '#model/accounts/own-data.ts';
import { requirePassword } from '#model/accounts/passwords.ts';
import { requestDeletion } from '#model/accounts/request-deletion.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { giveConsent, withdrawConsent } from '#model/people/profile/consent.ts';
import { convertPhoto, updateProfile } from '#model/people/profile/profile.ts';
import { setLanguage } from '#model/people/profile/set-language.ts';
import { toUserReply } from '#model/people/profile/user-reply.ts';

export const ownProfile: Handlers<typeof table> = {
  async updateProfile({ profilePhoto, basedOn, ...changes }, caller) {
    const photo = await convertPhoto(profilePhoto);
    const user = await updateProfile(caller.user.id, changes, photo, actorOf(caller.user), basedOn);
    return { message: wording.profileUpdated, user: toUserReply(user) };
  },

  async changePhoto({ profilePhoto }, caller) {
    const photo = await convertPhoto(profilePhoto);
    const user = await updateProfile(caller.user.id, {}, photo, actorOf(caller.user));
    return { message: wording.photoUpdated, user: toUserReply(user) };
  },

  async saveOwnLanguage({ language }, { user }) {
    await rejectOnConflict(setLanguage(user, language));
    return { message: wording.languageSaved };
  },

  async listSessions(_input, caller) {
    return { data: toSessionReplies(caller.user, caller.sessions, caller.tokenHash) };
  },

  async useSession() {
    return { isLogin: true as const };
  },

  async endSession({ session }, caller) {
    const onEnd = recordLogout(caller, 'session.end');
    if (session === 'others') await endOtherSessions(caller, onEnd);
    else await endSessionById(caller, session, onEnd);
    return { message: wording.sessionEnded };
  },

  async downloadOwnData(_input, caller) {
    await limitRate('data-download', caller.user.id, actorOf(caller.user));
    return exportOwnData(caller);
  },

  async deleteOwnAccount({ password }, caller) {
    const { user } = caller;
    await requirePassword(user, password, 'own-deletion');
    if (user.data.factorSince) requireRecentAuthentication(caller);
    const deletionAt = await requestDeletion(user);
    return { message: deletionRequestedText(deletionAt), deletionAt: deletionAt.toISOString() };
  },

  async giveConsent({ version }, { user }) {
    const consent = await giveConsent(user, version);
    return { message: wording.consentGiven, consent };
  },

  async withdrawConsent(_input, { user }) {
    const consent = await withdrawConsent(user);
    return { message: wording.consentWithdrawn, consent };
  },
};
