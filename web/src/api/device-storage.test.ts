import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, isNewInTab } from './device-storage.ts';

const denied = () => {
  throw new DOMException('Denied', 'SecurityError');
};

afterEach(() => {
  vi.unstubAllGlobals();
  for (const key of deviceStorage.keys()) deviceStorage.remove(key);
});

test('without access, values are stored until the page is left', () => {
  vi.stubGlobal('localStorage', new Proxy({}, { get: denied, ownKeys: denied }));
  deviceStorage.set('token', 'abc');
  expect([deviceStorage.get('token'), deviceStorage.keys()]).toEqual(['abc', ['token']]);
  deviceStorage.remove('token');
  expect([deviceStorage.get('token'), deviceStorage.keys()]).toEqual([null, []]);
});

test('a value without space replaces the stored one until it can be stored', () => {
  const stored: Record<string, string> = { draft: 'old' };
  let isFull = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      stored[key] = value;
    },
    removeItem: (key: string) => delete stored[key],
  });
  deviceStorage.set('draft', 'new');
  expect([deviceStorage.get('draft'), stored.draft]).toEqual(['new', 'old']);
  isFull = false;
  deviceStorage.set('draft', 'newer');
  expect([deviceStorage.get('draft'), stored.draft]).toEqual(['newer', 'newer']);
});

test('a value that is not JSON is read as null', () => {
  deviceStorage.set('keys', '{');
  expect([deviceStorage.getJson('keys'), deviceStorage.getJson('none')]).toEqual([null, null]);
});

test('without access, no value is new in a tab, because a reload would repeat forever', () => {
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: denied }));
  expect(isNewInTab('reloaded-from', 'main-1.js')).toBe(false);
});
