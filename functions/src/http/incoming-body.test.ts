import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { controlBody, uploadPaceOf } from './incoming-body.ts';
import { MemoryBudget } from './memory-budget.ts';

/** Without bytes for the starts, the rests have all of it. */
const create = (size: number): MemoryBudget =>
  new MemoryBudget({ size, peerShare: size, startBytes: 0, restPart: 1 });

let budget: MemoryBudget;
let maxWaitingWindows: number;
beforeEach(() => {
  budget = create(100_000);
  maxWaitingWindows = 2;
});
const pace = { windowMs: 200, minBytes: 10, minPart: 0.01 };

const server = createServer((incoming, response) => {
  const refuse = (error: { status: number; retryAfter: number | undefined }) =>
    response.writeHead(error.status, { 'Retry-After': error.retryAfter ?? 0 }).end();
  const openUpload = (onRoom: () => void) => budget.open('a', Number(incoming.headers['x-size']), onRoom);
  controlBody(
    incoming,
    response,
    { maxBytes: 1_000_000, openUpload, refuse },
    { ...pace, maxWaitingWindows },
  );
  buffer(incoming).then(
    (body) => incoming.headers['x-hold'] === undefined && response.end(String(body.length)),
    () => response.destroy(),
  );
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterEach(() => server.closeAllConnections());

/** Opens an upload; resolves with status, text and the seconds until a retry. */
function open(headers: Record<string, string> = {}, agent: Agent | false = false) {
  const { port } = server.address() as AddressInfo;
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'x-size': '90000', ...headers },
    agent,
  });
  const reply = new Promise<readonly [number, string, string]>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', async (response) => {
      const text = String(await buffer(response));
      resolve([response.statusCode ?? 0, text, String(response.headers['retry-after'])]);
    });
  });
  return { sending, reply };
}

/** Sends 20 bytes every 60 ms, until the reply arrives. */
async function sendSlowly({ sending, reply }: ReturnType<typeof open>, times: number) {
  const isAnswered = reply.then(() => true);
  for (let sent = 0; sent < times && (await Promise.race([isAnswered, false])) === false; sent += 1) {
    sending.write('x'.repeat(20));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  sending.end();
  return reply;
}

test('an upload that stays above the pace is read, however long it takes', async () => {
  expect(await sendSlowly(open(), 12)).toEqual([200, '240', 'undefined']);
});

test('an upload that is too large frees its memory, and does not end the next one on its connection', async () => {
  budget = create(1_200_000);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const large = open({ 'x-size': '1000000' }, agent);
  large.sending.end('x'.repeat(1_000_001));
  expect((await large.reply)[0]).toBe(413);
  expect(await sendSlowly(open({}, agent), 40)).toEqual([200, '800', 'undefined']);
  agent.destroy();
  const later = open({ 'x-size': '900000' });
  later.sending.end('x'.repeat(900_000));
  expect((await later.reply)[0]).toBe(200);
});

test('an upload that stops after its first bytes is 408', async () => {
  const { sending, reply } = open();
  sending.write('x'.repeat(1000));
  expect((await reply)[0]).toBe(408);
});

test('an upload that holds memory must be faster while another one waits for it', async () => {
  maxWaitingWindows = 100;
  const holding = open();
  holding.sending.write('x'.repeat(80_000));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const waiting = open();
  waiting.sending.end('y'.repeat(50_000));
  const [[status], read] = await Promise.all([sendSlowly(holding, 40), waiting.reply]);
  expect([status, read]).toEqual([408, [200, '50000', 'undefined']]);
});

test('an upload that stalls ends after seconds, and one that waits for memory after a minute', () => {
  expect(uploadPaceOf({})).toEqual({
    windowMs: 5000,
    minBytes: 5000,
    minPart: 1 / 48,
    maxWaitingWindows: 12,
  });
});

test('an upload that waits for memory is read when another one ends, byte for byte', async () => {
  const held = open({ 'x-hold': '1' });
  held.reply.catch(() => undefined);
  held.sending.end('x'.repeat(90_000));
  // The body of the first upload must be complete before the second one starts.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const waiting = open();
  waiting.sending.end('y'.repeat(90_000));
  setTimeout(() => held.sending.destroy(), 100);
  expect(await waiting.reply).toEqual([200, '90000', 'undefined']);
});

test('an upload that waits too long for memory is 503, with the time of the next try', async () => {
  const held = open({ 'x-hold': '1' });
  held.reply.catch(() => undefined);
  held.sending.end('x'.repeat(90_000));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const waiting = open();
  waiting.sending.write('y'.repeat(60_000));
  const [status, , retryAfter] = await waiting.reply;
  expect([status, retryAfter]).toEqual([503, '30']);
});
