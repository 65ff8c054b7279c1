import puppeteer from 'puppeteer-core';
import type { Installation } from './driver.ts';

const chosen = process.env.FIREFOX_PATH;

/** Firefox, controlled by WebDriver BiDi. */
export const firefox: Installation = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr (or firefox), or set FIREFOX_PATH',
  programs: [
    chosen ? [chosen] : ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  ],
  async start([executablePath = '']) {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    return {
      browser: (await browser.version()).replace('firefox/', 'Firefox '),
      open: async (url) => {
        await page.goto(url);
      },
      evaluate: (expression) => page.evaluate(expression) as never,
      type: (text) => page.keyboard.type(text),
      close: () => browser.close(),
    };
  },
};
