import type { memberFields as table } from 'contract/people/member-fields';
import { users } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { requireMayEdit } from '#model/accounts/admins.ts';
import { actorOf } from '#model/base/actors.ts';
import {
  readDefinitions,
  readFilledFields,
  saveFields,
  saveValues,
} from '#model/people/records/own-fields.ts';

const saved = { message: 'Isian disimpan.' };

export const memberFields: Handlers<typeof table> = {
  getMemberFields: () => readDefinitions(),

  async saveMemberFields({ fields, basedOn }, { user }) {
    await saveFields(fields, basedOn, actorOf(user));
    return saved;
  },

  async getUserFields({ id }) {
    const { data } = await users.getOrThrow(id);
    return { fields: await readFilledFields(data, true) };
  },

  async saveUserFields({ id, values }, { user }) {
    await saveValues(id, values, actorOf(user), true, (account) => requireMayEdit(user, account));
    return saved;
  },

  async getOwnFields(_input, { user }) {
    return { fields: await readFilledFields(user.data, false) };
  },

  async saveOwnFields({ values }, { user }) {
    await saveValues(user.id, values, actorOf(user), false);
    return { message: t.ownFieldsSaved };
  },
};
