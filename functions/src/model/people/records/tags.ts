import { wrongStatus } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { collection } from '#data/collection.ts';
import { users } from '#data/collections.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

interface MemberTagsRecord {
  /** Spellings of all used tags, sorted. */
  tags: string[];
  /** Increased by each change, so that concurrent ones conflict. */
  turn?: number;
}

const settings = collection<MemberTagsRecord>('settings');
const settingsId = 'memberTags';

const keyOf = (tag: string): string => tag.toLocaleLowerCase('id');
const has = (tags: readonly string[], tag: string): boolean =>
  tags.some((other) => keyOf(other) === keyOf(tag));

/** Reads the tags that people have, for suggestions. */
export const readKnownTags = async (): Promise<string[]> => (await settings.get(settingsId))?.data.tags ?? [];

/** Returns the tags after a change. Tags that differ only in letter case are the same; the first spelling stays. */
function changeTags(
  current: readonly string[],
  known: readonly string[],
  add: readonly string[],
  remove: readonly string[],
): string[] {
  const tags = current.filter((tag) => !has(remove, tag));
  for (const tag of add)
    if (!has(tags, tag)) tags.push(known.find((other) => keyOf(other) === keyOf(tag)) ?? tag);
  return tags;
}

/** Returns those of the removed tags that no other person has. */
async function findUnused(person: string, removed: readonly string[]): Promise<string[]> {
  const people = users.select('name');
  const found = await Promise.all(
    removed.map(async (tag) => ({ tag, rows: await people.findAny('tags', [tag], 2) })),
  );
  return found.flatMap(({ tag, rows }) => (rows.some(({ id }) => id !== person) ? [] : [tag]));
}

/**
 * Adds and removes tags of a person, and returns the new ones. A tag without people is no longer suggested. Each
 * change writes the known tags at their version, so that concurrent ones repeat. Throws `not-found`; `wrong-status`
 * beyond a limit.
 */
export const changeMemberTags = (
  member: string,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  actor: Actor,
): Promise<string[]> =>
  retryOnConflict(async () => {
    const [person, stored] = await Promise.all([users.getOrThrow(member), settings.get(settingsId)]);
    const known = stored?.data.tags ?? [];
    const current = person.data.tags ?? [];
    const tags = changeTags(current, known, add, remove);
    const [added, removed] = [without(tags, current), without(current, tags)];
    if (added.length + removed.length === 0) return tags;
    const unused = await findUnused(member, removed);
    const next = [...without(known, unused), ...without(added, known)].sort((a, b) =>
      a.localeCompare(b, 'id'),
    );
    requireLimits(tags, next);
    const batch = new Batch().update(users, member, { tags }, person.version);
    if (stored === undefined) batch.create(settings, settingsId, { tags: next });
    else
      batch.update(settings, settingsId, { tags: next, turn: (stored.data.turn ?? 0) + 1 }, stored.version);
    recordAudit(batch, actor, 'member-tags.change', actorOf(person), toDetails(added, removed));
    await batch.commit();
    return tags;
  }, 10);

/** Stops suggesting the tags of a deleted person that no other person has. */
export const forgetTags = (tags: readonly string[]): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await settings.get(settingsId);
    const unused = await findUnused('', tags);
    const next = without(stored?.data.tags ?? [], unused);
    if (stored === undefined || next.length === stored.data.tags.length) return;
    const change = { tags: next, turn: (stored.data.turn ?? 0) + 1 };
    await new Batch().update(settings, settingsId, change, stored.version).commit();
  });

const without = (tags: readonly string[], other: readonly string[]): string[] =>
  tags.filter((tag) => !other.includes(tag));

function requireLimits(tags: readonly string[], known: readonly string[]): void {
  if (tags.length > limits.memberRecords.tags)
    throw wrongStatus(`Paling banyak ${limits.memberRecords.tags} tag untuk satu orang.`);
  if (known.length > limits.memberRecords.knownTags)
    throw wrongStatus(
      `Paling banyak ${limits.memberRecords.knownTags} tag yang berbeda. Pakai tag yang sudah ada.`,
    );
}

const toDetails = (added: readonly string[], removed: readonly string[]) => ({
  ...(added.length === 0 ? {} : { addedTags: added.join(', ') }),
  ...(removed.length === 0 ? {} : { removedTags: removed.join(', ') }),
});
