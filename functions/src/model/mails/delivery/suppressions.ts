import { limits } from 'contract/rules/limits';
import { type BounceKind, classifyBounce, type MailTroubleKind } from 'contract/rules/mails/bounces';
import { letterLists } from 'contract/rules/mails/letter-lists';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { emailOwnerId, emailOwners, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { MailBounce, UserRecord } from '#data/records.ts';
import { type Actor, actorOf, unknownAddress } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { type MailSuppressionRecord, mailSuppressions } from './records.ts';

const newSuppression = (): MailSuppressionRecord => ({
  deadSince: null,
  softAt: [],
  code: '',
  bounces: 0,
  holds: [],
  endedLists: {},
});

const { softCount, softDays } = limits.bounces;

const recentSoft = (softAt: readonly Date[]): Date[] =>
  softAt.filter((at) => clock.now().getTime() - at.getTime() < softDays * 86_400_000);

/** Returns whether mails to an address arrive; undefined without a known problem. */
export function troubleOf(
  suppression: Pick<MailSuppressionRecord, 'deadSince' | 'softAt'> | undefined,
): { kind: MailTroubleKind; since: Date } | undefined {
  if (suppression === undefined) return undefined;
  if (suppression.deadSince !== null) return { kind: 'dead', since: suppression.deadSince };
  const [since, ...others] = recentSoft(suppression.softAt);
  return since !== undefined && others.length >= softCount - 1 ? { kind: 'unreliable', since } : undefined;
}

/** Reads the suppression of an address; undefined without one. */
export const findSuppression = (email: string): Promise<Stored<MailSuppressionRecord> | undefined> =>
  mailSuppressions.get(emailOwnerId(email));

/**
 * Creates or changes the suppression under its id, and returns it. Fails the batch if it changed since it was read.
 */
export function writeSuppression(
  batch: Batch,
  id: string,
  before: Stored<MailSuppressionRecord> | undefined,
  change: Partial<MailSuppressionRecord>,
): MailSuppressionRecord {
  const after = { ...(before?.data ?? newSuppression()), ...change };
  const holds = holdsOf(after);
  if (before === undefined) batch.create(mailSuppressions, id, { ...after, holds });
  else batch.update(mailSuppressions, id, { ...change, holds }, before.version);
  return { ...after, holds };
}

/** An unreliable address gets no letters either, until an admin or its owner acts. */
const holdsOf = (record: MailSuppressionRecord): MailSuppressionRecord['holds'] => [
  ...(troubleOf(record) === undefined ? [] : ['dead' as const]),
  ...letterLists.filter((list) => record.endedLists[list] !== undefined),
];

/** Reads an address: its suppression, and the account that owns it. */
export async function readAddress(email: string) {
  const id = emailOwnerId(email);
  const [suppression, owner] = await getBoth(mailSuppressions, id, emailOwners, id);
  const user = owner && (await users.get(owner.data.userId));
  return { suppression, user: user?.data.email === email ? user : undefined };
}

/** Copies the state of an address to its account, whose pages show it. `updatedAt` stays unchanged. */
function showTrouble(
  batch: Batch,
  user: Stored<UserRecord> | undefined,
  suppression: Pick<MailSuppressionRecord, 'deadSince' | 'softAt'>,
): void {
  if (user === undefined) return;
  const trouble = troubleOf(suppression);
  const mailTrouble = trouble === undefined ? null : { email: user.data.email, ...trouble };
  if (mailTrouble === null && !user.data.mailTrouble) return;
  batch.update(users, user.id, { mailTrouble }, user.version);
}

/** Refusal of a mail server: status of RFC 3463, or empty, and the text of its reply. */
export interface Refusal {
  readonly status: string;
  readonly text: string;
}

export const toBounce = ({ status, text }: Refusal): MailBounce => ({
  kind: classifyBounce(status, text),
  code: status,
  at: clock.now(),
});

/**
 * Counts a bounce in the batch that records it. An unknown one changes nothing. Fails the batch if the suppression or
 * the account changed meanwhile.
 */
export async function addBounce(batch: Batch, email: string, { kind, code, at }: MailBounce): Promise<void> {
  if (kind === ('unknown' satisfies BounceKind)) return;
  const { suppression, user } = await readAddress(email);
  const { deadSince, softAt, bounces } = suppression?.data ?? newSuppression();
  const change = {
    deadSince: kind === 'hard' ? (deadSince ?? at) : deadSince,
    softAt: kind === 'soft' ? [...recentSoft(softAt), at].slice(-softCount) : softAt,
    code,
    bounces: bounces + 1,
  };
  writeSuppression(batch, emailOwnerId(email), suppression, change);
  showTrouble(batch, user, change);
}

/** Shows on a new account that its address is dead, in the batch that drops a mail to it. */
export async function showDeadAddress(batch: Batch, email: string): Promise<void> {
  const { suppression, user } = await readAddress(email);
  if (suppression === undefined || user?.data.mailTrouble?.email === email) return;
  showTrouble(batch, user, suppression.data);
}

/**
 * Sends mails to an address again, as an admin decided. Ended lists stay ended. Safe to repeat. Returns false if
 * nothing held mails back.
 */
export const liftSuppression = (email: string, reason: string, admin: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const { suppression, user } = await readAddress(email);
    if (suppression === undefined || troubleOf(suppression.data) === undefined) return false;
    const change = { deadSince: null, softAt: [] };
    const batch = new Batch();
    writeSuppression(batch, emailOwnerId(email), suppression, change);
    showTrouble(batch, user, change);
    const target = user === undefined ? unknownAddress : actorOf(user);
    recordAudit(batch, admin, 'mail.lift', target, { reason, code: suppression.data.code });
    await batch.commit();
    return true;
  });
