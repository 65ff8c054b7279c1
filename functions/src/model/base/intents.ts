import { AccountMissing, authAccounts, EmailTaken } from '#data/auth-accounts.ts';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, users } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { IntentRecord } from '#data/records.ts';

/** Those that name what is not there without them; `password-changes` finishes the ones of passwords. */
type SettledKind = Exclude<IntentRecord['kind'], 'password'>;

/** An intent as written; the batch that makes its effect visible must delete it at this version. */
export interface OpenIntent {
  readonly id: string;
  readonly kind: SettledKind;
  readonly uid: string | null;
  readonly files: readonly string[];
  readonly version: Stored<IntentRecord>['version'];
}

type Begin = Pick<IntentRecord, 'kind' | 'uid' | 'files' | 'password'>;

/** Longer than the function may run, so that nothing under way is swept. */
const abandonedAfterMinutes = 10;

/** @param minutes how long the sweep leaves it alone */
export const intentRecord = (begin: Begin, minutes = abandonedAfterMinutes): IntentRecord => ({
  ...begin,
  undo: false,
  sweepAt: new Date(clock.now().getTime() + minutes * 60_000),
});

/**
 * Does something that Firestore alone cannot undo (an Auth account, files), all or nothing.
 *
 * `work` must end in a batch that includes `claim(batch, intent)`. When it throws, the intent is marked
 * for undoing first: if it is gone by then, the batch had gone through and only its answer was lost.
 *
 * @returns what `work` returned, or `fallback` when its answer was lost
 */
export async function withIntent<T>(
  begin: Begin & { readonly kind: SettledKind },
  work: (intent: OpenIntent) => Promise<T>,
  fallback: T,
): Promise<T> {
  const id = newId();
  const { kind, uid, files } = begin;
  const version = await new Batch().create(intents, id, intentRecord(begin)).commit();
  const intent = { id, kind, uid, files, version };
  try {
    return await work(intent);
  } catch (error) {
    if (await undo(intent)) throw error;
    return fallback;
  }
}

/** Makes the batch fail if the intent was marked for undoing meanwhile. */
export const claim = (batch: Batch, intent: OpenIntent): Batch =>
  batch.delete(intents, intent.id, intent.version);

/** Read when an answer got lost, which is outside the budget of any endpoint. */
const isStanding = async (id: string): Promise<boolean> =>
  (await outsideBudget(() => intents.get(id))) !== undefined;

/**
 * @returns false when there was nothing to undo, as the batch had gone through
 * @throws WriteConflict when somebody else has undone it
 */
async function undo(intent: OpenIntent): Promise<boolean> {
  try {
    await new Batch().update(intents, intent.id, { undo: true }, intent.version).commit();
  } catch (error) {
    if (error instanceof WriteConflict) {
      if (!(await isStanding(intent.id))) return false;
      // Nothing more comes of it here, so that what was saved after the other looked goes too.
      await settleNow(intent);
      throw error;
    }
    // Firestore is out of reach: the sweep finds the intent later.
    return true;
  }
  await settleNow(intent);
  return true;
}

/** What could not be settled now is settled by the sweep: the intent still names it. */
const settleNow = (intent: OpenIntent): Promise<void> => settle(intent).catch(() => undefined);

/**
 * Commits a batch that writes an intent of its own to be finished afterwards. A lost answer is no failure.
 *
 * @throws WriteConflict when a precondition did not hold
 */
export async function commitWithIntent(batch: Batch, intentId: string): Promise<void> {
  try {
    await batch.commit();
  } catch (error) {
    if (error instanceof WriteConflict) throw error;
    // Perhaps only the answer was lost: then the intent stands, and with it everything else.
    if (!(await isStanding(intentId))) throw error;
  }
}

/** Lets an account follow its record; of one that is gone nothing needs to. */
async function unlessMissing(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof AccountMissing)) throw error;
  }
}

/** Has an account's claims say the role that its record says, then removes the intent. May be repeated. */
export async function applyRole({ id, uid }: Pick<OpenIntent, 'id' | 'uid'>): Promise<void> {
  const user = uid === null ? undefined : await users.get(uid);
  if (user !== undefined) await unlessMissing(authAccounts.setClaims(user.id, user.data.role));
  await new Batch().delete(intents, id).commit();
}

/** As `applyRole`, of the address and whether it is verified. */
async function applyEmail({ id, uid }: Pick<OpenIntent, 'id' | 'uid'>): Promise<void> {
  const user = uid === null ? undefined : await outsideBudget(() => users.get(uid));
  if (user !== undefined) {
    const { email, emailVerifiedAt } = user.data;
    await unlessMissing(authAccounts.setEmail(user.id, email, Boolean(emailVerifiedAt)));
  }
  await new Batch().delete(intents, id).commit();
}

/** Finishes what was decided, or has what lies outside Firestore follow the record. May be repeated. */
export function settle(intent: Pick<OpenIntent, 'id' | 'kind' | 'uid' | 'files'>): Promise<void> {
  if (intent.kind === 'role') return applyRole(intent);
  if (intent.kind === 'email') return applyEmail(intent);
  return discard(intent);
}

/** Kinds of which all is decided, by a batch or outside: what is left of them is finished, never undone. */
export const irrevocable: ReadonlySet<IntentRecord['kind']> = new Set(['removal', 'role', 'password']);

/** Removes the account and files that an intent names, then the intent. May be repeated. */
export async function discard(intent: Pick<OpenIntent, 'id' | 'uid' | 'files'>): Promise<void> {
  await removeNamed(intent);
  await new Batch().delete(intents, intent.id).commit();
}

async function removeNamed({ uid, files }: Pick<OpenIntent, 'uid' | 'files'>): Promise<void> {
  await Promise.all([
    ...files.map((path) => fileStore.remove(path)),
    uid === null ? undefined : authAccounts.remove(uid),
  ]);
}

/**
 * Creates an account. Where one of a registration stands in the way that never came to an end, as its process died,
 * that one is undone first, now and not by the sweep: most likely it is the same person who tries again.
 *
 * @throws EmailTaken when another account has the address
 */
export async function createAccount(
  uid: string,
  account: { email: string; password: string; name: string },
): Promise<void> {
  try {
    await authAccounts.create(uid, account);
  } catch (error) {
    if (!(error instanceof EmailTaken) || !(await undoRegistration(account.email))) throw error;
    await authAccounts.create(uid, account);
  }
}

/** @returns false when the account of the address belongs to somebody, or to whoever is faster */
async function undoRegistration(email: string): Promise<boolean> {
  const owner = await authAccounts.uidOf(email);
  if (owner === undefined) return true;
  const open = await outsideBudget(() => intents.find('uid', owner, 10));
  const begun = open.find(({ data }) => data.kind === 'registration');
  if (begun === undefined) return false;
  try {
    // Marked first: should it be under way after all, it can no longer claim it.
    if (!begun.data.undo) await new Batch().update(intents, begun.id, { undo: true }, begun.version).commit();
  } catch (error) {
    if (error instanceof WriteConflict) return false;
    throw error;
  }
  // The intent stays for the sweep, so that it knows of what is still being saved by one that is under way.
  await removeNamed(begun.data);
  return true;
}
