/** @module-tag full */
import { expect, test } from 'vitest';
import type { AlterationKind } from './support/reused-slips.ts';
import { runSlipCampaign } from './support/similar-slips.ts';

/**
 * Submits slips of five banks, and some of them again with alterations. `npm run test:long` submits 2,000
 * slips with 100 reused slips of each kind, and prints its progress and the result.
 */
const { CAMPAIGN_SEED: campaignSeed } = process.env;

const kinds: AlterationKind[] = ['savedAnew', 'resized', 'relit', 'cropped', 'photographed'];

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

test.skipIf(campaignSeed)(
  'slips of five banks are distinguished, and each is recognized in another file',
  async () => {
    const { alarms, kinds: found } = await runSlipCampaign({ slips: 3, reuses: 1, kinds, seed: 1 });
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
  'of 2,000 slips at most two raise a false alarm, and nearly all of 100 reused slips of each kind are found',
  async () => {
    const seed = Number(campaignSeed) % 1000;
    const outcome = await runSlipCampaign({ slips: 400, reuses: 100, kinds, seed, onProgress: print });
    print(JSON.stringify(outcome, null, 1));
    expect(outcome.alarms.length).toBeLessThanOrEqual(2);
    const minFound = { savedAnew: 99, resized: 99, relit: 99, cropped: 97, photographed: 94 } as const;
    for (const kind of kinds) {
      expect([kind, outcome.kinds[kind]?.mistaken]).toEqual([kind, 0]);
      expect(outcome.kinds[kind]?.found, kind).toBeGreaterThanOrEqual(minFound[kind]);
    }
  },
  7_200_000,
);
