import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { chooseBrowser, chromiumLaunchOptions } from './chromium.ts';

const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const machine = (platform: string, env: Record<string, string>, ...files: string[]) => ({
  env,
  platform,
  exists: (path: string) => files.includes(path),
});

describe('the choice of a browser', () => {
  test('CHROMIUM_PATH wins on every platform', () => {
    const env = { CHROMIUM_PATH: '/mine' };
    expect(chooseBrowser(machine('linux-x64', env, '/mine'), '/playwright')).toEqual({ path: '/mine' });
    expect(chooseBrowser(machine('darwin-arm64', env, '/mine', chrome), '/playwright')).toEqual({
      path: '/mine',
    });
  });

  test('a CHROMIUM_PATH without a file is refused and named', () => {
    const env = { CHROMIUM_PATH: '/gone' };
    expect(() => chooseBrowser(machine('linux-x64', env), '/playwright')).toThrow('/gone');
  });

  test('the pinned browser is the default on Linux, even if another one is installed', () => {
    const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/playwright'];
    expect(chooseBrowser(machine('linux-x64', {}, ...installed), '/playwright')).toBe('bundled');
  });

  test('other systems use an installed Chrome, then the browser of Playwright', () => {
    expect(chooseBrowser(machine('darwin-arm64', {}, chrome, '/playwright'), '/playwright')).toEqual({
      path: chrome,
    });
    expect(chooseBrowser(machine('darwin-arm64', {}, '/playwright'), '/playwright')).toEqual({
      path: '/playwright',
    });
  });

  test('a system without any browser is refused with advice to install one', () => {
    expect(() => chooseBrowser(machine('win32-x64', {}), '/playwright')).toThrow('install Google Chrome');
  });

  test('an installed browser starts without the window of its address bar, in one list of features', async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    const { args } = await chromiumLaunchOptions();
    const lists = args.filter((arg) => arg.startsWith('--disable-features='));
    expect(lists).toHaveLength(1);
    // PaintHolding is on Playwright's list, which this one replaces.
    expect(lists[0]).toContain('PaintHolding');
    expect(lists[0]).toContain('WebUIOmniboxPopup');
  });
});
