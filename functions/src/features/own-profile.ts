import { ApiError } from 'contract/errors';
import type { ownProfile as table } from 'contract/own-profile';
import { profilePhotoSlot } from 'contract/rules/files';
import { wording } from 'contract/words/wording';
import { limitRate } from '#auth/rate-limit.ts';
import { endOtherSessions, endSessionById, liveSessionsOf } from '#auth/sessions.ts';
import type { Handlers, UploadedFile } from '#http/handler.ts';
import { ownDataOf } from '#model/accounts/own-data.ts';
import { provesPassword } from '#model/accounts/passwords.ts';
import { deleteSelf } from '#model/accounts/removal.ts';
import { actorOf } from '#model/base/actors.ts';
import { convertImage, renditions } from '#model/files/images.ts';
import { updateProfile } from '#model/people/profile.ts';
import { userReplyOf } from '#model/people/user-projection.ts';

/** @throws ApiError invalid-file */
const convertPhoto = ({ bytes }: UploadedFile) =>
  convertImage('profilePhoto', bytes, profilePhotoSlot, renditions.profilePhoto);

export const ownProfile: Handlers<typeof table> = {
  async updateProfile({ profilePhoto, basedOn, ...changes }, caller) {
    const photo = profilePhoto === undefined ? undefined : await convertPhoto(profilePhoto);
    const self = actorOf(caller);
    const user = await updateProfile(caller.id, changes, photo, self, basedOn);
    return { message: wording.profileUpdated, user: userReplyOf(user) };
  },

  async changePhoto({ profilePhoto }, caller) {
    const user = await updateProfile(caller.id, {}, await convertPhoto(profilePhoto), actorOf(caller));
    return { message: wording.photoUpdated, user: userReplyOf(user) };
  },

  async listSessions(_input, caller) {
    return { data: liveSessionsOf(caller) };
  },

  async endSession({ session }, caller) {
    if (session === 'others') await endOtherSessions(caller);
    else await endSessionById(caller, session);
    return { message: wording.sessionEnded };
  },

  async downloadOwnData(_input, caller) {
    await limitRate('data-download', caller.id);
    return ownDataOf(caller);
  },

  async deleteOwnAccount({ password }, caller, request) {
    await limitRate('login-address', request.address);
    await limitRate('login-email', caller.record.email);
    if (!(await provesPassword(caller, password))) {
      const message = wording.passwordWrong;
      throw new ApiError('invalid-input', { message, fields: { password: message } });
    }
    await deleteSelf({ id: caller.id, data: caller.record, version: caller.version });
    return { message: wording.accountDeleted };
  },
};
