import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, hidden, shown } from '../suite/browser.ts';
import type { Upload } from '../suite/client.ts';
import { timeoutMs } from '../suite/contexts.ts';
import { field } from './steps.ts';

/** Actions of admins on the screens of blogs, journals, events and products, by visible text. */

/** Submit button of the form; on screens that edit content, of the Indonesian texts. */
export const submitButton = (page: Page): Locator =>
  page.getByRole('main').locator('button[type=submit]').first();

/** Form of the English texts. */
export const englishForm = (page: Page): Locator =>
  page.getByRole('form', { name: 'Teks bahasa Inggris', exact: true });

/** Edit link of a row or card. */
export const editLink = (page: Page, title: string): Locator =>
  page.getByRole('link', { name: `Edit ${title}`, exact: true });

export const deleteButton = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Delete ${title}`, exact: true });

export const chooseFile = (page: Page, label: string, { name, bytes, type }: Upload): Promise<void> =>
  field(page, label).setInputFiles({
    name,
    mimeType: type ?? 'application/octet-stream',
    buffer: Buffer.from(bytes),
  });

/** Waits until a field is marked as invalid and has exactly this description. */
export async function expectWrong(page: Page, label: string, text: string): Promise<void> {
  const control = field(page, label);
  await eventually(() => control.getAttribute('aria-invalid')).toBe('true');
  const ids = ((await control.getAttribute('aria-describedby')) ?? '').split(' ');
  const described = page.locator(ids.map((id) => `[id="${id}"]`).join(','));
  await shown(described.getByText(text, { exact: true }));
}

export const formAlert = (page: Page, text: string): Locator =>
  page.getByRole('alert').getByText(text, { exact: true });

export const alertDialog = (page: Page, title: string, text: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true }).filter({ hasText: text });

/** Waits for an alert and presses its button. */
export async function acceptAlert(page: Page, title: string, text: string): Promise<void> {
  const dialog = alertDialog(page, title, text);
  await shown(dialog);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await hidden(dialog);
}

/**
 * Presses the button of a form, waits for an alert that closes itself after `ms`, and checks that it is still open
 * shortly before. Stops the clock meanwhile, at a time ahead of the page's, because a slow machine would use up `ms`.
 */
export async function submitWithAlert(page: Page, title: string, text: string, ms: number): Promise<void> {
  const dialog = alertDialog(page, title, text);
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + timeoutMs);
  await submitButton(page).click();
  await shown(dialog);
  await page.clock.fastForward(ms - 100);
  expect(await dialog.isVisible()).toBe(true);
  await page.clock.resume();
  await hidden(dialog);
}

/** Answers the confirmation of a deletion with No, and after a second click on Delete with Yes. */
export async function confirmDeletion(page: Page, title: string, record: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true });
  for (const answer of ['No', 'Yes']) {
    await deleteButton(page, record).click();
    await shown(
      dialog.getByText('Are you sure you want to delete?', { exact: true }),
      dialog.getByText(record, { exact: true }),
    );
    // Enter must choose the safe answer.
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('No');
    await dialog.getByRole('button', { name: answer, exact: true }).click();
    await hidden(dialog);
    if (answer === 'No') await shown(deleteButton(page, record));
  }
}

/**
 * Moves the caret to the end of the line or of the text. Waits until the editor has the new position, which
 * the browser reports within the next frames.
 */
export async function goToEnd(page: Page, key: 'End' | 'Control+End' = 'End'): Promise<void> {
  await eventually(async () => {
    await page.keyboard.press(key);
    return page.evaluate(
      () =>
        new Promise<boolean | undefined>((done) => {
          const reportSelection = () => setTimeout(() => done(getSelection()?.isCollapsed), 50);
          requestAnimationFrame(() => requestAnimationFrame(reportSelection));
        }),
    );
  }).toBe(true);
}

/** Returns the accessible name or text of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** Hovers over the text of an article or event and waits for the lazy-loaded editor. */
export async function atEditor(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Content', exact: true }).hover();
  await shown(page.getByRole('toolbar', { name: 'Format teks' }));
}
