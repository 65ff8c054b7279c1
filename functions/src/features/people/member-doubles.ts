import { type MemberDouble, person, type memberDoubles as table } from 'contract/people/member-doubles';
import type { Handlers } from '#http/handler.ts';
import { requireMayManage } from '#model/accounts/admins.ts';
import { actorOf } from '#model/base/actors.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import {
  type DoubleRow,
  decideDouble,
  findOpenDoublesOf,
  listDoubles,
} from '#model/people/doubles/list-doubles.ts';
import { comparePeople } from '#model/people/merges/compare-people.ts';
import { listMerges, toMergeReply } from '#model/people/merges/merge-list.ts';
import { isMerging, runMerge } from '#model/people/merges/run-merge.ts';
import { startMerge } from '#model/people/merges/start-merge.ts';
import { undoMerge } from '#model/people/merges/undo-merge.ts';

const toPerson = (row: DoubleRow['rows'][number]): MemberDouble['people'][number] => ({
  _id: row.id,
  ...pickReplyFields(person, row),
});

const toDouble = ({ id, rows: [one, other], reasons }: DoubleRow): MemberDouble => ({
  _id: id,
  people: [toPerson(one), toPerson(other)],
  reasons: [...reasons],
});

export const memberDoubles: Handlers<typeof table> = {
  async listMemberDoubles(requested) {
    const { rows, totals, page, totalPages } = await listDoubles(requested);
    return { data: rows.map(toDouble), page, totalPages, total: totals.total };
  },

  async listDoublesOf({ id }) {
    return { data: (await findOpenDoublesOf(id)).map(toDouble) };
  },

  async decideMemberDouble({ one, other, isDouble }, caller) {
    const changed = await decideDouble({ people: [one, other], isDouble }, actorOf(caller.user));
    return {
      message: isDouble ? 'Pasangan ini dibuka lagi.' : 'Ditandai sebagai orang yang berbeda.',
      changed,
    };
  },

  compareMembers: ({ one, other }, caller) => comparePeople(one, other, caller.user.id),

  async mergeMembers({ survivor, loser, survivorBasedOn, loserBasedOn, fromLoser }, caller) {
    const basedOn = { survivor: survivorBasedOn, loser: loserBasedOn };
    const { id, changed } = await startMerge(
      { survivor, loser, basedOn, fromLoser },
      actorOf(caller.user),
      (account) => requireMayManage(caller.user.data, account),
    );
    return { message: 'Kedua anggota digabungkan.', changed, merge: await toMergeReply(await runMerge(id)) };
  },

  listMemberMerges: (page) => listMerges(page),

  async continueMemberMerge({ id }) {
    const merge = await runMerge(id);
    const message = isMerging(merge) ? 'Masih berjalan.' : 'Selesai.';
    return { message, changed: isMerging(merge), merge: await toMergeReply(merge) };
  },

  async undoMemberMerge({ id }, caller) {
    const changed = await undoMerge(id, actorOf(caller.user));
    return { message: 'Penggabungan dibatalkan.', changed, merge: await toMergeReply(await runMerge(id)) };
  },
};
