import type { Placeholders } from './fill.ts';

/** Languages of the site and of mails. Indonesian is the source of all texts, and the language of admins. */
export const locales = ['id', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Start of all paths of the site in a language. */
export const basePaths = { id: '', en: '/en' } as const satisfies Record<Locale, string>;

type Translated<Source> = Source extends string
  ? string
  : Source extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translated<Result>
    : { readonly [Key in keyof Source]: Translated<Source[Key]> };

/** Names of the texts whose placeholders differ from those of the source. */
type Differing<Source, Target> = {
  [Key in keyof Source & keyof Target]: Source[Key] extends string
    ? Target[Key] extends string
      ? [Placeholders<Source[Key]>] extends [Placeholders<Target[Key]>]
        ? [Placeholders<Target[Key]>] extends [Placeholders<Source[Key]>]
          ? never
          : Key
        : Key
      : Key
    : never;
}[keyof Source & keyof Target];

/**
 * Compiles only if a catalogue has the texts of its source, with the same placeholders. The last line of each
 * English catalogue is `export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>`.
 */
export type Translation<
  Source,
  Target extends Translated<Source> & Record<Differing<Source, Target>, never>,
> = Target;

let readLocale = (): Locale => 'id';

/**
 * Sets where `localize` reads the language: the function sets the language of the current request or mail.
 * Returns the previous reader.
 */
export function setLocaleReader(read: () => Locale): () => Locale {
  const previous = readLocale;
  readLocale = read;
  return previous;
}

export const currentLocale = (): Locale => readLocale();

/**
 * Returns the texts of both catalogues as one object. Each access returns the text in the current language, so
 * code that runs while a module is loaded must not read one. The build of the site replaces the module by one
 * of its catalogues.
 */
export function localize<Source extends object>(id: Source, en: Translated<Source>): Source {
  const texts: Record<Locale, object> = { id, en };
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.keys(id).map((key) => [key, { enumerable: true, get: () => texts[readLocale()][key as never] }]),
    ),
  ) as Source;
}
