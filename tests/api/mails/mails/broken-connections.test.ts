import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mailTransport } from '../../../../functions/src/data/mail-transport.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { valuesOf } from '../../../support/assertions/stores.ts';
import { contactForm } from '../../../support/factories/content.ts';
import { anonymous } from '../../../support/suite/client.ts';
import { setMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

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

beforeEach(() => {
  taken = 0;
  vi.spyOn(mailTransport, 'timeouts', 'get').mockReturnValue({ silenceMs: 700, mailMs: 1400 });
});
afterEach(async () => {
  await new Promise((resolve) => server?.close(resolve));
});

test.each([
  ['hangs up', hangsUp, 'EHLO'],
  ['hangs up', hangsUp, 'MAIL'],
  ['hangs up', hangsUp, 'RCPT'],
  ['hangs up', hangsUp, 'DATA'],
  ['says nothing more', saysNothing, 'RCPT'],
  ['never ends its answer', goesOn, 'RCPT'],
])('a mail whose server %s at %s was not sent, and is retried', async (_how, failure, command) => {
  await startServerThat(failure, command);
  await anonymous.ok('sendContactMessage', contactForm());
  await sendMails();
  expect(await valuesOf('outbox')).toMatchObject([
    { state: 'waiting', attempts: 1, dueAt: expect.any(Date), lastError: expect.any(String) },
  ]);
  expect(taken).toBe(0);
});

test.each([
  ['hangs up', hangsUp],
  ['says nothing more', saysNothing],
  ['never ends its answer', goesOn],
])(
  'a mail whose server %s after it has the mail may have been sent, and is not retried',
  async (_how, failure) => {
    await startServerThat(failure, '.');
    await anonymous.ok('sendContactMessage', contactForm());
    await sendMails();
    freezeClock(inDays(2));
    await sendMails();
    expect(taken).toBe(1);
    expect(await valuesOf('outbox')).toMatchObject([
      { state: 'unclear', attempts: 1, dueAt: null, lastError: expect.any(String) },
    ]);
  },
);
