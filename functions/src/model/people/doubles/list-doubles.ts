import { ApiError } from 'contract/errors';
import { doubleLimits, pairIdOf } from 'contract/rules/people/doubles';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type Page, paginate } from '#model/base/pages.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { currentPeople } from '#model/people/index/current-people.ts';
import type { PersonRow } from '#model/people/index/person-row.ts';
import { type FoundDouble, findDoublesOf, newReasons } from './find-doubles.ts';
import { factsOf, reasonsOf } from './person-facts.ts';
import { type MemberDoubleRecord, memberDoubles, toDoubleRecord } from './records.ts';

export interface DoubleRow extends FoundDouble {
  readonly id: string;
  readonly rows: readonly [PersonRow, PersonRow];
}

const toRow = (
  { people, reasons, score }: FoundDouble | MemberDoubleRecord,
  get: (id: string) => PersonRow | undefined,
): DoubleRow[] => {
  const [one, other] = people.map((id) => get(id));
  if (one === undefined || other === undefined) return [];
  const ids = [one.id, other.id] as const;
  return [{ id: pairIdOf(...ids), people: ids, reasons, score, rows: [one, other] }];
};

/**
 * Returns one page of the open pairs, the strongest first. A pair of a deleted person is left out until the daily job
 * deletes it.
 */
export async function listDoubles(page: Page) {
  const open = { where: [['state', 'open']], orderBy: 'score', direction: 'desc' } as const;
  const index = await currentPeople();
  const { rows, ...paging } = await paginate(memberDoubles, open, page, async () => ({
    total: await memberDoubles.count(open),
  }));
  return { rows: rows.flatMap(({ data }) => toRow(data, (id) => index.get(id))), ...paging };
}

/** Finds the people who are probably the same as one, without those that an admin dismissed. Throws `not-found`. */
export async function findOpenDoublesOf(id: string): Promise<DoubleRow[]> {
  const [index, stored] = await Promise.all([
    currentPeople(),
    memberDoubles.findAny('people', [id], doubleLimits.storedOfPerson),
  ]);
  const person = index.get(id);
  if (person === undefined) throw new ApiError('not-found');
  const dismissed = new Map(
    stored.flatMap(({ id: pair, data }) => (data.state === 'dismissed' ? [[pair, data.reasons]] : [])),
  );
  const doubles = findDoublesOf([person], index.sorted('createdAt')).get(id) ?? [];
  return doubles
    .filter(({ people, reasons }) => {
      const known = dismissed.get(pairIdOf(...people));
      return known === undefined || newReasons(reasons, known).length > 0;
    })
    .slice(0, doubleLimits.pairsOfPerson)
    .flatMap((double) => toRow(double, (one) => index.get(one)));
}

interface Decision {
  readonly people: readonly [string, string];
  readonly isDouble: boolean;
}

/**
 * Records that two people are not the same, or takes it back. A repetition changes nothing: false. Throws `not-found`.
 */
export const decideDouble = ({ people, isDouble }: Decision, admin: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const index = await currentPeople();
    const [one, other] = people.map((id) => index.get(id));
    if (one === undefined || other === undefined || one === other) throw new ApiError('not-found');
    const id = pairIdOf(one.id, other.id);
    const stored: Stored<MemberDoubleRecord> | undefined = await memberDoubles.get(id);
    const state = isDouble ? 'open' : 'dismissed';
    if (stored === undefined ? isDouble : stored.data.state === state) return false;
    const decided = { state, decidedBy: admin.id, decidedAt: clock.now() } as const;
    const batch = new Batch();
    if (stored === undefined) {
      const reasons = reasonsOf(factsOf(one), factsOf(other), false);
      const found = { people: [one.id, other.id] as const, reasons, score: 0 };
      batch.create(memberDoubles, id, { ...toDoubleRecord(found, clock.now()), ...decided });
    } else batch.update(memberDoubles, id, decided, stored.version);
    const action = isDouble ? 'member-double.reopen' : 'member-double.dismiss';
    const target = actorOf({ id: one.id, data: one });
    recordAudit(batch, admin, action, target, { person: other.name }, [other.id]);
    await batch.commit();
    return true;
  });
