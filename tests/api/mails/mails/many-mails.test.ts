import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { timeBudget } from '../../../../functions/src/model/base/time-budget.ts';
import { sendDueMails } from '../../../../functions/src/model/mails/texts/due-mails.ts';
import { valuesOf } from '../../../support/assertions/stores.ts';
import { makeMail } from '../../../support/factories/admin-records.ts';
import { type MailServer, setMailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock } from '../../../support/suite/time.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

const due = new Date('2026-01-01T00:00:00.000Z');
const waiting = { state: 'waiting', attempts: 0, dueAt: due, settledAt: null } as const;

/** Creates waiting mails, each to another recipient. */
const makeWaiting = (addresses: readonly string[]) =>
  Promise.all(addresses.map((to) => makeMail({ ...waiting, to })));

const addressesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `member-${index}@example.org`);

/** Returns the states in the outbox by address. */
const statesOf = async () =>
  Object.fromEntries((await valuesOf('outbox')).map(({ to, state }) => [to, state]));

test('fifty-two mails are sent over five connections, each once', { tags: ['full'] }, async () => {
  const addresses = addressesOf(52);
  await makeWaiting(addresses);
  expect(await sendDueMails()).toMatchObject({ sent: 52, refused: 0, unclear: 0, isMore: false });
  expect(server.mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(addresses.sort());
  expect(server.connections).toMatchObject({ made: 5, maxOpen: 5 });
});

test('mails to one address are sent one after another, oldest first', async () => {
  const kinds = ['renewal-reopened', 'renewal-received', 'renewal-reopened'] as const;
  for (const [minute, kind] of kinds.entries()) {
    const dueAt = new Date(due.getTime() + minute * 60_000);
    await makeMail({ ...waiting, kind, dueAt, to: 'rina@example.org' });
  }
  await sendMails();
  expect(server.mails.map(({ subject }) => subject?.split(' / ')[0])).toEqual([
    'Perpanjangan Anda kami periksa lagi',
    'Bukti perpanjangan kami terima',
    'Perpanjangan Anda kami periksa lagi',
  ]);
  expect(server.connections.made).toBe(1);
});

test('a refused address does not delay mails to other addresses', async () => {
  await makeWaiting(['a@example.org', 'unknown@example.org', 'b@example.org', 'c@example.org']);
  server.refuseAddress('unknown@example.org');
  expect(await sendDueMails()).toMatchObject({ sent: 3, refused: 0, failed: 1 });
  expect(await valuesOf('outbox')).toContainEqual(
    expect.objectContaining({
      to: 'unknown@example.org',
      state: 'failed',
      attempts: 1,
      dueAt: null,
      lastError: expect.stringContaining('550 No such user here'),
    }),
  );
  expect(server.mails).toHaveLength(3);
});

test.each([
  [450, 'Mailbox busy', 'waiting'],
  [451, '4.7.1 Greylisted', 'waiting'],
  [550, '5.1.1 No such user here', 'failed'],
  [553, 'Mailbox name not allowed', 'failed'],
  // A refusal of our settings, not of the address.
  [554, '5.7.1 Relay access denied', 'waiting'],
])('an address refused with %i %s: the mail is %s', async (code, reason, state) => {
  await makeWaiting(['unknown@example.org']);
  server.refuseAddress('unknown@example.org', code, reason);
  await sendDueMails();
  expect(await valuesOf('outbox')).toMatchObject([
    { state, attempts: 1, lastError: expect.stringContaining(`${code} ${reason}`) },
  ]);
});

test('no mail starts after the time is over: the run reports it, and the next run continues', async () => {
  await makeWaiting(addressesOf(3));
  expect(await sendDueMails(timeBudget(0))).toMatchObject({ sent: 0, isMore: true });
  expect(await valuesOf('outbox')).toMatchObject([waiting, waiting, waiting]);
  expect(await sendDueMails()).toMatchObject({ sent: 3, isMore: false });
});

/** Runs the built job in its own process, as the platform does. */
const startJob = () =>
  spawn(
    process.execPath,
    ['--input-type=module', '--eval', "await (await import('./lib/index.js')).sendOutbox.run({});"],
    { cwd: fileURLToPath(new URL('../../../../functions/', import.meta.url)), stdio: 'inherit' },
  );

/** A server that accepts mails completely and never answers; `taken` fires at each. */
async function startSilentServer(): Promise<{ silent: Server; taken: (count: number) => Promise<void> }> {
  let count = 0;
  const silent = createServer((socket) => {
    let isMail = false;
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (line === '.') {
        count += 1;
        silent.emit('taken');
      } else if (!isMail) {
        isMail = line === 'DATA';
        socket.write(isMail ? '354 go on\r\n' : '250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  setMailServer('127.0.0.1', (silent.address() as AddressInfo).port);
  return {
    silent,
    taken: async (requested) => {
      while (count < requested) await once(silent, 'taken');
    },
  };
}

test('when a process crashes, the mails in progress become unclear and the others are sent', {
  tags: ['emulators', 'full'],
}, async () => {
  const port = Number(process.env.SMTP_PORT);
  await makeWaiting(addressesOf(7));
  const { silent, taken } = await startSilentServer();
  const job = startJob();
  await taken(5);
  const gone = once(job, 'exit');
  job.kill('SIGKILL');
  await gone;
  silent.close();
  expect(Object.values(await statesOf()).sort()).toEqual([
    ...Array.from({ length: 5 }, () => 'sending'),
    ...Array.from({ length: 2 }, () => 'waiting'),
  ]);
  setMailServer('127.0.0.1', port);
  expect(await sendDueMails()).toMatchObject({ sent: 2, unclear: 0 });
  freezeClock(new Date(Date.now() + 6 * 60_000));
  expect(await sendDueMails()).toMatchObject({ sent: 0, unclear: 5 });
  expect(Object.values(await statesOf()).sort()).toEqual([
    ...Array.from({ length: 2 }, () => 'sent'),
    ...Array.from({ length: 5 }, () => 'unclear'),
  ]);
  expect(server.mails).toHaveLength(2);
});
