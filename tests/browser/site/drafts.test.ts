/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { submitButton } from '../../support/actions/content-steps.ts';
import { hydrated } from '../../support/actions/public-pages.ts';
import { applicant, button, choose, field, heading, holds, press } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { eventForm } from '../../support/factories/content-forms.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Draf dipulihkan' });
/** Returns all stored form drafts of the device. */
const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('draft:'))
      .map((key) => key + localStorage.getItem(key))
      .join('\n'),
  );
const draftStored = (page: Page, text: string) => eventually(() => storedDrafts(page)).toContain(text);
const noneKept = (page: Page) => eventually(() => storedDrafts(page)).toBe('');

/** Reloads the page and confirms its question. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test('leaving a form whose draft contains all changes does not ask', async ({ visit }) => {
  const page = await visit('/register');
  await hydrated(page);
  await field(page, 'Nama lengkap').fill(applicant['Nama lengkap']);
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await shown(heading(page, 'Daftar atau masuk'));
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  await holds(page, 'Nama lengkap', applicant['Nama lengkap']);
});

describe('after the page was lost, the draft restores the input', () => {
  test('of a registration, without passwords and files, until it is sent', async ({ visit }) => {
    const page = await visit('/register');
    await hydrated(page);
    await page.getByRole('radio', { name: /^Individu/ }).press('ArrowRight');
    await field(page, 'Nama lengkap').fill(applicant['Nama lengkap']);
    await field(page, 'Kata sandi').fill(applicant['Kata sandi']);
    await field(page, 'Nama institusi').fill('Universitas Contoh');
    await choose(page, 'Bukti pembayaran', await proof());
    await draftStored(page, 'Universitas Contoh');
    expect(await storedDrafts(page)).not.toContain(applicant['Kata sandi']);
    expect(await storedDrafts(page)).not.toContain('bukti');

    await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Perubahan belum disimpan. Tinggalkan halaman ini?' })
      .getByRole('button', { name: 'Tetap di sini', exact: true })
      .click();
    await shown(heading(page, 'Pendaftaran anggota'));

    await reload(page);
    await shown(
      notice(page).filter({
        hasText: 'Kata sandi dan berkas tidak tersimpan. Isi dan pilih lagi.',
      }),
    );
    await holds(page, 'Nama lengkap', applicant['Nama lengkap']);
    await holds(page, 'Nama institusi', 'Universitas Contoh');
    expect(await page.getByRole('radio', { name: /^Institusi/ }).isChecked()).toBe(true);
    expect(await field(page, 'Kata sandi').inputValue()).toBe('');

    await page.getByRole('radio', { name: /^Institusi/ }).press('ArrowLeft');
    for (const label of [
      'Email',
      'Kata sandi',
      'Konfirmasi kata sandi',
      'WhatsApp',
      'Institusi',
      'Departemen',
    ] as const) {
      await field(page, label).fill(applicant[label]);
    }
    await field(page, 'Jenis kelamin').selectOption('perempuan');
    await field(page, 'Alamat institusi').fill(applicant['Alamat institusi']);
    await field(page, 'Bidang keahlian').fill(applicant['Bidang keahlian']);
    await choose(page, 'Bukti pembayaran', await proof());
    await press(page, 'Daftar');
    await arrivedAt(page, '/login');
    await noneKept(page);
  });

  test('of a contact message, unless it is discarded', async ({ visit }) => {
    const page = await visit('/contact');
    await hydrated(page);
    await field(page, 'Pesan').fill('Apakah mahasiswa boleh mendaftar?');
    await draftStored(page, 'mahasiswa');
    await reload(page);
    await shown(notice(page));
    await holds(page, 'Pesan', 'Apakah mahasiswa boleh mendaftar?');
    await press(page, 'Buang draf');
    await hidden(notice(page));
    await holds(page, 'Pesan', '');
    await noneKept(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sendContactMessage-firstName');
  });

  test('of an article, until it is added', async ({ visit }) => {
    const page = await visit('/admin/manage-blog/add', { as: await makeAdmin() });
    await field(page, 'Title').fill('Menata data kampus');
    await field(page, 'Content').fill('Paragraf yang lama diketik.');
    await draftStored(page, 'Paragraf yang lama diketik.');
    await reload(page);
    await shown(notice(page).filter({ hasText: 'Berkas tidak ikut disimpan: pilih sekali lagi.' }));
    await holds(page, 'Title', 'Menata data kampus');
    await shown(field(page, 'Content').getByText('Paragraf yang lama diketik.'));
    await field(page, 'Author').fill('Sari');
    await field(page, 'Category').selectOption({ index: 1 });
    await submitButton(page).click();
    await arrivedAt(page, '/admin/manage-blog');
    expect(await valuesOf('blogs')).toMatchObject([
      { title: 'Menata data kampus', content: [{ type: 'text', content: 'Paragraf yang lama diketik.' }] },
    ]);
    await noneKept(page);
  });

  test('of an event that another admin saved meanwhile, as a conflict instead of an overwrite', async ({
    visit,
  }) => {
    const [admin, other, { id }] = await Promise.all([makeAdmin(), makeAdmin(), makeEvent()]);
    const page = await visit(`/admin/manage-event/edit/${id}`, {
      as: admin,
      refusals: ['PUT /api/events/* 409'],
    });
    await field(page, 'Location').fill('Yogyakarta');
    await draftStored(page, 'Yogyakarta');
    await as(other).ok('updateEvent', { id, ...(await eventForm({ title: 'Judul orang lain' })) });
    await reload(page);
    await shown(notice(page).filter({ hasText: 'Data ini telah diubah sejak draf ditulis.' }));
    await holds(page, 'Location', 'Yogyakarta');
    await submitButton(page).click();
    await press(page, 'Timpa dengan isian saya');
    await arrivedAt(page, '/admin/manage-event');
    expect(await storedDocument('events', id)).toMatchObject({ location: 'Yogyakarta' });
    await noneKept(page);
  });

  test('of the About page, with its lists, until the admin logs out', async ({ visit }) => {
    const page = await visit('/admin/manage-content/about', { as: await makeAdmin() });
    const form = page.getByRole('form', { name: 'About', exact: true });
    await form.getByLabel('Visi').fill('Rumah bersama yang baru.');
    await press(form, 'Tambah misi');
    await form
      .getByRole('group', { name: 'Misi', exact: true })
      .getByRole('textbox')
      .last()
      .fill('Misi ketujuh.');
    await draftStored(page, 'Misi ketujuh.');
    await reload(page);
    await shown(notice(page));
    await eventually(() => form.getByLabel('Visi').inputValue()).toBe('Rumah bersama yang baru.');
    const missions = form.getByRole('group', { name: 'Misi', exact: true }).getByRole('textbox');
    await eventually(() => missions.last().inputValue()).toBe('Misi ketujuh.');
    await press(page, 'Logout');
    await press(page, 'Tinggalkan');
    await arrivedAt(page, '/login');
    await noneKept(page);
  });
});

test('the draft of an answer is not used for the next question', async ({ visit }) => {
  const [admin, member] = [as(await makeAdmin()), await makeMember({ status: 'waitingApproval' })];
  await admin.ok('askApplicant', { id: member.id, text: 'Atas nama siapa transfer ini?' });
  const page = await visit('/membership', { as: member });
  await field(page, 'Jawaban Anda').fill('Atas nama istri saya.');
  await draftStored(page, 'Atas nama istri saya.');
  await as(member).ok('answerQuestion', { text: 'Istri saya, Dewi.' });
  await admin.ok('askApplicant', { id: member.id, text: 'Dari bank mana?' });
  await page.reload();
  await shown(page.getByText('Dari bank mana?'));
  await holds(page, 'Jawaban Anda', '');
  expect(await notice(page).count()).toBe(0);
});

test('the draft of one account is invisible to another, and deleted after its login', async ({ visit }) => {
  const [one, other] = await Promise.all([makeMember(), makeMember()]);
  const page = await visit('/profile', { as: one });
  await field(page, 'Departemen').fill('Punya orang lain');
  await draftStored(page, 'Punya orang lain');
  // The session expired, and another user logs in.
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/login');
  await draftStored(page, 'Punya orang lain');
  await field(page, 'Email').fill(other.email);
  await field(page, 'Kata sandi').fill(other.password);
  await press(page, 'Masuk');
  await arrivedAt(page, '/membership');
  await noneKept(page);
});

test('a browser without storage leaves a form as it is', async ({ visit }) => {
  const page = await visit('/contact', {
    prepare: async (context) => {
      await context.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
        Object.assign(Storage.prototype, { setItem: refuse });
      });
    },
  });
  await hydrated(page);
  await field(page, 'Nama depan').fill('Dewi');
  await field(page, 'Email').fill('dewi@example.org');
  await field(page, 'Pesan').fill('Apakah mahasiswa boleh mendaftar?');
  await press(page, 'Send Message');
  await shown(button(page, 'Kirim pesan lain'));
});
