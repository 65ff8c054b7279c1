import { ApiError } from 'contract/errors';
import { profilePhotoSlot } from 'contract/files';
import { messages } from 'contract/messages';
import type { ownProfile as table } from 'contract/own-profile';
import { limitRate } from '#auth/rate-limit.ts';
import { endOtherSessions, endSessionById, liveSessionsOf } from '#auth/sessions.ts';
import type { Handlers, UploadedFile } from '#http/handler.ts';
import { convertImage, renditions } from '#model/images.ts';
import { actorOf } from '#model/ledger.ts';
import { ownDataOf } from '#model/own-data.ts';
import { provesPassword } from '#model/passwords.ts';
import { updateProfile } from '#model/profile.ts';
import { deleteSelf } from '#model/removal.ts';
import { userReplyOf } from '#model/user-projection.ts';

/** @throws ApiError invalid-file */
const convertPhoto = ({ bytes }: UploadedFile) =>
  convertImage('profilePhoto', bytes, profilePhotoSlot, renditions.profilePhoto);

export const ownProfile: Handlers<typeof table> = {
  async updateProfile({ profilePhoto, basedOn, ...changes }, caller) {
    const photo = profilePhoto === undefined ? undefined : await convertPhoto(profilePhoto);
    const self = actorOf(caller);
    const user = await updateProfile(caller.id, changes, photo, self, basedOn);
    return { message: messages.profileUpdated, user: userReplyOf(user) };
  },

  async changePhoto({ profilePhoto }, caller) {
    const user = await updateProfile(caller.id, {}, await convertPhoto(profilePhoto), actorOf(caller));
    return { message: messages.photoUpdated, user: userReplyOf(user) };
  },

  async listSessions(_input, caller) {
    return { data: liveSessionsOf(caller) };
  },

  async endSession({ session }, caller) {
    if (session === 'others') await endOtherSessions(caller);
    else await endSessionById(caller, session);
    return { message: messages.sessionEnded };
  },

  async downloadOwnData(_input, caller) {
    await limitRate('data-download', caller.id);
    return ownDataOf(caller);
  },

  async deleteOwnAccount({ password }, caller, request) {
    await limitRate('login-address', request.address);
    await limitRate('login-email', caller.record.email);
    if (!(await provesPassword(caller, password))) {
      const message = messages.passwordWrong;
      throw new ApiError('invalid-input', { message, fields: { password: message } });
    }
    await deleteSelf({ id: caller.id, data: caller.record, version: caller.version });
    return { message: messages.accountDeleted };
  },
};
