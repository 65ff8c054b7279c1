import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { queueMail } from '#model/base/outbox.ts';

/** The first match counts, because most browsers also name others for compatibility. */
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

/** Returns browser and system of a `User-Agent` header: 'Chrome / Android'; empty when it names neither. */
export function parseDevice(userAgent: string): string {
  const findName = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [findName(browsers), findName(systems)].filter((name) => name !== undefined).join(' / ');
}

export const notifyNewLogin =
  (userAgent: string) =>
  (batch: Batch, user: Stored<UserRecord>): void => {
    queueMail(batch, 'new-login', user, { at: clock.now().toISOString(), device: parseDevice(userAgent) });
  };
