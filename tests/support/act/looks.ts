import type { CDPSession, Page } from 'playwright-core';

/** Width of the window: a telephone's or a desktop's. */
export type Width = 360 | 1280;

/** How one looks at a page: on a desktop or on a telephone, by day or in the dark. */
export interface Look {
  readonly width: Width;
  readonly dark: boolean;
}

export const desktop: Look = { width: 1280, dark: false };
export const telephone: Look = { width: 360, dark: false };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Has nothing move in this document any more. Who wants less motion gets transitions of no length, but each of all
 * elements still costs a frame when the colours change: four fifths of the work.
 */
const holdStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [still];
  });

/** Waits until the page has been laid out and painted anew. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/**
 * Makes a telephone of a page that was opened on a desktop, and back: width, touch and colours are all that a page
 * knows of the difference. Costs a tenth of opening it anew, and the state that it is in stays.
 */
export async function turnTo(page: Page, { width, dark }: Look): Promise<void> {
  await holdStill(page);
  const session = await sessionOf(page);
  const isTelephone = width === 360;
  const size = isTelephone ? { width, height: 740 } : { width, height: 800 };
  await Promise.all([
    session.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: isTelephone,
    }),
    session.send('Emulation.setTouchEmulationEnabled', { enabled: isTelephone }),
    page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' }),
  ]);
  await painted(page);
}

/** Has a check hold on a desktop and on a telephone. */
export async function onBoth(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  await turnTo(page, telephone);
  await check();
  await turnTo(page, desktop);
}
