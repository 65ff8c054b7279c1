import { describe, expect, test, vi } from 'vitest';
import { WriteConflict } from '#data/batch.ts';
import { timeBudget } from '#model/base/time-budget.ts';
import { forEachDue, type JobReport, runToEnd, unlessDry, usualRun } from './report.ts';

const due = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `id${index}` }));

test('by the schedule a job writes, at most two thousand changes, and stops at what looks like too much', () => {
  expect(usualRun).toMatchObject({ dryRun: false, limit: 2000, force: false });
  expect(usualRun.time.isOver()).toBe(false);
});

describe('of the things that are due', () => {
  test('each is worked on once, in their order', async () => {
    const seen: string[] = [];
    expect(await forEachDue(due(3), async ({ id }) => seen.push(id))).toEqual({
      done: 3,
      failures: [],
      isCut: false,
    });
    expect(seen).toEqual(['id0', 'id1', 'id2']);
  });

  test('one that fails is told, one that somebody else changed waits, and the others are done', async () => {
    const errors = [new Error('rusak'), new WriteConflict('changed'), 'x', undefined];
    const result = await forEachDue(due(4), async ({ id }) => {
      const error = errors[Number(id.slice(2))];
      if (error !== undefined) throw error;
    });
    expect(result).toEqual({ done: 1, failures: ['id0: rusak', 'id2: x'], isCut: false });
  });

  test('no more are tried after ten failures', async () => {
    let tried = 0;
    const { done, failures } = await forEachDue(due(20), async () => {
      tried += 1;
      if (tried > 1) throw new Error('rusak');
    });
    expect([tried, done, failures.length]).toEqual([11, 1, 10]);
  });
});

test('nothing is begun once the time is over, and that is told', async () => {
  const seen: string[] = [];
  const time = { isOver: () => seen.length >= 2 };
  expect(await forEachDue(due(3), async ({ id }) => seen.push(id), time)).toEqual({
    done: 2,
    failures: [],
    isCut: true,
  });
  expect(seen).toEqual(['id0', 'id1']);
});

describe('a job goes on', () => {
  const report = (done: number, rest: Partial<JobReport> = {}): JobReport => ({
    done: { mails: done },
    failures: [],
    findings: [],
    isMore: false,
    ...rest,
  });
  /** A job that comes to these, one after the other. */
  const jobOf = (...reports: JobReport[]) => {
    const job = vi.fn<() => Promise<JobReport>>();
    for (const one of reports) job.mockResolvedValueOnce(one);
    return job;
  };
  const more = (done: number, rest: Partial<JobReport> = {}) => report(done, { isMore: true, ...rest });

  test('until nothing is due, and tells all that it did, each failure once', async () => {
    const job = jobOf(
      more(5, { failures: ['a: rusak'], findings: ['x'] }),
      more(4, { failures: ['a: rusak'] }),
      report(1, { done: { mails: 1, seats: 2 }, findings: ['y'] }),
    );
    expect(await runToEnd(job, usualRun)).toEqual({
      done: { mails: 10, seats: 2 },
      failures: ['a: rusak'],
      findings: ['x', 'y'],
      alarms: [],
      isMore: false,
    });
  });

  test.each([
    ['it gets on with nothing', jobOf(more(5), more(0)), usualRun, 2],
    ['it was stopped', jobOf(more(5, { alarms: ['too many'] })), usualRun, 1],
    ['the time is over', jobOf(more(5)), { ...usualRun, time: timeBudget(0) }, 1],
    ['nothing is written', jobOf(more(5)), { ...usualRun, dryRun: true }, 1],
    ['ten have failed', jobOf(more(5, { failures: [...'abcdefghij'] })), usualRun, 1],
  ])('no further than where %s: more is told', async (_where, job, options, times) => {
    expect(await runToEnd(job, options)).toMatchObject({ done: { mails: 5 }, isMore: true });
    expect(job).toHaveBeenCalledTimes(times);
  });
});

test('a dry run does nothing, and any other does it', async () => {
  const seen: string[] = [];
  for (const dryRun of [true, false]) {
    await unlessDry({ dryRun }, async (what: string) => seen.push(what))(`dry: ${dryRun}`);
  }
  expect(seen).toEqual(['dry: false']);
});
