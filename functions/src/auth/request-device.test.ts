import { expect, test } from 'vitest';
import { parseDevice, requestDevice, withRequestDevice } from './request-device.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
    'Chrome / Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0',
    'Edge / Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet / Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari / iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox / Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari / macOS',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s is shown as "%s"', (userAgent, device) => {
  expect(parseDevice(userAgent)).toBe(device);
});

test('the device of a request is known while it runs, and only to it', async () => {
  const devices = ['Firefox/150.0 (Linux)', 'Chrome/147.0 (Android)'].map((userAgent) =>
    withRequestDevice(userAgent, async () => {
      await Promise.resolve();
      return requestDevice();
    }),
  );
  expect(await Promise.all(devices)).toEqual(['Firefox / Linux', 'Chrome / Android']);
  expect(requestDevice()).toBe('');
});
