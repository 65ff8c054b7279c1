import { queryLimits } from 'contract/rules/query-limits';
import { changeAll } from '#model/base/change-all.ts';
import { letterRecipients } from './records.ts';
import { findSuppression } from './suppressions.ts';

/** Finds the newest letters to an account with their outcome. */
export async function findLettersOf(userId: string, limit: number = queryLimits.ownLetters) {
  const found = await letterRecipients.query({
    where: [['userId', userId]],
    orderBy: 'createdAt',
    direction: 'desc',
    limit,
  });
  return found.map(({ data: { letter, subject, list, state, skipReason, changedAt } }) => ({
    letter,
    subject,
    list,
    state,
    skipReason,
    at: changedAt,
  }));
}

/** Returns letters and delivery of an account for the download of its data. */
export async function exportLetters(userId: string, email: string) {
  const [own, suppression] = await Promise.all([findLettersOf(userId), findSuppression(email)]);
  const { deadSince = null, softAt = [], endedLists = {} } = suppression?.data ?? {};
  return {
    letters: own.map(({ at, letter: _id, ...row }) => ({ ...row, at: at.toISOString() })),
    mailDelivery: {
      deadSince: deadSince?.toISOString() ?? null,
      lost: softAt.map((at) => at.toISOString()),
      endedLists: Object.fromEntries(
        Object.entries(endedLists).map(([list, at]) => [list, at.toISOString()]),
      ),
    },
  };
}

const batchSize = 200;

/** Removes name and address of an account from its letters, also those in replies of mail servers. Safe to repeat. */
export const eraseFromLetters = (userId: string): Promise<void> =>
  changeAll(
    () => letterRecipients.find('userId', userId, batchSize),
    (batch, { id, version }) =>
      batch.update(letterRecipients, id, { userId: null, name: '', email: '', error: null }, version),
  );
