/** Measures from the click to a filled list, compared with the call for the list alone (`clicks=30` rounds). */
import { chromium, type Page } from 'playwright-core';
import { registerCleanup } from '../../tools/emulators/lifetime.ts';
import { log } from '../../tools/emulators/log.ts';
import { chromiumLaunchOptions } from '../../tools/testing/chromium.ts';
import { addUsers } from '../support/factories/many-users.ts';
import { makeAdmin } from '../support/factories/people.ts';
import { suite } from '../support/suite/emulators.ts';
import { median, ms, ratioRow, reportRow } from './report.ts';

/** Maximum ratio to the call alone: requirements 9.3.11. */
const maxRatio = 1.3;

/** Minimum time in milliseconds that a pointer rests on a control before the click. */
const restMs = 150;

const lists = [
  { name: 'users', path: '/admin/manage-user', call: '/api/users/users' },
  { name: 'registrations', path: '/admin/request-register', call: '/api/users/getRequests' },
] as const;
type List = (typeof lists)[number];

interface Times {
  /** Milliseconds from the click until the list shows other rows. */
  readonly click: number;
  /** Milliseconds of the same call alone. */
  readonly call: number;
}

/** Clicks a control and waits until the first row of the list changes. */
const clickAndWait = (page: Page, selector: string): Promise<number> =>
  page.evaluate((expected) => {
    // Functions here have no names, because the TypeScript loader would insert a helper that the page does
    // not have.
    const before = document.querySelector('main table tbody tr')?.textContent;
    const control = document.querySelector<HTMLElement>(expected);
    if (control === null) throw new Error(`There is no ${expected}.`);
    return new Promise<number>((resolve) => {
      const start = performance.now();
      const observer = new MutationObserver(() => {
        const now = document.querySelector('main table tbody tr')?.textContent ?? '';
        if (now === before || now === '') return;
        observer.disconnect();
        // Waits for the paint.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      control.click();
    });
  }, selector);

/** Repeats the list's last call and measures it from its start to its text. */
const repeatCall = (page: Page, call: string): Promise<number> =>
  page.evaluate(async (part) => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes(part));
    const address = calls.at(-1)?.name;
    if (address === undefined) throw new Error(`${part} was not requested.`);
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const start = performance.now();
    const reply = await fetch(address, { headers });
    await reply.text();
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
    return performance.now() - start;
  }, call);

const next = 'nav[aria-label=Halaman] button[aria-label^=Next]:not(:disabled)';

/** Moves the pointer from elsewhere onto the control. */
async function hover(page: Page, selector: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator(selector).first().hover();
  await page.waitForTimeout(restMs);
}

/** Hovers over and clicks Next on an open screen. Each page opens for the first time. */
async function openNextPage(page: Page, { path, call }: List): Promise<Times> {
  if ((await page.locator(next).count()) === 0 || !page.url().includes(path)) {
    await page.goto(suite.baseUrl + path);
    await page.locator(next).waitFor();
  }
  await hover(page, next);
  return { click: await clickAndWait(page, next), call: await repeatCall(page, call) };
}

/**
 * Hovers over and clicks a link of the dashboard. The screen's code is in the browser's cache, and its rows
 * are fetched again.
 */
async function openByLink(page: Page, { path, call }: List): Promise<Times> {
  await page.goto(`${suite.baseUrl}/admin`);
  // The link is in the menu or among today's tasks.
  const link = `a[href="${path}"]`;
  await page.locator(link).first().waitFor();
  await page.waitForLoadState('networkidle');
  await hover(page, link);
  return { click: await clickAndWait(page, link), call: await repeatCall(page, call) };
}

const admin = await makeAdmin();
await addUsers(0, 1000);
const browser = await chromium.launch(await chromiumLaunchOptions());
registerCleanup(() => browser.close());
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await context.addInitScript((token) => localStorage.setItem('token', token), admin.token);
const page = await context.newPage();
const rounds = Number(process.argv[2]);
for (const list of lists) {
  for (const [what, way] of [
    ['Next', openNextPage],
    ['link', openByLink],
  ] as const) {
    // Warm-up: the browser and the function have done this before.
    for (let round = 0; round < 3; round += 1) await way(page, list);
    const times: Times[] = [];
    while (times.length < rounds) {
      times.push(await way(page, list));
      if (times.length % 10 === 0) log(`${list.name}, ${what}: ${times.length} of ${rounds}`);
    }
    const [click, call] = [median(times.map((one) => one.click)), median(times.map((one) => one.call))];
    const ratio = median(times.map((one) => one.click / one.call));
    reportRow(
      ratioRow(`${list.name}, ${what}: click to rows`, ms(click), `API call ${ms(call)}`, ratio, maxRatio),
    );
  }
}
await browser.close();
process.exit(0);
