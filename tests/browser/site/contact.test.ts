import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated } from '../../support/actions/public-pages.ts';
import { field, heading } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { breakServer, eventually, shown, test } from '../../support/suite/browser.ts';

const typed = {
  'Nama depan': 'Dewi',
  'Nama belakang': 'Lestari',
  Email: 'dewi@example.org',
  Pesan: 'Apakah mahasiswa boleh mendaftar?',
};
const send = (page: Page) => page.getByRole('button', { name: 'Send Message', exact: true });

async function fillMessage(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
}

describe('the contact page', () => {
  test('keeps a message after a failed sending and a reload, then stores, mails and confirms it', async ({
    visit,
  }) => {
    const page = await visit('/contact', { refusals: ['POST /api/contact 500'] });
    await hydrated(page);
    await fillMessage(page);
    const restore = await breakServer(page, 'POST', '/api/contact');
    await send(page).click();
    await shown(page.getByRole('alert'));
    await restore();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    for (const [label, value] of Object.entries(typed))
      await eventually(() => field(page, label).inputValue()).toBe(value);
    await send(page).click();
    await shown(page.getByRole('status').getByText(/Terima kasih|Pesan/));
    expect(await valuesOf('messages')).toMatchObject([
      {
        firstName: 'Dewi',
        lastName: 'Lestari',
        email: 'dewi@example.org',
        message: typed.Pesan,
        state: 'open',
      },
    ]);
    expect((await valuesOf('outbox')).map(({ kind }) => kind)).toContain('contact-message');
    await page.getByRole('button', { name: 'Kirim pesan lain', exact: true }).click();
    expect(await field(page, 'Pesan').inputValue()).toBe('');
  });

  test('lists all other ways of contact, and how to join', { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/contact', { width: 360 });
    const links = page.getByRole('main').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/privacy',
      'tel:+6280000000001',
      'tel:+6280000000002',
      'mailto:layanan@example.org',
      'mailto:keanggotaan@example.org',
      'https://social.example.org/sisindo',
      '/membership',
    ]);
    await shown(
      heading(page, 'Contact'),
      page.getByRole('main').getByText('Gedung Contoh Lantai 3, Jalan Contoh No. 1, Jakarta 10000'),
      page.getByRole('main').getByRole('link', { name: 'Join Now', exact: true }),
      page.getByText('Kirim pesan', { exact: true }).last(),
    );
  });
});
