import { describe, expect, test } from 'vitest';
import { WriteConflict } from '#data/batch.ts';
import { forEachDue, unlessDry, usualRun } from './report.ts';

const due = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `id${index}` }));

test('by the schedule a job writes, at most two thousand changes, and stops at what looks like too much', () => {
  expect(usualRun).toEqual({ dryRun: false, limit: 2000, force: false });
});

describe('of the things that are due', () => {
  test('each is worked on once, in their order', async () => {
    const seen: string[] = [];
    expect(await forEachDue(due(3), async ({ id }) => seen.push(id))).toEqual({ done: 3, failures: [] });
    expect(seen).toEqual(['id0', 'id1', 'id2']);
  });

  test('one that fails is told, one that somebody else changed waits, and the others are done', async () => {
    const errors = [new Error('rusak'), new WriteConflict('changed'), 'x', undefined];
    const result = await forEachDue(due(4), async ({ id }) => {
      const error = errors[Number(id.slice(2))];
      if (error !== undefined) throw error;
    });
    expect(result).toEqual({ done: 1, failures: ['id0: rusak', 'id2: x'] });
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

test('a dry run does nothing, and any other does it', async () => {
  const seen: string[] = [];
  for (const dryRun of [true, false]) {
    await unlessDry({ dryRun }, async (what: string) => seen.push(what))(`dry: ${dryRun}`);
  }
  expect(seen).toEqual(['dry: false']);
});
