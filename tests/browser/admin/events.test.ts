/** @module-tag full */
import { describe, expect } from 'vitest';
import {
  acceptAlert,
  chooseFile,
  editLink,
  expectWrong,
  focused,
  submitButton,
} from '../../support/actions/content-steps.ts';
import { field, heading, rowOf } from '../../support/actions/steps.ts';
import { documentsOf, storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { html, picture, svg } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, eventually, requestsOf, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

describe('adding an event', () => {
  test('stores Jakarta time from any time zone, and the public page shows it', async ({ visit }) => {
    const page = await visit('/admin/manage-event', { as: await makeAdmin() });
    await shown(page.getByText('No events available.', { exact: true }));
    await page.getByRole('link', { name: 'Add Event' }).first().click();
    await shown(heading(page, 'Add Event'));
    await field(page, 'Title').fill('Lokakarya');
    await field(page, 'Start Date').fill('2026-12-01T09:00');
    await field(page, 'End Date').fill('2026-12-02T16:30');
    await field(page, 'Location').fill('Bandung');
    await field(page, 'Category').selectOption({ label: 'Workshop' });
    await field(page, 'Content').fill('Dua hari bersama praktisi.');
    await chooseFile(page, 'Gambar banner', await picture('spanduk.jpg'));
    await page.getByRole('button', { name: 'Tambah tautan', exact: true }).click();
    await field(page, 'Jenis').selectOption({ label: 'Tautan tambahan' });
    await field(page, 'Teks tombol').fill('Susunan acara');
    await field(page, 'URL').fill('http://acara.example.org/susunan');
    await submitButton(page).click();
    await expectWrong(page, 'URL', 'Tulis alamat lengkap yang diawali https://.');
    await field(page, 'URL').fill('https://acara.example.org/susunan');
    await page.getByRole('button', { name: 'Tambah tautan', exact: true }).click();
    await field(page, 'Teks tombol').last().fill('Daftar di sini');
    await field(page, 'URL').last().fill('https://acara.example.org/daftar');
    await submitButton(page).click();
    await arrivedAt(page, '/admin/manage-event');
    const row = rowOf(page, { name: 'Lokakarya' });
    await shown(
      row.getByText('Bandung', { exact: true }),
      row.getByText('1 des 2026', { exact: true }),
      row.getByText('2 des 2026', { exact: true }),
    );
    expect(await valuesOf('events')).toMatchObject([
      {
        category: 'workshop',
        startDate: new Date('2026-12-01T02:00:00Z'),
        content: [{ type: 'text', content: 'Dua hari bersama praktisi.' }],
      },
    ]);
    const [id] = Object.keys(await documentsOf('events'));
    await page.goto(`/event/event-details/${id}`);
    await shown(page.getByText('Dua hari bersama praktisi.'));
    const ways = page.getByRole('article').getByRole('listitem').getByRole('link');
    const seen = () =>
      ways.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));
    // Rendered by the function, and after hydration.
    await eventually(seen).toEqual([
      [expect.stringMatching(/^Daftar di sini/), 'https://acara.example.org/daftar'],
      [expect.stringMatching(/^Susunan acara/), 'https://acara.example.org/susunan'],
    ]);
  });

  test('links to a missing field, and shows invalid dates and pictures', async ({ visit }) => {
    const page = await visit('/admin/manage-event/add', { as: await makeAdmin(), width: 360 });
    const sent = requestsOf(page, 'POST /api/events');
    await shown(field(page, 'Content'));
    expect(await field(page, 'Category').locator('option').first().innerText()).toBe('Pilih Kategori');
    await submitButton(page).click();
    await page.getByRole('link', { name: 'Content: Wajib diisi.' }).click();
    await eventually(() => focused(page)).toBe('Content');
    await field(page, 'Start Date').fill('2026-12-02T09:00');
    await field(page, 'End Date').fill('2026-12-01T09:00');
    await expectWrong(page, 'End Date', 'Tanggal selesai tidak boleh sebelum tanggal mulai.');
    await chooseFile(page, 'Gambar banner', { name: 'a.svg', bytes: svg() });
    await expectWrong(page, 'Gambar banner', 'Please select a valid image file.');
    await chooseFile(page, 'Gambar banner', { name: 'a.png', bytes: html() });
    await expectWrong(page, 'Gambar banner', 'Error reading the file.');
    expect(sent).toEqual([]);
  });
});

describe('editing an event', () => {
  test('starts with the stored values, and saves changes', async ({ visit }) => {
    const link = [{ type: 'registration' as const, name: 'Daftar', url: 'https://acara.example.org/daftar' }];
    const startDate = new Date('2026-12-01T02:00:00Z');
    const { id, record } = await makeEvent({ title: 'Seminar', startDate, link });
    const page = await visit('/admin/manage-event', { as: await makeAdmin() });
    await editLink(page, 'Seminar').click();
    await shown(heading(page, 'Edit Event'), page.getByRole('img', { name: 'Banner sekarang' }));
    expect(await field(page, 'Start Date').inputValue()).toBe('2026-12-01T09:00');
    await eventually(() => field(page, 'Content').innerText()).toBe('Lokakarya dua hari.');
    await field(page, 'Start Date').fill('2026-12-03T10:00');
    await field(page, 'End Date').fill('2026-12-03T12:00');
    await submitButton(page).click();
    await arrivedAt(page, '/admin/manage-event');
    await shown(rowOf(page, { name: 'Seminar' }).getByText('3 des 2026', { exact: true }).first());
    expect(await storedDocument('events', id)).toMatchObject({
      startDate: new Date('2026-12-03T03:00:00Z'),
      content: record.content,
      bannerImage: record.bannerImage,
      link,
    });
  });

  test('that fails to load says so and returns to the list', async ({ visit }) => {
    const page = await visit('/admin/manage-event/edit/unknownRecordId', {
      as: await makeAdmin(),
      refusals: ['GET /api/events/written/* 404', 'GET /api/translations/event/* 404'],
    });
    await acceptAlert(page, 'Oops...', 'Gagal mengambil data event!');
    await arrivedAt(page, '/admin/manage-event');
  });

  test('that another admin deleted names the admin and the bin', async ({ visit }) => {
    const [admin, other, { id }] = [await makeAdmin(), await makeAdmin({ name: 'Ratna' }), await makeEvent()];
    await as(other).ok('deleteEvent', { id });
    const refusals = ['GET /api/events/written/* 404', 'GET /api/translations/event/* 404'];
    const page = await visit(`/admin/manage-event/edit/${id}`, { as: admin, refusals });
    await shown(
      page.getByText(
        /^Gagal mengambil data event! Dihapus oleh Ratna pada .* Dapat dipulihkan dari Sampah\.$/,
      ),
    );
  });
});
