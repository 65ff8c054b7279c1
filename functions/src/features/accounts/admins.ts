import { accountReply, adminRow, type admins as table } from 'contract/accounts/admins';
import { dutiesOf } from 'contract/rules/admins/duties';
import { statusAt } from 'contract/rules/membership';
import { adminWording } from 'contract/text/admin-wording';
import { authAccounts, toUserExistsError } from '#data/auth-accounts.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { adminSinceOf, inviteAdmin, listAdmins } from '#model/accounts/admins.ts';
import { changeDuties, demote, promote } from '#model/accounts/duties.ts';
import { actorOf } from '#model/base/actors.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';

export const admins: Handlers<typeof table> = {
  async listAdmins() {
    const rows = await listAdmins();
    const data = rows.map((admin) => ({
      _id: admin.id,
      ...pickReplyFields(adminRow, admin.data),
      since: adminSinceOf(admin.data).toISOString(),
      duties: dutiesOf(admin.data),
    }));
    return { data };
  },

  async createAdmin({ name, email, duties }, caller, { storeReply }) {
    const toReply = (_id: string) => ({ message: adminWording.adminInvited, _id });
    try {
      return toReply(
        await inviteAdmin({ name, email, duties }, actorOf(caller.user), (batch, id) =>
          storeReply(batch, toReply(id)),
        ),
      );
    } catch (error) {
      throw toUserExistsError(error);
    }
  },

  async findAccount({ email }) {
    const uid = await authAccounts.findUid(email);
    const user = uid === undefined ? undefined : await users.get(uid);
    if (user === undefined) return { account: null };
    const isActive = statusAt(user.data, clock.now());
    return { account: { _id: user.id, ...pickReplyFields(accountReply, user.data), isActive } };
  },

  async promoteToAdmin({ id, duties }, caller) {
    const changed = await promote(id, caller.user, duties);
    return { message: adminWording.promoted, changed };
  },

  async changeDuties({ id, duties }, caller) {
    const changed = await changeDuties(id, duties, caller.user);
    return { message: adminWording.dutiesChanged, changed };
  },

  async demoteAdmin({ id }, caller) {
    const changed = await demote(id, caller.user);
    return { message: adminWording.demoted, changed };
  },
};
