import { expect, test } from 'vitest';
import { createWorkerRunner, WorkerLimitError } from './run-in-worker.ts';

const worker = (code: string) => async () => ({
  default: `const { parentPort, workerData } = require('node:worker_threads'); ${code}`,
});
const reply = worker('parentPort.postMessage(workerData.text)');
const endless = worker('for (;;);');
const limits = { deadlineMs: 30_000, heapMb: 64 };

test('workers run one after the other, and one more than may wait is refused', async () => {
  const run = createWorkerRunner(limits, 2);
  const replies = ['a', 'b', 'c', 'd'].map((text) => run<string>(reply, { text }));
  await expect(replies[3]).rejects.toMatchObject({ code: 'busy' });
  expect(await Promise.all(replies.slice(0, 3))).toEqual(['a', 'b', 'c']);
  expect(await run(reply, { text: 'e' })).toBe('e');
});

test('a worker ends at its own deadline, and the next one runs', async () => {
  const run = createWorkerRunner(limits, 1);
  const first = run(endless, {}, { ...limits, deadlineMs: 50 });
  const next = run<string>(reply, { text: 'b' });
  await expect(first).rejects.toBeInstanceOf(WorkerLimitError);
  expect(await next).toBe('b');
});
