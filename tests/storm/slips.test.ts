import { expect, test } from 'vitest';
import { slipCampaign } from '../support/check/alike-slips.ts';
import type { DisguiseName } from '../support/make/reused-slips.ts';

/**
 * Slips of five banks come in, and some of them again in disguise. `npm run test:long` makes 2,000 of them, with 100
 * re-uses of each kind, and prints what was found.
 */
const { CAMPAIGN_SEED: campaignSeed } = process.env;

const kinds: DisguiseName[] = ['savedAnew', 'resized', 'relit', 'cropped', 'photographed'];

test.skipIf(campaignSeed)(
  'slips of five banks are told apart, and each is known again in another file',
  async () => {
    const { alarms, kinds: found, mostReads } = await slipCampaign({ slips: 3, reuses: 1, kinds, seed: 1 });
    expect(alarms).toEqual([]);
    expect(found).toEqual({
      savedAnew: { found: 1, mistaken: 0 },
      resized: { found: 1, mistaken: 0 },
      relit: { found: 1, mistaken: 0 },
      cropped: { found: 1, mistaken: 0 },
      photographed: { found: 1, mistaken: 0 },
    });
    expect(mostReads).toBeLessThanOrEqual(20);
  },
  120_000,
);

test.runIf(campaignSeed)(
  'of 2,000 slips two at most raise a false alarm, and 100 of 100 re-uses are found',
  async () => {
    const outcome = await slipCampaign({ slips: 400, reuses: 100, kinds, seed: Number(campaignSeed) % 1000 });
    process.stdout.write(`${JSON.stringify(outcome, null, 1)}\n`);
    expect(outcome.alarms.length).toBeLessThanOrEqual(2);
    for (const kind of ['savedAnew', 'resized', 'relit'] as const)
      expect([kind, outcome.kinds[kind]?.found]).toEqual([kind, 100]);
    expect(outcome.kinds.cropped?.found).toBeGreaterThanOrEqual(97);
    expect(outcome.kinds.photographed?.found).toBeGreaterThanOrEqual(80);
    expect(outcome.mostReads).toBeLessThanOrEqual(20);
  },
  7_200_000,
);
