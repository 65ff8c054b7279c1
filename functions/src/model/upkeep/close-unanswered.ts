import { lastDayToAnswer } from 'contract/questions';
import { limits } from 'contract/rules/limits';
import { dayStart } from 'contract/words/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { OpenQuestion, UserRecord } from '#data/records.ts';
import { closeApplication } from '#model/accounts/removal.ts';
import { systemActor } from '#model/base/actors.ts';
import { queueMail } from '#model/base/outbox.ts';
import { rejectAsRead } from '#model/payments/decisions.ts';
import { questionMailOf } from '#model/payments/questions.ts';
import { forEachDue, type JobOptions, type JobReport, mostFailures, unlessDry } from './report.ts';

const { closeDays, noticeDays } = limits.questions;

/** What the person is told, in the mail of a rejection. */
export const unansweredReason = `Tidak ada jawaban atas pertanyaan kami selama ${closeDays} hari`;

type AskedUser = Stored<UserRecord>;

/** What is due for a question now; undefined while there is time. */
function dueWorkOf({ askedAt, noticedAt }: OpenQuestion): 'notices' | 'closed' | undefined {
  if (noticedAt === null) return 'notices';
  return clock.now() >= dayStart(lastDayToAnswer(askedAt, noticedAt), 1) ? 'closed' : undefined;
}

const dueOf = ({ data }: AskedUser) => (data.question ? dueWorkOf(data.question) : undefined);

/**
 * Tells those whose question was asked long ago that the time runs out, 7 days before, and closes the requests that
 * nobody answered for within 30 days, as a rejection does: who was asked first is first. Nobody is closed without
 * having been told: after days without a run the notice comes late, and the 7 days begin with it.
 */
export async function closeUnanswered(options: JobOptions): Promise<JobReport> {
  const done = { notices: 0, closed: 0 };
  const failures: string[] = [];
  const query = {
    orderBy: 'question.askedAt' as const,
    before: dayStart(clock.now(), 1 - (closeDays - noticeDays)),
    limit: limits.jobs.looks,
  };
  let rowCount = 0;
  const actions = { notices: notice, closed: close } as const;
  for await (const people of users.inBatches(query, 500)) {
    rowCount += people.length;
    for (const kind of ['closed', 'notices'] as const) {
      const due = people.filter((one) => dueOf(one) === kind);
      const now = due.slice(0, options.limit - done[kind]);
      const result = await forEachDue(now, unlessDry(options, actions[kind]), options.time);
      done[kind] += result.done;
      failures.push(...result.failures);
      if (now.length < due.length || result.isCut || failures.length >= mostFailures) {
        return { done, failures, findings: [], isMore: true };
      }
    }
  }
  return { done, failures, findings: [], isMore: rowCount >= limits.jobs.looks };
}

/** Kept on the question, in the same batch as the mail: no order of runs and crashes doubles or loses one. */
async function notice(user: AskedUser): Promise<void> {
  const { question } = user.data;
  if (!question) return;
  const noticedQuestion = { ...question, noticedAt: clock.now() };
  const batch = new Batch();
  batch.update(users, user.id, { question: noticedQuestion }, user.version);
  queueMail(batch, 'question-notice', user, questionMailOf(noticedQuestion));
  await batch.commit();
}

/** As they were read: who answers meanwhile, or is decided on, is left alone. */
const close = (user: AskedUser): Promise<void> =>
  user.data.isActive === 'waitingApproval'
    ? closeApplication(user, unansweredReason)
    : rejectAsRead(user, systemActor, unansweredReason);
