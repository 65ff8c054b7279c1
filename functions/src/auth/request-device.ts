import { AsyncLocalStorage } from 'node:async_hooks';

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

const current = new AsyncLocalStorage<string>();

/** Runs the work of a request. `userAgent` is the header, in which clients can send any value. */
export const withRequestDevice = <T>(userAgent: string, work: () => T): T =>
  current.run(parseDevice(userAgent), work);

/** Returns the device of the running request, as `parseDevice`; empty in a job. */
export const requestDevice = (): string => current.getStore() ?? '';
