import { describe, expect, it } from 'vitest';
import { chooseBrowser } from './chromium.ts';

const only =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('the choice of a browser', () => {
  it('takes CHROMIUM_PATH first and refuses one that does not exist', () => {
    const exists = only('/mine', '/usr/bin/chromium');
    expect(chooseBrowser({ CHROMIUM_PATH: '/mine' }, '/playwright', exists)).toEqual({ path: '/mine' });
    expect(() => chooseBrowser({ CHROMIUM_PATH: '/gone' }, '/playwright', exists)).toThrow('/gone');
  });

  it("takes an installed one before Playwright's own, and that before the bundled one", () => {
    expect(chooseBrowser({}, '/playwright', only('/usr/bin/google-chrome', '/playwright'))).toEqual({
      path: '/usr/bin/google-chrome',
    });
    expect(chooseBrowser({}, '/playwright', only('/playwright'))).toEqual({ path: '/playwright' });
    expect(chooseBrowser({}, '/playwright', only())).toBe('bundled');
  });
});
