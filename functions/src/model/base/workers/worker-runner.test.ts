import { expect, test } from 'vitest';
import { createWorkerRunner, WorkerLimitError } from './worker-runner.ts';

const worker = (work: string) => async () => ({
  default: `process.once('message', async (job) => { ${work} }); process.on('disconnect', () => process.exit())`,
});
const reply = worker('process.send({ result: job.text })');
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

test.each([
  ['many small texts', 'const all = []; for (;;) all.push(new TextEncoder().encode("text"));'],
  ['one list', 'const all = []; for (;;) all.push(0);'],
  ['one text', 'let all = "text"; for (;;) { all += all; all.charCodeAt(0); }'],
])('a worker that exceeds its heap with %s ends alone, and the next one runs', async (_what, work) => {
  const run = createWorkerRunner(limits, 1);
  await expect(run(worker(work), {})).rejects.toBeInstanceOf(WorkerLimitError);
  expect(await run(reply, { text: 'b' })).toBe('b');
});

test('an error of a worker is that of the caller', async () => {
  const run = createWorkerRunner(limits, 1);
  await expect(run(worker('process.send({ error: "Error: broken" })'), {})).rejects.toThrow('Error: broken');
});

test('a job of 10 MB and its bytes arrive whole', async () => {
  const run = createWorkerRunner(limits, 1);
  const bytes = Buffer.alloc(10_000_000, 'x');
  const result = await run<Uint8Array>(worker('process.send({ result: job.bytes })'), { bytes });
  expect(Buffer.from(result).equals(bytes)).toBe(true);
});
