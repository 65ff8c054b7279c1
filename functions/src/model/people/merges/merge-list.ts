import type { MemberMerge } from 'contract/people/member-doubles';
import { mergeKinds } from 'contract/rules/people/merges';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import { type Page, paginateWithoutTotal } from '#model/base/pages.ts';
import { currentPeople } from '#model/people/index/current-people.ts';
import { movedCollections } from './moved-collections.ts';
import { type MemberMergeRecord, memberMerges } from './records.ts';

type Merge = Pick<Stored<MemberMergeRecord>, 'id' | 'data'>;

const kindOf = new Map(movedCollections.map(({ name, kind }) => [name, kind]));

/** Followers of records are no records of their own. */
const toMoved = ({ moved }: MemberMergeRecord): MemberMerge['moved'] =>
  Object.entries(mergeKinds).flatMap(([kind, label]) => {
    const own = Object.entries(moved).filter(([name]) => kindOf.get(name) === kind);
    const count = own.reduce((sum, [, some]) => sum + some, 0);
    return count === 0 ? [] : [{ label, count }];
  });

const furtherLabels: Readonly<Record<string, string>> = {
  users: 'Data diri',
  institutions: 'Kursi institusi',
  mailSuppressions: 'Langganan surat',
};

const labelOf = (name: string): string => {
  const kind = kindOf.get(name);
  return kind === undefined ? (furtherLabels[name] ?? 'Data terkait') : mergeKinds[kind];
};

function toReply({ id, data }: Merge, survivorName: string): MemberMerge {
  const { state, expireAt, loserRecord } = data;
  const canUndo = state === 'merged' && expireAt !== null && expireAt > clock.now();
  return {
    _id: id,
    state,
    survivor: { _id: data.survivor, name: survivorName },
    loser: {
      _id: data.loser,
      name: loserRecord?.name ?? '',
      memberNumber: loserRecord?.memberNumber ?? null,
    },
    at: data.at.toISOString(),
    by: data.by.name,
    moved: toMoved(data),
    undoUntil: canUndo ? expireAt.toISOString() : null,
    undoneAt: data.undoneAt?.toISOString() ?? null,
    undoneBy: data.undoneBy?.name ?? null,
    kept: data.kept.map((one) => ({ label: labelOf(one.in), reason: one.reason })),
    keptCount: data.keptCount,
  };
}

/** Returns a merge with the name of the survivor, which is empty after a deletion. */
export async function toMergeReply(merge: Merge): Promise<MemberMerge> {
  const index = await currentPeople();
  const reply = toReply(merge, index.get(merge.data.survivor)?.name ?? '');
  const name = reply.loser.name || (index.get(merge.data.loser)?.name ?? '');
  return { ...reply, loser: { ...reply.loser, name } };
}

/** Returns one page of the merges, the newest first. */
export async function listMerges(page: Page) {
  const { entries, ...paging } = await paginateWithoutTotal(
    memberMerges,
    { orderBy: 'at', direction: 'desc' },
    page,
  );
  return { data: await Promise.all(entries.map(toMergeReply)), ...paging };
}
