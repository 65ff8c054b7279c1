import { ApiError } from 'contract/errors';
import type { members as table } from 'contract/members';
import { profilePhotoSlot } from 'contract/rules/files';
import { wording } from 'contract/words/wording';
import { users } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Handlers } from '#http/handler.ts';
import { deleteUser } from '#model/accounts/removal.ts';
import { actorOf } from '#model/base/actors.ts';
import { convertImage, renditions } from '#model/files/images.ts';
import { updateProfile } from '#model/people/profile.ts';
import { exportUsers } from '#model/people/user-export.ts';
import { findUsers } from '#model/people/user-lists.ts';
import { userReplyOf } from '#model/people/user-projection.ts';

export const members: Handlers<typeof table> = {
  async getProfile(_input, caller) {
    return userReplyOf({ id: caller.id, data: caller.record, version: caller.version });
  },

  async getUser({ id }, caller) {
    if (id === caller.id) return userReplyOf({ id, data: caller.record, version: caller.version });
    const user = await users.get(id);
    if (user === undefined) throw new ApiError('not-found');
    return userReplyOf(user);
  },

  async getProfilePhoto({ id }, caller) {
    const record = id === caller.id ? caller.record : (await users.get(id))?.data;
    const file = record?.photoFile ? await fileStore.read(record.photoFile) : undefined;
    if (file === undefined) throw new ApiError('not-found');
    return file;
  },

  async listUsers({ page, limit, after, sort, ...filter }) {
    return findUsers({ page, limit, after }, filter, sort);
  },

  async exportUsers({ sort, ...filter }, caller) {
    return exportUsers(filter, sort, actorOf(caller));
  },

  async updateUser({ id, profilePhoto, basedOn, ...changes }, caller) {
    const photo =
      profilePhoto === undefined
        ? undefined
        : await convertImage('profilePhoto', profilePhoto.bytes, profilePhotoSlot, renditions.profilePhoto);
    const user = await updateProfile(id, changes, photo, actorOf(caller), basedOn);
    return { message: wording.userUpdated, user: userReplyOf(user) };
  },

  async deleteUser({ id }, caller) {
    await deleteUser(id, actorOf(caller));
    return { message: wording.userDeleted };
  },
};
