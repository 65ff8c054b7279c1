import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the arguments of npm test', () => {
  it('without steps select every step, and skip unchanged ones except in CI', () => {
    const given = readArguments([], {});
    expect(given).toMatchObject({ suiteSteps: ['api', 'rules', 'browser'], words: [], skipsUnchanged: true });
    expect(given.wants('lint')).toBe(true);
    expect(readArguments([], { CI: 'true' }).skipsUnchanged).toBe(false);
  });

  it('with --all select every step without skipping', () => {
    const given = readArguments(['--all'], {});
    expect(given).toMatchObject({ vitest: [], skipsUnchanged: false });
    expect(given.wants('browser')).toBe(true);
  });

  it('with steps select these, and pass words and options to Vitest', () => {
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
