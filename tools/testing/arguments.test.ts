import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { toTagsFilter } from './selections.ts';

describe('the arguments of npm test', () => {
  it('without steps select the quick tests of every step, and skip unchanged ones except in CI', () => {
    const given = readArguments([], {});
    expect(given).toMatchObject({ suiteSteps: ['api', 'rules', 'browser'], words: [], skipsUnchanged: true });
    expect([given.wants('lint'), given.wants('deploy-unit')]).toEqual([true, false]);
    expect(toTagsFilter(given.tagsOf('browser'))).toBe('!full');
    expect(readArguments([], { CI: 'true' }).skipsUnchanged).toBe(false);
  });

  it('with --force select the same without skipping', () => {
    expect(readArguments(['--force'], {})).toMatchObject({ vitest: [], skipsUnchanged: false });
  });

  it('with --all select every test, and with --rest those that the quick run leaves out', () => {
    const selected = ['--all', '--rest'].map((option) => {
      const given = readArguments([option], {});
      return [given.wants('lint'), given.wants('deploy-unit'), toTagsFilter(given.tagsOf('api'))];
    });
    expect(selected[0]).toEqual([true, true, '']);
    expect(selected[1]).toEqual([false, true, 'full || !emulators']);
  });

  it('with a part after the first leave out the checks that have no files', () => {
    const [first, second] = ['--shard=1/2', '--shard=2/2'].map((shard) =>
      readArguments(['--all', shard], {}),
    );
    expect([first?.wants('lint'), second?.wants('lint'), second?.wants('browser')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(second?.vitest).toEqual(['--shard=2/2']);
    expect(() => readArguments(['--shard=second'], {})).toThrow('--shard=second: name the part');
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
    expect(toTagsFilter(given.tagsOf('unit'))).toBe('');
  });
});
