import { AccountMissing, authAccounts, EmailTaken } from '#data/auth-accounts.ts';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, users } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import { fileStore } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { IntentRecord } from '#data/records.ts';

/** Kinds that name the resources to settle. `password-changes` finishes intents of passwords. */
type SettledKind = Exclude<IntentRecord['kind'], 'password'>;

/** A stored intent. The batch that makes its effect visible must delete it at this version. */
interface OpenIntent {
  readonly id: string;
  readonly kind: SettledKind;
  readonly uid: string | null;
  readonly files: readonly string[];
  readonly version: Stored<IntentRecord>['version'];
}

type NewIntent = Pick<IntentRecord, 'kind' | 'uid' | 'files' | 'password'>;

/** Adds an intent by which the sweep removes files that this batch makes unused. */
export function removeFilesLater(batch: Batch, files: readonly string[]): void {
  if (files.length > 0)
    batch.create(intents, newId(), intentRecord({ kind: 'removal', uid: null, files: [...files] }, 0));
}

/** Longer than the function can run, so that no running request is swept. */
const abandonedAfterMinutes = 10;

/** Creates the record of an intent, which the sweep settles after `minutes`. */
export const intentRecord = (begin: NewIntent, minutes = abandonedAfterMinutes): IntentRecord => ({
  ...begin,
  undo: false,
  sweepAt: new Date(clock.now().getTime() + minutes * 60_000),
});

/**
 * Performs an operation that Firestore alone cannot undo (an Auth account, files), all or nothing. `work`
 * ends in a batch with `claim(batch, intent)`. When it throws, the intent is marked for undoing. A missing
 * intent means that only the response was lost: then returns `fallback`.
 */
export async function withIntent<T>(
  begin: NewIntent & { readonly kind: SettledKind },
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

/** Makes the batch fail if the intent was marked for undoing. */
export const claim = (batch: Batch, intent: OpenIntent): Batch =>
  batch.delete(intents, intent.id, intent.version);

/** Returns whether an intent exists; read only after a lost response, so outside of the budget. */
const isIntentStored = async (id: string): Promise<boolean> =>
  (await outsideBudget(() => intents.get(id))) !== undefined;

/** Returns false when the batch was committed. Throws WriteConflict when another process has undone it. */
async function undo(intent: OpenIntent): Promise<boolean> {
  try {
    await new Batch().update(intents, intent.id, { undo: true }, intent.version).commit();
  } catch (error) {
    if (error instanceof WriteConflict) {
      if (!(await isIntentStored(intent.id))) return false;
      // Settle again, because this operation may have saved files after the other process checked.
      await settleNow(intent);
      throw error;
    }
    // Firestore is unreachable: the sweep finds the intent later.
    return true;
  }
  await settleNow(intent);
  return true;
}

/** Settles an intent. On failure the sweep does it later, because the intent names its resources. */
const settleNow = (intent: OpenIntent): Promise<void> => settle(intent).catch(() => undefined);

/** Commits a batch with a new intent, even if the response is lost. Throws WriteConflict. */
export async function commitWithIntent(batch: Batch, intentId: string): Promise<void> {
  try {
    await batch.commit();
  } catch (error) {
    if (error instanceof WriteConflict) throw error;
    // Perhaps only the response was lost: then the intent exists, and so do all other writes.
    if (!(await isIntentStored(intentId))) throw error;
  }
}

async function ignoreMissingAccount(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof AccountMissing)) throw error;
  }
}

/** Sets the role claim of an account to that of its record, then deletes the intent. May be repeated. */
export async function applyRole({ id, uid }: Pick<OpenIntent, 'id' | 'uid'>): Promise<void> {
  const user = uid === null ? undefined : await users.get(uid);
  if (user !== undefined) await ignoreMissingAccount(authAccounts.setClaims(user.id, user.data.role));
  await new Batch().delete(intents, id).commit();
}

/** Sets the address of an account and its verification to those of its record, then deletes the intent. */
async function applyEmail({ id, uid }: Pick<OpenIntent, 'id' | 'uid'>): Promise<void> {
  const user = uid === null ? undefined : await outsideBudget(() => users.get(uid));
  if (user !== undefined) {
    const { email, emailVerifiedAt } = user.data;
    await ignoreMissingAccount(authAccounts.setEmail(user.id, email, Boolean(emailVerifiedAt)));
  }
  await new Batch().delete(intents, id).commit();
}

/** Finishes an intent: applies the record to Firebase Auth, or removes its resources. May be repeated. */
export function settle(intent: Pick<OpenIntent, 'id' | 'kind' | 'uid' | 'files'>): Promise<void> {
  if (intent.kind === 'role') return applyRole(intent);
  if (intent.kind === 'email') return applyEmail(intent);
  return discard(intent);
}

/** Kinds whose outcome is already decided. They are finished, never undone. */
export const irrevocable: ReadonlySet<IntentRecord['kind']> = new Set(['removal', 'role', 'password']);

/** Removes the account and files that an intent names, then the intent. May be repeated. */
export async function discard(intent: Pick<OpenIntent, 'id' | 'uid' | 'files'>): Promise<void> {
  await removeResources(intent);
  await new Batch().delete(intents, intent.id).commit();
}

async function removeResources({ uid, files }: Pick<OpenIntent, 'uid' | 'files'>): Promise<void> {
  await Promise.all([
    ...files.map((path) => fileStore.remove(path)),
    uid === null ? undefined : authAccounts.remove(uid),
  ]);
}

/**
 * Creates an account. Undoes an aborted registration of the address immediately, because the same person
 * probably tries again. Throws EmailTaken.
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

/** @returns false when the address belongs to an account, or to a faster registration */
async function undoRegistration(email: string): Promise<boolean> {
  const owner = await authAccounts.findUid(email);
  if (owner === undefined) return true;
  const open = await outsideBudget(() => intents.find('uid', owner, 10));
  const registration = open.find(({ data }) => data.kind === 'registration');
  if (registration === undefined) return false;
  try {
    // Mark the intent first: if the registration is still running, it can no longer claim it.
    if (!registration.data.undo)
      await new Batch().update(intents, registration.id, { undo: true }, registration.version).commit();
  } catch (error) {
    if (error instanceof WriteConflict) return false;
    throw error;
  }
  // Keep the intent for the sweep, because a registration that is still running may save more files.
  await removeResources(registration.data);
  return true;
}
