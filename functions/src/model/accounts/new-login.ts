import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { queueMail } from '#model/base/outbox.ts';

/** The first that fits: most browsers name others too, to be served as those are. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** 'Chrome / Android': what a browser says of itself, in two words; empty when it says neither. */
export function deviceOf(userAgent: string): string {
  const nameIn = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(' / ');
}

/** Tells the owner of an account that somebody signed in from a network that it was never used from. */
export const tellOfNewLogin =
  (userAgent: string) =>
  (batch: Batch, user: Stored<UserRecord>): void => {
    queueMail(batch, 'new-login', user, { at: clock.now().toISOString(), device: deviceOf(userAgent) });
  };
