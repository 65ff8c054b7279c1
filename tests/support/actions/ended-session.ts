import type { Locator, Page } from 'playwright-core';
import type { Person } from '../factories/people.ts';
import { gone, shown } from '../suite/browser.ts';
import { button } from './steps.ts';

/** Actions of a person whose session ended while a page was open. */

export const endedDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Sesi Anda berakhir' });

/** Logs in within the dialog over the page. */
export async function logInWithin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const dialog = endedDialog(page);
  await shown(dialog);
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Kata sandi', { exact: true }).fill(password);
  await button(dialog, 'Masuk').click();
  await gone(dialog);
}
