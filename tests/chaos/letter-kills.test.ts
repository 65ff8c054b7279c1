/** @module-tag full */
import { expect, test, vi } from 'vitest';
import { unlimited } from '../../functions/src/model/base/time-budget.ts';
import { recipientsPerBatch } from '../../functions/src/model/mails/letters/recipients.ts';
import { sendLetters } from '../../functions/src/model/mails/letters/send-letters.ts';
import { storedDocument } from '../support/assertions/stores.ts';
import { makeMembers, startLetter } from '../support/factories/letters.ts';
import { makeAdmin } from '../support/factories/people.ts';
import { withFault } from '../support/suite/faults.ts';
import { startMailServer } from '../support/suite/smtp.ts';
import { freezeClock } from '../support/suite/time.ts';

/** Number of recipients: large with a seed, as in `npm run test:long`. */
const size = process.env.CAMPAIGN_SEED === undefined ? 70 : 10_000;
/** Members without consent become recipients that are skipped, in more than one batch. */
const skipped = 2 * recipientsPerBatch;
const kills = 20;
/** Changes that each run makes before it dies, in turn. Together they reach the last recipients. */
const stepsUntilDeath = [1, 2, 4, 3, 7, 12].map((steps) => Math.ceil((steps * size) / 90));
const timeoutMs = 20 * 60_000;

const run = () => sendLetters(unlimited, async () => {});

/** Moves the clock forward from now. */
const later = (minutes: number) => freezeClock(new Date(Date.now() + minutes * 60_000));

test(
  `${kills} deaths of the process skip none of ${size} recipients, and repeat one mail each at most`,
  async () => {
    vi.stubEnv('LETTERS_PER_SECOND', '100000');
    const [server, admin] = [await startMailServer(), await makeAdmin()];
    await makeMembers(skipped, { hasConsent: false });
    await makeMembers(size);
    const id = await startLetter(admin);
    const start = performance.now();
    for (let death = 0; death < kills; death += 1) {
      later(6 * (death + 1));
      const at = stepsUntilDeath[death % stepsUntilDeath.length] ?? 1;
      const { succeeded, effects } = await withFault(at, 'crash', run);
      expect(succeeded, `death ${death}: ${effects} changes`).toBe(false);
    }
    later(6 * (kills + 2));
    expect(await run()).toMatchObject({ isMore: false });
    const messageIds = new Map<string, Set<string>>();
    for (const { to, messageId } of server.mails) {
      const address = to?.[0]?.address ?? '';
      messageIds.set(address, (messageIds.get(address) ?? new Set()).add(messageId ?? ''));
    }
    const doubles = server.mails.length - messageIds.size;
    console.log(
      `${size} recipients, ${kills} deaths: ${doubles} doubles, ${Math.round((performance.now() - start) / 1000)} s`,
    );
    expect(messageIds.size).toBe(size);
    expect(doubles).toBeLessThanOrEqual(kills);
    expect([...messageIds.values()].every((ids) => ids.size === 1)).toBe(true);
    expect(await storedDocument('letters', id)).toMatchObject({
      state: 'sent',
      queued: 0,
      sent: size,
      skipped,
      failed: 0,
    });
  },
  timeoutMs,
);
