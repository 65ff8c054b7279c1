import {
  letter as letterReply,
  type MembershipLetter,
  type MembershipLetters,
  type membershipLetters as table,
} from 'contract/people/membership-letters';
import { users } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import {
  countLeft,
  findMembershipLetters,
  issueMembershipLetter,
} from '#model/people/membership-letters/issue-membership-letter.ts';
import {
  checkMembershipLetter,
  readMembershipLetterFile,
  revokeMembershipLetter,
} from '#model/people/membership-letters/letters.ts';
import type { MembershipLetterRecord } from '#model/people/membership-letters/records.ts';

interface Row {
  readonly id: string;
  readonly data: MembershipLetterRecord;
}

const toLetter = ({ id, data }: Row): MembershipLetter => ({
  _id: id,
  ...pickReplyFields(letterReply, data),
});

async function listLetters(user: string): Promise<MembershipLetters> {
  const rows = await findMembershipLetters(user);
  return { data: rows.map(toLetter), left: countLeft(rows) };
}

export const membershipLetters: Handlers<typeof table> = {
  async issueMembershipLetter({ purpose }, { user }) {
    const letter = await issueMembershipLetter(user, purpose, actorOf(user));
    return { message: t.letterIssued, letter: toLetter(letter) };
  },

  async issueLetterForMember({ id, purpose }, { user }) {
    const letter = await issueMembershipLetter(await users.getOrThrow(id), purpose, actorOf(user));
    return { message: t.letterIssued, letter: toLetter(letter) };
  },

  listOwnMembershipLetters: (_input, { user }) => listLetters(user.id),

  async listMembershipLetters({ id }) {
    await users.getOrThrow(id);
    return listLetters(id);
  },

  getMembershipLetterFile: ({ id }, { user }) => readMembershipLetterFile(id, user),

  async revokeMembershipLetter({ id, reason }, { user }) {
    await revokeMembershipLetter(id, reason, actorOf(user));
    return { message: 'Surat dicabut.' };
  },

  async checkMembershipLetter({ code }, _caller, { client }) {
    await limitRate('certificate-check', client.network);
    return checkMembershipLetter(code);
  },
};
