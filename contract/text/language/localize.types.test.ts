import { expect, test } from 'vitest';
import { localize, type Translation } from './localize.ts';

/** Mistakes that must not compile, as in functions/src/handlers.types.test.ts; `npm run typecheck` checks them. */
interface Source {
  readonly save: 'Simpan';
  readonly days: '{count} hari sampai {date}';
  readonly months: readonly string[];
  readonly greet: (name: string) => string;
}

interface English {
  readonly save: 'Save';
  readonly days: '{count} {count:day|days} until {date}';
  readonly months: readonly string[];
  readonly greet: (name: string) => string;
}

export type Right = Translation<Source, English>;

// @ts-expect-error a text too few
export type Missing = Translation<Source, Omit<English, 'save'>>;
export type FewerPlaceholders = Translation<
  Source,
  // @ts-expect-error a placeholder too few
  Omit<English, 'days'> & { days: '{count} days' }
>;
export type OtherPlaceholder = Translation<
  Source,
  // @ts-expect-error another placeholder
  Omit<English, 'days'> & { days: '{count} days until {day}' }
>;
export type MorePlaceholders = Translation<
  Source,
  // @ts-expect-error a placeholder too many
  Omit<English, 'save'> & { save: 'Save {name}' }
>;
export type OtherType = Translation<
  Source,
  // @ts-expect-error a text instead of a function
  Omit<English, 'greet'> & { greet: 'Hello' }
>;
export type OtherArguments = Translation<
  Source,
  // @ts-expect-error another argument
  Omit<English, 'greet'> & { greet: (count: number) => string }
>;

export const mistakes = (): void => {
  // @ts-expect-error a text too few
  localize({ save: 'Simpan', undo: 'Urungkan' }, { save: 'Save' });
  // @ts-expect-error a function with another argument
  localize({ greet: (name: string) => name }, { greet: (count: number) => String(count) });
};

test('a catalogue with the texts of its source combines with it', () => {
  expect(localize({ save: 'Simpan' }, { save: 'Save' }).save).toBe('Simpan');
});
