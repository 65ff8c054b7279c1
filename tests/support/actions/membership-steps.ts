import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardOnScreen, readPicture } from '../assertions/card.ts';
import { shown } from '../suite/browser.ts';
import { button, listShown, rowButton, rowOf, sendNow } from './steps.ts';

/** Steps between the registration and the renewal, on the sites in both languages. */

export const inJakarta = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Jakarta', ...options });

/** Returns 'March 2027': this month, some years later, in Jakarta. */
export function monthIn(years: number): string {
  const now = new Date();
  const year = Number(inJakarta({ year: 'numeric' }).format(now)) + years;
  return `${inJakarta({ month: 'long' }).format(now)} ${year}`;
}

/** Navigates from the dashboard to a list with one request by its card, and approves the request. */
export async function approveOnly(
  page: Page,
  person: { readonly name: string },
  list: 'Request Register' | 'Request Renewal',
  message: string,
): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: list, exact: true }).click();
  await listShown(page, `${list} (1)`);
  await shown(rowOf(page, person).getByText('Waiting Approval', { exact: true }));
  await rowButton(page, 'Approve', person).click();
  await sendNow(page);
  await shown(page.getByText(`${person.name}: ${message}`), page.getByText('No user found', { exact: true }));
  await listShown(page, `${list} (0)`);
}

/** Downloads the card of the membership page, and compares it with the card on the screen. */
export async function downloadCard(page: Page, fileName: string): Promise<void> {
  const waiting = page.waitForEvent('download');
  await button(page, 'Download Membership Card').click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(fileName);
  const picture = await readPicture(await readFile(await download.path()));
  expect(picture).toEqual(await cardOnScreen(page));
}
