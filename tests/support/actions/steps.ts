import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { photo, proof } from '../factories/images.ts';
import type { Person } from '../factories/people.ts';
import { arrivedAt, eventually, hidden, shown } from '../suite/browser.ts';
import type { Upload } from '../suite/client.ts';
import {
  applicant,
  englishApplicant,
  englishForms,
  type FormLabels,
  indonesianForms,
} from './form-labels.ts';

/** Actions of people on the screens, by visible text. */

/** Chooses a file in the picker of that label. */
export async function choose(within: Page | Locator, label: string, { name, bytes }: Upload): Promise<void> {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  // Buttons earlier on the page may mention the same file, such as "Lihat bukti pembayaran".
  const picker = within.getByLabel(label).and(within.locator('input[type="file"]'));
  // A person cannot open a disabled picker, but Playwright would fill it.
  await eventually(() => picker.isEnabled()).toBe(true);
  const isLarge = bytes.length > 1_000_000;
  await picker.setInputFiles(
    isLarge ? await writeToDisk(name, bytes) : { name, mimeType, buffer: Buffer.from(bytes) },
  );
}

/**
 * Writes a large file to disk so that the browser reads it itself. Playwright would transfer the bytes as
 * text, which takes seconds.
 */
async function writeToDisk(name: string, bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chosen-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), bytes);
  return join(folder, name);
}

/** Chooses a photo of a member and accepts the suggested crop. */
export async function choosePhoto(page: Page, file: Upload, labels = indonesianForms): Promise<void> {
  await choose(page, labels.photo, file);
  const dialog = page.getByRole('dialog', { name: labels.crop });
  await dialog.getByRole('button', { name: labels.usePhoto, exact: true }).click();
  await hidden(dialog);
}

export { applicant };

type Application = typeof applicant;

/** Field of the registration form. The label of an optional field says so. */
export const field = (page: Page, label: string): Locator =>
  page.getByLabel(new RegExp(`^${label.replace(/[()?.]/g, '\\$&')}( \\((opsional|optional)\\))?$`));

/** Fills all fields of the registration form that are named, in the language of the labels. */
async function fillApplication(
  page: Page,
  application: Readonly<Record<string, string>>,
  labels: FormLabels,
) {
  for (const [label, value] of Object.entries(application)) {
    const control = field(page, label);
    if (label === labels.gender) await control.selectOption(value);
    else await control.fill(value);
  }
  await choosePhoto(page, await photo(), labels);
  await choose(page, labels.proof, await proof());
}

export const fillRegistration = (page: Page, changes: Partial<Application> = {}): Promise<void> =>
  fillApplication(page, { ...applicant, ...changes }, indonesianForms);
export const fillEnglishRegistration = (page: Page): Promise<void> =>
  fillApplication(page, englishApplicant, englishForms);

export async function fillLogin(
  page: Page,
  email: string,
  password: string,
  labels = indonesianForms,
): Promise<void> {
  await page.getByLabel(labels.email, { exact: true }).fill(email);
  await page.getByLabel(labels.password, { exact: true }).fill(password);
}

export const logInButton = (page: Page, labels = indonesianForms): Locator =>
  page.getByRole('button', { name: labels.logIn, exact: true });

/** Logs in through the form and waits for the start page of the role. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
  to: string,
  labels = indonesianForms,
) {
  await fillLogin(page, email, password, labels);
  await logInButton(page, labels).click();
  await arrivedAt(page, to);
}

/**
 * Clicks twice before the first click has any effect on the screen, which is the worst case of a double
 * click.
 */
export const clickTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

export const rowOf = (page: Page, { name }: { readonly name: string }): Locator =>
  page.getByRole('row').filter({ hasText: name });

/** Button of the row of this name, such as Approve. */
export const rowButton = (page: Page, label: string, { name }: { readonly name: string }): Locator =>
  page.getByRole('button', { name: `${label} ${name}`, exact: true });

export const heading = (page: Page, text: string): Locator =>
  page.getByRole('heading', { level: 1, name: text, exact: true });

/** Waits for the admin's list with this heading, such as 'Request Register (2)'. */
export const listShown = (page: Page, title: string): Promise<void> => shown(heading(page, title));

/** Button with exactly this name, in a page or in a part of it. */
export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

export const press = (within: Page | Locator, name: string): Promise<void> => button(within, name).click();

/** Sends the decisions that could still be undone and waits for the responses. */
export async function sendNow(page: Page): Promise<void> {
  await press(page, 'Kirim sekarang');
  await hidden(page.getByRole('region', { name: 'Keputusan yang belum dikirim' }));
}

/** Waits until a field has the value. */
export const holds = (page: Page, label: string, value: string): Promise<void> =>
  eventually(() => field(page, label).inputValue()).toBe(value);

/** Waits until a corrected control is valid. The button below it moves up then, and a click in that moment is lost. */
export const corrected = (control: Locator): Promise<void> =>
  eventually(() => control.getAttribute('aria-invalid')).toBeNull();

/**
 * Moves the pointer and waits for the lazy-loaded code of dialogs, which loads on the first pointer movement.
 * Every user moves the pointer before a dialog opens.
 */
export async function loadDialogs(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  // Each file appears twice: fetched first, then imported. Some screens import the first file themselves.
  const isLoaded = () =>
    ['/assets/dialogs-', '/assets/popups-'].every(
      (file) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(file)).length > 1,
    );
  await page.waitForFunction(isLoaded);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Waits until the review desk shows the request of this person. From then on keys apply to it. */
export const requestShown = (page: Page, { name }: { readonly name: string }): Promise<void> =>
  shown(page.getByRole('heading', { level: 2, name, exact: true }));

/** Dialog over a page that was open when the session ended. */
export const endedDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Sesi Anda berakhir' });

export async function logInWithin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const dialog = endedDialog(page);
  await shown(dialog);
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Kata sandi', { exact: true }).fill(password);
  await button(dialog, 'Masuk').click();
  await hidden(dialog);
}
