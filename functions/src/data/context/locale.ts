import { AsyncLocalStorage } from 'node:async_hooks';
import { currentLocale, type Locale, locales, setLocaleReader } from 'contract/text/language/localize';

const current = new AsyncLocalStorage<Locale>();

setLocaleReader(() => current.getStore() ?? 'id');

/** Runs work whose texts are in a language, for example a request or a mail. Everything else is Indonesian. */
export const withLocale = <T>(locale: Locale, work: () => T): T => current.run(locale, work);

/** Returns the field of a record that stores a person's language. Indonesian is not stored. */
export const toLanguageField = (locale = currentLocale()): { language?: Locale } =>
  locale === 'id' ? {} : { language: locale };

/** Returns the language of a code such as 'en', or Indonesian for an unknown one. */
export const toLocale = (code: string | null | undefined): Locale =>
  locales.find((locale) => locale === code) ?? 'id';
