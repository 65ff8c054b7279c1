import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('what stands behind npm test --', () => {
  it('is nothing for every step, of which those that have not changed are skipped, but not in CI', () => {
    const given = readArguments([], {});
    expect(given).toMatchObject({ suiteSteps: ['api', 'rules', 'browser'], words: [], skipsUnchanged: true });
    expect(given.wants('lint')).toBe(true);
    expect(readArguments([], { CI: 'true' }).skipsUnchanged).toBe(false);
  });

  it('is --all for every step, changed or not', () => {
    const given = readArguments(['--all'], {});
    expect(given).toMatchObject({ vitest: [], skipsUnchanged: false });
    expect(given.wants('browser')).toBe(true);
  });

  it('names steps, and what chooses among their tests', () => {
    const given = readArguments(['api', 'unit', 'renewals', '--sequence.shuffle'], {});
    expect(given).toMatchObject({
      suiteSteps: ['api'],
      words: ['renewals'],
      vitest: ['renewals', '--sequence.shuffle'],
      skipsUnchanged: false,
    });
    expect([given.wants('unit'), given.wants('lint')]).toEqual([true, false]);
  });
});
