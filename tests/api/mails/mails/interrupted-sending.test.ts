import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../../../functions/src/data/clock.ts';
import { mailTransport } from '../../../../functions/src/data/mail-transport.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { valuesOf } from '../../../support/assertions/stores.ts';
import { contactForm } from '../../../support/factories/content.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { withLastingSession } from '../../../support/factories/tokens.ts';
import { anonymous, as } from '../../../support/suite/client.ts';
import { withFault } from '../../../support/suite/faults.ts';
import { beforeNextWrite, makeGate } from '../../../support/suite/interleaving.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';

let server: MailServer;
/** Time at which the first run claims the mail. */
let start: number;
beforeEach(async () => {
  server = await startMailServer();
  await anonymous.ok('sendContactMessage', contactForm());
  start = Date.now() + 60_000;
  minutesLater(0);
});

/** Sets the clock to this many minutes after the first run. */
const momentAfter = (minutes: number) => new Date(start + minutes * 60_000);
const minutesLater = (minutes: number) => vi.spyOn(clock, 'now').mockReturnValue(momentAfter(minutes));

/** Starts a run whose mail the server accepts, without an answer until `answer` opens. */
async function startRunWithoutAnswer() {
  const [taken, answer] = [makeGate(), makeGate()];
  const send = mailTransport.send.bind(mailTransport);
  vi.spyOn(mailTransport, 'send').mockImplementationOnce(async (message) => {
    await send(message);
    taken.open();
    await answer.opened;
  });
  const run = sendMails();
  await taken.opened;
  return { run, answer };
}

const claimed = { state: 'sending', attempts: 1, settledAt: null, lastError: null };
const unclear = {
  state: 'unclear',
  attempts: 1,
  dueAt: null,
  lastError: 'Pengirim berhenti di tengah jalan.',
};

describe('a mail that a run has claimed', () => {
  test('is left alone for five minutes, then unclear, and is sent once, independently of its first sender', async () => {
    const { run, answer } = await startRunWithoutAnswer();
    expect(await valuesOf('outbox')).toMatchObject([{ ...claimed, dueAt: momentAfter(5) }]);
    minutesLater(4);
    await sendMails();
    expect(await valuesOf('outbox')).toMatchObject([{ ...claimed, dueAt: momentAfter(5) }]);
    minutesLater(6);
    await sendMails();
    expect(await valuesOf('outbox')).toMatchObject([{ ...unclear, settledAt: momentAfter(6) }]);
    answer.open();
    await run;
    minutesLater(48 * 60);
    await sendMails();
    expect(await valuesOf('outbox')).toMatchObject([{ ...unclear, settledAt: momentAfter(6) }]);
    expect(server.mails).toHaveLength(1);
  });

  test('counts as sent if its sender learns it while the next run marks it unclear', async () => {
    const { run, answer } = await startRunWithoutAnswer();
    minutesLater(6);
    beforeNextWrite(() => {
      answer.open();
      return run;
    });
    await sendMails();
    expect(await valuesOf('outbox')).toMatchObject([{ state: 'sent', attempts: 1, dueAt: null }]);
    expect(server.mails).toHaveLength(1);
  });
});

test('a mail whose sender crashed before sending waits for an admin', async () => {
  // The first effect stores the run, the second is the claim.
  await withFault(2, 'crash-after', sendMails);
  minutesLater(6);
  await sendMails();
  minutesLater(48 * 60);
  await sendMails();
  expect(server.mails).toEqual([]);
  const admin = as(await withLastingSession(await makeAdmin()));
  const { data } = (await admin.ok('listMails', { state: 'unclear' })).body;
  expect(data).toMatchObject([{ to: 'layanan@example.org', ...unclear }]);
  await admin.ok('resendMail', { id: String(data[0]?._id) });
  minutesLater(48 * 60 + 1);
  await sendMails();
  await sendMails();
  expect(server.mails).toHaveLength(1);
  expect(await valuesOf('outbox')).toMatchObject([{ state: 'sent', attempts: 1 }]);
});
