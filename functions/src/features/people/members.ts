import { ApiError } from 'contract/errors';
import type { members as table } from 'contract/people/members';
import { adminWording } from 'contract/text/admin-wording';
import { wording } from 'contract/text/wording';
import { users } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Handlers } from '#http/handler.ts';
import { requireMayEdit, requireMayManage } from '#model/accounts/admins.ts';
import { deleteUser } from '#model/accounts/delete-user.ts';
import { endUserSessions, listUserSessions } from '#model/accounts/user-sessions.ts';
import { actorOf } from '#model/base/actors.ts';
import { findNeighbours, findUsers } from '#model/people/profile/find-users.ts';
import { convertPhoto, updateProfile } from '#model/people/profile/profile.ts';
import { exportUsers } from '#model/people/profile/user-export.ts';
import { toUserReply } from '#model/people/profile/user-reply.ts';
import { readFields } from '#model/people/records/own-fields.ts';

export const members: Handlers<typeof table> = {
  async getProfile(_input, caller) {
    return toUserReply(caller.user);
  },

  async getUser({ id }, caller) {
    const user = id === caller.user.id ? caller.user : await users.getOrThrow(id);
    return toUserReply(user);
  },

  async getProfilePhoto({ id }, caller) {
    const user = id === caller.user.id ? caller.user : await users.get(id);
    const file = user?.data.photoFile ? await fileStore.read(user.data.photoFile) : undefined;
    if (file === undefined) throw new ApiError('not-found');
    return file;
  },

  async listUsers({ page, limit, after, sort, ...filter }) {
    return findUsers({ page, limit, after }, filter, sort);
  },

  async getUserNeighbours({ id, sort, ...filter }) {
    return findNeighbours(id, filter, sort);
  },

  async exportUsers({ sort, ...filter }, caller) {
    return exportUsers(filter, sort, actorOf(caller.user), await readFields());
  },

  async updateUser({ id, profilePhoto, basedOn, ...changes }, caller) {
    const photo = await convertPhoto(profilePhoto);
    const user = await updateProfile(id, changes, photo, actorOf(caller.user), basedOn, (account) =>
      requireMayEdit(caller.user, account),
    );
    return { message: adminWording.userUpdated, user: toUserReply(user) };
  },

  async listUserSessions({ id }, caller) {
    return { data: await listUserSessions(id, caller) };
  },

  async endUserSessions({ id }, caller) {
    const changed = (await endUserSessions(id, caller)) > 0;
    return { message: wording.sessionsEnded, changed };
  },

  async endUserSession({ id, session }, caller) {
    const changed = (await endUserSessions(id, caller, session)) > 0;
    return { message: wording.sessionEnded, changed };
  },

  async deleteUser({ id }, caller) {
    await deleteUser(id, actorOf(caller.user), (account) => requireMayManage(caller.user.data, account));
    return { message: adminWording.userDeleted };
  },
};
