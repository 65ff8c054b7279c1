import { importOnDemand } from '../../tools/on-demand/install.ts';
import type { Installation } from './driver.ts';

interface Page {
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  readonly keyboard: { type(text: string): Promise<void> };
}

interface Browser {
  version(): Promise<string>;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** The used members of the package `puppeteer-core`. */
interface Puppeteer {
  launch(options: {
    readonly browser: 'firefox';
    readonly executablePath: string;
    readonly headless: boolean;
  }): Promise<Browser>;
}

const chosen = process.env.FIREFOX_PATH;

/** Firefox, controlled by WebDriver BiDi. */
export const firefox: Installation = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr (or firefox), or set FIREFOX_PATH',
  programs: [
    chosen ? [chosen] : ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  ],
  async start([executablePath = '']) {
    const { launch } = await importOnDemand<Puppeteer>('puppeteer-core');
    const browser = await launch({ browser: 'firefox', executablePath, headless: true });
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
