import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailTransport } from '../../../functions/src/data/mail-transport.ts';
import { sendMails } from '../../../functions/src/jobs/send-mails.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { contactForm } from '../../support/factories/content.ts';
import { anonymous } from '../../support/suite/client.ts';
import { setMailServer } from '../../support/suite/smtp.ts';
import { freezeClock, inDays } from '../../support/suite/time.ts';

let server: Server | undefined;
/** Number of mails that the server received completely. */
let taken = 0;

/** Behaviour of a mail server at a command, instead of an answer. */
type Failure = (socket: Socket) => void;

const hangsUp: Failure = (socket) => socket.destroy();
const saysNothing: Failure = () => {};
/** Never completes its answer. */
const goesOn: Failure = (socket) => {
  const words = setInterval(() => socket.write('250-and\r\n'), 20);
  socket.on('close', () => clearInterval(words));
};

/** A mail server with a fault at a command; '.' is the end of the mail. */
async function startServerThat(failure: Failure, at: string): Promise<void> {
  server = createServer((socket) => {
    let isMail = false;
    socket.write('220 ready\r\n');
    socket.on('error', () => {});
    createInterface({ input: socket }).on('line', (line) => {
      if (isMail && line !== '.') return;
      if (line === '.') taken += 1;
      isMail = line === 'DATA';
      if (line.startsWith(at)) failure(socket);
      else socket.write(isMail ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  setMailServer('127.0.0.1', (server.address() as AddressInfo).port);
}

beforeEach(async () => {
  taken = 0;
});
afterEach(async () => {
  await new Promise((resolve) => server?.close(resolve));
});

test.each(['EHLO', 'MAIL', 'RCPT', 'DATA'])(
  'a mail whose connection breaks at %s was not sent, and is retried',
  async (command) => {
    await startServerThat(hangsUp, command);
    await anonymous.ok('sendContactMessage', contactForm());
    await sendMails();
    expect(await valuesOf('outbox')).toMatchObject([
      { state: 'waiting', attempts: 1, dueAt: expect.any(Date), lastError: expect.any(String) },
    ]);
    expect(taken).toBe(0);
  },
);

test('a mail whose connection breaks before the answer may have been sent, and is not retried', async () => {
  await startServerThat(hangsUp, '.');
  await anonymous.ok('sendContactMessage', contactForm());
  await sendMails();
  freezeClock(inDays(2));
  await sendMails();
  expect(taken).toBe(1);
  expect(await valuesOf('outbox')).toMatchObject([
    { state: 'unclear', attempts: 1, dueAt: null, lastError: expect.any(String) },
  ]);
});

describe('a server that hangs', () => {
  beforeEach(() => {
    vi.spyOn(mailTransport, 'timeouts', 'get').mockReturnValue({ silenceMs: 700, mailMs: 1400 });
  });

  test.each([
    ['says nothing more', saysNothing],
    ['never ends its answer', goesOn],
  ])('and %s before it has the mail times out, and the mail is retried', async (_how, failure) => {
    await startServerThat(failure, 'RCPT');
    await anonymous.ok('sendContactMessage', contactForm());
    await sendMails();
    expect(await valuesOf('outbox')).toMatchObject([
      { state: 'waiting', attempts: 1, dueAt: expect.any(Date), lastError: expect.any(String) },
    ]);
    expect(taken).toBe(0);
  });

  test.each([
    ['says nothing more', saysNothing],
    ['never ends its answer', goesOn],
  ])('and %s after it has the mail may have accepted it: it is not retried', async (_how, failure) => {
    await startServerThat(failure, '.');
    await anonymous.ok('sendContactMessage', contactForm());
    await sendMails();
    freezeClock(inDays(2));
    await sendMails();
    expect(taken).toBe(1);
    expect(await valuesOf('outbox')).toMatchObject([
      { state: 'unclear', attempts: 1, dueAt: null, lastError: expect.any(String) },
    ]);
  });
});
