import { expect, test } from 'vitest';
import { slipCampaign } from '../support/check/alike-slips.ts';
import type { DisguiseName } from '../support/make/reused-slips.ts';

/**
 * Slips of five banks come in, and some of them again in disguise. `npm run test:long` makes 2,000 of them, with 100
 * re-uses of each kind, tells how far it has come, and prints what was found.
 */
const { CAMPAIGN_SEED: campaignSeed } = process.env;

const kinds: DisguiseName[] = ['savedAnew', 'resized', 'relit', 'cropped', 'photographed'];

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

test.skipIf(campaignSeed)(
  'slips of five banks are told apart, and each is known again in another file',
  async () => {
    const { alarms, kinds: found } = await slipCampaign({ slips: 3, reuses: 1, kinds, seed: 1 });
    expect(alarms).toEqual([]);
    expect(found).toEqual({
      savedAnew: { found: 1, mistaken: 0 },
      resized: { found: 1, mistaken: 0 },
      relit: { found: 1, mistaken: 0 },
      cropped: { found: 1, mistaken: 0 },
      photographed: { found: 1, mistaken: 0 },
    });
  },
  120_000,
);

test.runIf(campaignSeed)(
  'of 2,000 slips two at most raise a false alarm, and nearly all of 100 re-uses of each kind are found',
  async () => {
    const seed = Number(campaignSeed) % 1000;
    const outcome = await slipCampaign({ slips: 400, reuses: 100, kinds, seed, tell });
    tell(JSON.stringify(outcome, null, 1));
    expect(outcome.alarms.length).toBeLessThanOrEqual(2);
    const least = { savedAnew: 99, resized: 99, relit: 99, cropped: 97, photographed: 94 } as const;
    for (const kind of kinds) {
      expect([kind, outcome.kinds[kind]?.mistaken]).toEqual([kind, 0]);
      expect(outcome.kinds[kind]?.found, kind).toBeGreaterThanOrEqual(least[kind]);
    }
  },
  7_200_000,
);
