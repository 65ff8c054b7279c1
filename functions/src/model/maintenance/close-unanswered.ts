import { lastDayToAnswer } from 'contract/money/questions';
import { unansweredReason } from 'contract/rules/known-reasons';
import { limits } from 'contract/rules/limits';
import { dayStart } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { OpenQuestion, UserRecord } from '#data/records.ts';
import { closeApplication } from '#model/accounts/delete-user.ts';
import { systemActor } from '#model/base/actors.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { rejectAsRead } from '#model/money/payments/approve-dues.ts';
import { toQuestionMail } from '#model/money/payments/questions.ts';
import { type JobOptions, type JobReport, startCount } from './report.ts';

const { closeDays, noticeDays } = limits.questions;

type AskedUser = Stored<UserRecord>;

/** Returns the due action for a question; undefined before the deadline. */
function toDueAction({ askedAt, noticedAt }: OpenQuestion): 'notices' | 'closed' | undefined {
  if (noticedAt === null) return 'notices';
  return clock.now() >= dayStart(lastDayToAnswer(askedAt, noticedAt), 1) ? 'closed' : undefined;
}

const toUserAction = ({ data }: AskedUser) => (data.question ? toDueAction(data.question) : undefined);

/**
 * Sends a notice 7 days before the deadline and rejects after 30 days, the oldest question first. No request
 * is closed without a notice: after days without a run, the 7 days start with the late notice.
 */
export async function closeUnanswered(options: JobOptions): Promise<JobReport> {
  const count = startCount(options, { notices: 0, closed: 0 });
  const query = {
    orderBy: 'question.askedAt' as const,
    before: dayStart(clock.now(), 1 - (closeDays - noticeDays)),
    limit: limits.jobs.maxReads,
  };
  let rowCount = 0;
  const actions = { notices: sendNotice, closed: closeRequest } as const;
  for await (const members of users.inBatches(query, 500)) {
    rowCount += members.length;
    for (const kind of ['closed', 'notices'] as const) {
      const due = members.filter((one) => toUserAction(one) === kind);
      const isAll = await count.settle(kind, due, actions[kind]);
      if (!isAll || count.isFailing()) return count.toReport(true);
    }
  }
  return count.toReport(rowCount >= limits.jobs.maxReads);
}

/** Stores the notice in the batch of the mail, so that no crash duplicates or loses it. */
async function sendNotice(user: AskedUser): Promise<void> {
  const { question } = user.data;
  if (!question) return;
  const noticedQuestion = { ...question, noticedAt: clock.now() };
  const batch = new Batch();
  batch.update(users, user.id, { question: noticedQuestion }, user.version);
  queueMail(batch, 'question-notice', user, toQuestionMail(noticedQuestion));
  await batch.commit();
}

/** Closes the request as it was read: an answer or decision in the meantime makes this fail. */
const closeRequest = (user: AskedUser): Promise<void> =>
  user.data.isActive === 'waitingApproval'
    ? closeApplication(user, unansweredReason)
    : rejectAsRead(user, systemActor, unansweredReason);
