import { ApiError } from 'contract/errors';
import { comparedPerson, type MemberComparison } from 'contract/people/member-doubles';
import {
  type MergeKind,
  mergeFieldLabel,
  mergeFieldNames,
  mergeKinds,
  ownFieldKey,
} from 'contract/rules/people/merges';
import { personFieldNames, personFields, pickPersonValues } from 'contract/rules/people/person-fields';
import { collection } from '#data/collection.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { factsOf, reasonsOf } from '#model/people/doubles/person-facts.ts';
import { toPersonRow } from '#model/people/index/person-row.ts';
import { readFields } from '#model/people/records/own-fields.ts';
import { findMergeBlocks } from './blocks.ts';
import { movedCollections } from './moved-collections.ts';

type Person = Stored<UserRecord>;
type Pair<T> = [T, T];

const shownDigits = 3;

/** Texts of all values of a person that a merge can choose. A tax number is only recognisable. */
function toTexts({ data }: Person): Record<string, string> {
  const values = pickPersonValues(personFieldNames, data);
  const texts = Object.fromEntries(
    personFieldNames.map((field) => {
      const { format } = personFields[field];
      return [field, format === undefined ? values[field] : format(values[field])];
    }),
  );
  const { taxNumber = '', receiptName, ownFields = {} } = data;
  const own = Object.entries(ownFields).map(([id, value]) => [ownFieldKey(id), value]);
  return {
    ...texts,
    ...Object.fromEntries(own),
    name: data.name,
    memberNumber: data.memberNumber ?? '',
    profilePhoto: data.photoFile === null ? '' : 'Ada foto',
    receiptName: receiptName ? receiptName.latin : '',
    taxNumber: taxNumber === '' ? '' : `Berakhir ${taxNumber.slice(-shownDigits)}`,
  };
}

async function compareFields(pair: Pair<Person>): Promise<MemberComparison['fields']> {
  const [one, other] = pair.map(toTexts);
  const labels = [
    ...mergeFieldNames.map((field) => [field, mergeFieldLabel(field)] as const),
    ...(await readFields()).map(({ id, label }) => [ownFieldKey(id), label] as const),
  ];
  return labels.flatMap(([key, label]) => {
    const values: Pair<string> = [one?.[key] ?? '', other?.[key] ?? ''];
    return values[0] === '' && values[1] === '' ? [] : [{ key, label, values }];
  });
}

const countRecords = async (id: string): Promise<Record<string, number>> => {
  const counts = await Promise.all(
    movedCollections.map(async ({ name, by, kind }) => {
      const where = [[by, id]] as const;
      const count = await collection<Record<string, unknown>>(name).count({ where, orderBy: by });
      return [kind, count] as const;
    }),
  );
  const sums: Record<string, number> = {};
  for (const [kind, count] of counts) sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
};

async function compareCounts(pair: Pair<Person>): Promise<MemberComparison['counts']> {
  const [one, other] = await Promise.all(pair.map(({ id }) => countRecords(id)));
  return (Object.keys(mergeKinds) as MergeKind[]).flatMap((kind) => {
    const of: Pair<number> = [one?.[kind] ?? 0, other?.[kind] ?? 0];
    return of[0] + of[1] === 0 ? [] : [{ label: mergeKinds[kind], of }];
  });
}

const toPerson = ({ id, data }: Person, blocks: readonly string[]): MemberComparison['people'][number] => ({
  _id: id,
  ...pickReplyFields(comparedPerson, data),
  joinedAt: data.createdAt.toISOString(),
  seat: data.seat?.institution ?? null,
  hasPhoto: data.photoFile !== null,
  blocks: [...blocks],
});

/** Compares two people before a merge. Throws `not-found`. */
export async function comparePeople(
  oneId: string,
  otherId: string,
  callerId: string,
): Promise<MemberComparison> {
  const [one, other] = await Promise.all([users.get(oneId), users.get(otherId)]);
  if (one === undefined || other === undefined || oneId === otherId) throw new ApiError('not-found');
  const pair: Pair<Person> = [one, other];
  const [fields, counts, { both, asLoser }] = await Promise.all([
    compareFields(pair),
    compareCounts(pair),
    findMergeBlocks(one, other, callerId),
  ]);
  const toFacts = (person: Person) => factsOf(toPersonRow(person));
  return {
    people: [toPerson(one, asLoser[one.id] ?? []), toPerson(other, asLoser[other.id] ?? [])],
    reasons: reasonsOf(toFacts(one), toFacts(other), false),
    fields,
    counts,
    blocks: both,
  };
}
