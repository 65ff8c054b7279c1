import { ApiError } from 'contract/errors';
import { profilePhotoSlot } from 'contract/files';
import type { members as table } from 'contract/members';
import { messages } from 'contract/messages';
import { users } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Handlers } from '#http/handler.ts';
import { convertImage, renditions } from '#model/images.ts';
import { actorOf } from '#model/ledger.ts';
import { updateProfile } from '#model/profile.ts';
import { deleteUser } from '#model/removal.ts';
import { exportUsers } from '#model/user-export.ts';
import { findUsers } from '#model/user-lists.ts';
import { userReplyOf } from '#model/user-projection.ts';

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
    return { message: messages.userUpdated, user: userReplyOf(user) };
  },

  async deleteUser({ id }, caller) {
    await deleteUser(id, actorOf(caller));
    return { message: messages.userDeleted };
  },
};
