import type { Statement } from 'contract/rules/money/statements/statement';
import { mulberry32 } from 'contract/rules/mulberry32';
import { expect, it } from 'vitest';
import * as samples from '../../../../../tests/support/factories/statement-samples.ts';
import { readStatementFile } from './read-file.ts';

const { sampleSettings: settings } = samples;
const originals = Object.values(samples).flatMap((sample) => (typeof sample === 'string' ? [sample] : []));

/** `npm run test:long` sets a seed for a long campaign; without one, a small campaign never changes. */
const { CAMPAIGN_SEED: campaignSeed } = process.env;
const campaign =
  campaignSeed === undefined
    ? { seed: 20_261_122, size: 300 }
    : { seed: Number(campaignSeed), size: 100_000 };

const snippets = [...'"\',;\n.09-', 'PEND', 'DB', ':61:', '31/02', '\0', 'é', '1e9', ' '];

/** Removes, inserts or repeats text; removes, repeats or swaps lines. */
function mutate(text: string, below: (limit: number) => number): string {
  let changed = text;
  for (let count = 1 + below(3); count > 0; count -= 1) {
    const at = below(changed.length + 1);
    const end = Math.min(changed.length, at + 1 + below(6));
    const lines = changed.split('\n');
    const [one, other] = [below(lines.length), below(lines.length)];
    const kind = below(6);
    if (kind === 0) changed = changed.slice(0, at) + changed.slice(end);
    else if (kind === 1)
      changed = changed.slice(0, at) + snippets[below(snippets.length)] + changed.slice(at);
    else if (kind === 2) changed = changed.slice(0, end) + changed.slice(at);
    else if (kind === 3) changed = lines.toSpliced(one, 1).join('\n');
    else if (kind === 4) changed = lines.toSpliced(one, 0, lines[other] ?? '').join('\n');
    else
      changed = lines
        .with(one, lines[other] ?? '')
        .with(other, lines[one] ?? '')
        .join('\n');
  }
  return changed;
}

function expectValid({ account, lines, opening, closing, proof }: Statement): void {
  expect(account).toBe('1234567890');
  for (const { date, amountInSen, line } of lines) {
    expect(Number.isSafeInteger(amountInSen) && amountInSen !== 0 && line > 0).toBe(true);
    expect(new Date(`${date}T00:00Z`).toISOString().slice(0, 10)).toBe(date);
    expect(date <= settings.today).toBe(true);
  }
  if (opening === null || closing === null) expect(proof).not.toBe('chain');
  else expect(lines.reduce((sum, { amountInSen }) => sum + amountInSen, opening)).toBe(closing);
}

it(`${campaign.size} damaged files are read completely or refused (seed ${campaign.seed})`, async () => {
  const random = mulberry32(campaign.seed);
  const below = (limit: number): number => (random() >>> 0) % limit;
  const kinds = { statement: 0, refused: 0, unknown: 0 };
  for (let count = 0; count < campaign.size; count += 1) {
    const text = mutate(originals[count % originals.length] as string, below);
    const reading = await readStatementFile(Buffer.from(text), settings);
    kinds[reading.kind] += 1;
    if (reading.kind === 'statement') expectValid(reading.statement);
  }
  // Some files must be accepted and some refused.
  expect(kinds.statement).toBeGreaterThan(campaign.size / 20);
  expect(kinds.refused).toBeGreaterThan(campaign.size / 5);
}, 600_000);
