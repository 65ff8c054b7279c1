import { describe, expect, test, vi } from 'vitest';
import { WriteConflict } from '#data/batch.ts';
import { timeBudget } from '#model/base/time-budget.ts';
import { defaultJobOptions, forEachDue, type JobReport, runToEnd, skipInDryRun } from './report.ts';

const due = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `id${index}` }));

test('a scheduled job writes at most two thousand changes, and stops above its limits', () => {
  expect(defaultJobOptions).toMatchObject({ dryRun: false, limit: 2000, force: false });
  expect(defaultJobOptions.time.isOver()).toBe(false);
});

describe('processing due items', () => {
  test('handles each item once, in order', async () => {
    const seen: string[] = [];
    expect(await forEachDue(due(3), async ({ id }) => seen.push(id))).toEqual({
      done: 3,
      failures: [],
      isCut: false,
    });
    expect(seen).toEqual(['id0', 'id1', 'id2']);
  });

  test('reports a failing item, skips an item with a write conflict, and handles the others', async () => {
    const errors = [new Error('rusak'), new WriteConflict('changed'), 'x', undefined];
    const result = await forEachDue(due(4), async ({ id }) => {
      const error = errors[Number(id.slice(2))];
      if (error !== undefined) throw error;
    });
    expect(result).toEqual({ done: 1, failures: ['id0: rusak', 'id2: x'], isCut: false });
  });

  test('stops after ten failures', async () => {
    let tried = 0;
    const { done, failures } = await forEachDue(due(20), async () => {
      tried += 1;
      if (tried > 1) throw new Error('rusak');
    });
    expect([tried, done, failures.length]).toEqual([11, 1, 10]);
  });
});

test('processing stops when the time is over, and reports that', async () => {
  const seen: string[] = [];
  const time = { isOver: () => seen.length >= 2 };
  expect(await forEachDue(due(3), async ({ id }) => seen.push(id), time)).toEqual({
    done: 2,
    failures: [],
    isCut: true,
  });
  expect(seen).toEqual(['id0', 'id1']);
});

describe('running a job to its end', () => {
  const report = (done: number, rest: Partial<JobReport> = {}): JobReport => ({
    done: { mails: done },
    failures: [],
    findings: [],
    isMore: false,
    ...rest,
  });
  /** Returns a job that gives these reports, one after another. */
  const fakeJob = (...reports: JobReport[]) => {
    const job = vi.fn<() => Promise<JobReport>>();
    for (const one of reports) job.mockResolvedValueOnce(one);
    return job;
  };
  const more = (done: number, rest: Partial<JobReport> = {}) => report(done, { isMore: true, ...rest });

  test('repeats it until nothing is due, and reports all results, each failure once', async () => {
    const job = fakeJob(
      more(5, { failures: ['a: rusak'], findings: ['x'] }),
      more(4, { failures: ['a: rusak'] }),
      report(1, { done: { mails: 1, seats: 2 }, findings: ['y'] }),
    );
    expect(await runToEnd(job, defaultJobOptions)).toEqual({
      done: { mails: 10, seats: 2 },
      failures: ['a: rusak'],
      findings: ['x', 'y'],
      alarms: [],
      isMore: false,
    });
  });

  test.each([
    ['it gets on with nothing', fakeJob(more(5), more(0)), defaultJobOptions, 2],
    ['it was stopped', fakeJob(more(5, { alarms: ['too many'] })), defaultJobOptions, 1],
    ['the time is over', fakeJob(more(5)), { ...defaultJobOptions, time: timeBudget(0) }, 1],
    ['nothing is written', fakeJob(more(5)), { ...defaultJobOptions, dryRun: true }, 1],
    ['ten have failed', fakeJob(more(5, { failures: [...'abcdefghij'] })), defaultJobOptions, 1],
  ])('stops and reports more work when %s', async (_where, job, options, times) => {
    expect(await runToEnd(job, options)).toMatchObject({ done: { mails: 5 }, isMore: true });
    expect(job).toHaveBeenCalledTimes(times);
  });
});

test('only a dry run skips the work', async () => {
  const seen: string[] = [];
  for (const dryRun of [true, false]) {
    await skipInDryRun({ dryRun }, async (what: string) => seen.push(what))(`dry: ${dryRun}`);
  }
  expect(seen).toEqual(['dry: false']);
});
