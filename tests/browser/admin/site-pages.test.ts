import type { SiteContentOf } from 'contract/content/site-content';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { carouselPictures } from '../../../web/src/features/content/home/home-text.ts';
import { onBothWidths } from '../../support/actions/page-state.ts';
import { button, choose, heading, loadDialogs } from '../../support/actions/steps.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/assertions/screen-checks.ts';
import { documentOf } from '../../support/assertions/stores.ts';
import { siteContents } from '../../support/factories/content.ts';
import { jpeg, proof } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import {
  arrivedAt,
  eventually,
  goOffline,
  hidden,
  requestsOf,
  shown,
  test,
} from '../../support/suite/browser.ts';
import { anonymous, as } from '../../support/suite/client.ts';
import { makeGate } from '../../support/suite/interleaving.ts';

/** Form of the Indonesian text. */
const formOf = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const versions = (page: Page, name = 'Versi tersimpan') => page.getByRole('region', { name, exact: true });
const group = (within: Locator, name: string) => within.getByRole('group', { name, exact: true });
const saved = (page: Page, title: string) => page.getByText(`${title}: Perubahan disimpan.`, { exact: true });

/** Saves, and waits until the form restarts with the saved values. */
async function save(page: Page, title: string, version: number): Promise<void> {
  await button(page, 'Simpan').click();
  await shown(saved(page, title).first(), versions(page).getByText(`Versi ${version}`, { exact: true }));
  await shown(button(page, 'Simpan'));
}

test('the hub links to the editors', { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/admin/manage-content', { as: await makeAdmin() });
  for (const [title, path] of [
    ['Home', 'home'],
    ['About', 'about'],
    ['Contact', 'contact'],
    ['Council and Committees', 'council'],
    ['Legal', 'legal'],
    ['AD/ART', 'bylaws'],
    ['Professional', 'professional'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await arrivedAt(page, `/admin/manage-content/${path}`);
    await shown(heading(page, title), button(page, 'Simpan'));
    await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  }
});

test('a competence area that an admin adds is on the Professional page', { tags: ['full'] }, async ({
  visit,
}) => {
  const page = await visit('/admin/manage-content/professional', { as: await makeAdmin() });
  await button(formOf(page, 'Professional'), 'Tambah bidang').click();
  await page.keyboard.type('Audit sistem informasi');
  await save(page, 'Professional', 1);
  await page.goto('/professional');
  const areas = page.getByRole('heading', { level: 3 });
  await eventually(() => areas.allInnerTexts()).toEqual([
    'Arsitektur enterprise',
    'Tata kelola dan audit TI',
    'Analisis bisnis dan kebutuhan',
    'Manajemen proses bisnis',
    'Manajemen data dan analitik',
    'Keamanan informasi dan privasi',
    'Manajemen proyek dan layanan TI',
    'Perubahan organisasi',
    'Audit sistem informasi',
  ]);
});

describe('the About page', () => {
  test('is edited, reordered, saved and seen by visitors', { tags: ['full'] }, async ({ visit }) => {
    const admin = await makeAdmin();
    const page = await visit('/admin/manage-content/about', { as: admin });
    await formOf(page, 'About').getByLabel('Visi').fill('Rumah bersama yang baru.');
    const form = formOf(page, 'About');
    await button(form, 'Tambah misi').click();
    expect(
      await form.getByLabel('Misi 7', { exact: true }).evaluate((it) => it === document.activeElement),
    ).toBe(true);
    await page.keyboard.type('Misi yang ketujuh.');
    await button(form, 'Naikkan Misi 7').click();
    expect(await button(form, 'Naikkan Misi 6').evaluate((it) => it === document.activeElement)).toBe(true);
    await button(form, 'Hapus Peristiwa 1').click();
    await hidden(button(form, 'Hapus Peristiwa 3'));
    await save(page, 'About', 1);
    await shown(versions(page).getByText('tampil sekarang'));

    const { content } = (await anonymous.ok('getSiteContent', { page: 'about' })).body;
    expect(content).toMatchObject({
      vision: 'Rumah bersama yang baru.',
      stories: [{ year: '2 Desember 2013' }, { year: '23 September 2014' }],
    });
    const visitor = await visit('/about');
    await shown(visitor.getByText('Rumah bersama yang baru.'), visitor.getByText('Misi yang ketujuh.'));
    const missions = visitor.locator('ol').first().getByRole('listitem');
    expect(await missions.nth(5).innerText()).toContain('Misi yang ketujuh.');
  });

  test('returns to an earlier save', { tags: ['full'] }, async ({ visit }) => {
    const admin = await makeAdmin();
    for (const vision of ['Visi pertama', 'Visi kedua']) {
      await as(admin).ok('saveAboutContent', { ...siteContents.about, vision });
    }
    const page = await visit('/admin/manage-content/about', {
      as: admin,
      refusals: ['GET /api/site-content/about/history/1 failed'],
    });
    await shown(button(page, 'Pratinjau versi 1'));
    await loadDialogs(page);
    await goOffline(page);
    await button(page, 'Pratinjau versi 1').click();
    const failure = page.getByRole('alert').filter({ hasText: 'Versi tidak dapat dimuat.' });
    await shown(failure.getByText('Tidak ada sambungan ke server.'));
    await page.context().setOffline(false);
    await button(page, 'Pratinjau versi 1').click();
    await shown(page.getByRole('dialog', { name: 'Versi 1' }).getByText('Visi pertama'));
    await hidden(failure);
    await page.keyboard.press('Escape');
    await button(page, 'Pulihkan versi 1').click();
    const dialog = page.getByRole('alertdialog', { name: 'Pulihkan versi ini?' });
    await button(dialog, 'Pulihkan').click();
    await shown(
      page.getByText('Versi 1 dipulihkan sebagai versi 3.'),
      versions(page).getByText('Versi 3', { exact: true }),
    );
    expect(await formOf(page, 'About').getByLabel('Visi').inputValue()).toBe('Visi pertama');
    expect((await anonymous.ok('getSiteContent', { page: 'about' })).body.content).toMatchObject({
      vision: 'Visi pertama',
    });
  });

  test('returns to the built-in text, which is version 0', { tags: ['full'] }, async ({ visit }) => {
    const admin = await makeAdmin();
    await as(admin).ok('saveAboutContent', { ...siteContents.about, vision: 'Visi pertama' });
    const page = await visit('/admin/manage-content/about', { as: admin });
    await shown(versions(page).getByText('Versi 0 · bawaan', { exact: true }));
    await button(page, 'Pratinjau versi 0').click();
    const preview = page.getByRole('dialog', { name: 'Versi 0 · bawaan' });
    await shown(preview.getByRole('heading', { name: 'Visi', exact: true }));
    expect(await preview.getByText('Visi pertama').count()).toBe(0);
    await page.keyboard.press('Escape');
    await button(page, 'Pulihkan versi 0').click();
    await button(page.getByRole('alertdialog', { name: 'Pulihkan versi ini?' }), 'Pulihkan').click();
    await shown(page.getByText('Versi 0 dipulihkan sebagai versi 2.'));
    const { content } = (await anonymous.ok('getSiteContent', { page: 'about' })).body;
    expect(content).toMatchObject({ vision: expect.stringContaining('sistem informasi') });
  });

  test("is never saved over another admin's newer save unseen: both are shown", { tags: ['full'] }, async ({
    visit,
  }) => {
    const [admin, other] = await Promise.all([makeAdmin(), makeAdmin()]);
    const page = await visit('/admin/manage-content/about', {
      as: admin,
      refusals: ['PUT /api/site-content/about 409'],
    });
    await formOf(page, 'About').getByLabel('Visi').fill('Visi saya');
    await as(other).ok('saveAboutContent', { ...siteContents.about, vision: 'Visi dia', basedOn: 0 });
    await button(page, 'Simpan').click();
    await shown(page.getByText(`Halaman ini sudah disimpan oleh ${other.name}`));
    await button(page, 'Bandingkan keduanya').click();
    const compared = page.getByRole('dialog', { name: 'Bandingkan' });
    await shown(
      compared.getByRole('region', { name: 'Isian Anda' }).getByText('Visi saya'),
      compared.getByRole('region', { name: `Tersimpan oleh ${other.name}` }).getByText('Visi dia'),
    );
    await expectGoodDialog(page);
    await page.keyboard.press('Escape');
    expect(await formOf(page, 'About').getByLabel('Visi').inputValue()).toBe('Visi saya');
    await button(page, 'Timpa dengan isian saya').click();
    await shown(saved(page, 'About'), versions(page).getByText('Versi 2', { exact: true }));
    expect(await documentOf('siteContent', 'about')).toMatchObject({ content: { vision: 'Visi saya' } });
  });
});

describe('the Home page', () => {
  test('accepts new slides, reordered by keyboard and by buttons', { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/admin/manage-content/home', { as: await makeAdmin() });
    const form = formOf(page, 'Home');
    await choose(form, 'Tambah gambar', { name: 'rapat.jpg', bytes: await jpeg(700, 350) });
    await shown(button(form, 'Hapus Gambar 8'));
    const alts = group(form, 'Gambar korsel').getByLabel('Keterangan untuk yang tidak melihat gambar');
    await alts.nth(7).fill('Rapat anggota');
    const announcement = (text: string) => page.getByText(text).waitFor({ state: 'attached' });
    // A press only scrolls if the next place is out of sight.
    await button(form, 'Geser Gambar 8').evaluate((handle) => {
      handle.scrollIntoView({ block: 'center' });
      handle.focus();
    });
    await page.keyboard.press('Space');
    await announcement('Gambar 8 di tempat Gambar 8.');
    // dnd-kit announces the lifted entry before it measures the places.
    await page.evaluate(() => new Promise((measured) => requestIdleCallback(measured)));
    await page.keyboard.press('ArrowUp');
    await announcement('Gambar 8 di tempat Gambar 7.');
    await page.keyboard.press('Space');
    await eventually(() => alts.nth(6).inputValue()).toBe('Rapat anggota');
    for (const place of [7, 6, 5, 4, 3, 2]) await button(form, `Naikkan Gambar ${place}`).click();
    await button(form, 'Hapus Gambar 8').click();
    await save(page, 'Home', 1);
    const { content } = (await anonymous.ok('getSiteContent', { page: 'home' })).body;
    expect((content as SiteContentOf<'home'>).slides.map(({ alt, src }) => alt || src)).toEqual([
      'Rapat anggota',
      ...carouselPictures.slice(0, 6).map(({ alt }) => alt),
    ]);
    const visitor = await visit('/');
    const slide = visitor.getByRole('img', { name: 'Rapat anggota' }).first();
    await slide.waitFor({ state: 'attached' });
    expect(await slide.getAttribute('srcset')).toMatch(/^(?<path>\S+w)480 480w, \k<path>700 700w$/);
  });

  test('is saved with a slide in upload, and not without one that fails', { tags: ['full'] }, async ({
    visit,
  }) => {
    const page = await visit('/admin/manage-content/home', {
      as: await makeAdmin(),
      refusals: ['POST /api/images 500'],
    });
    const sent = requestsOf(page, 'PUT /api/site-content/home');
    /** Chooses a slide and saves immediately; the upload continues when the form waits. */
    const saveWithSlide = async (goOn: (route: Route) => Promise<void>) => {
      const gate = makeGate();
      await page.route('**/api/images', async (route) => {
        await gate.opened;
        await goOn(route);
      });
      await choose(formOf(page, 'Home'), 'Tambah gambar', await proof());
      await eventually(() => formOf(page, 'Home').getByLabel('Tambah gambar').isDisabled()).toBe(true);
      await button(page, 'Simpan').click();
      await shown(button(page, 'Menyimpan…'));
      gate.open();
    };
    await saveWithSlide((route) => route.fulfill({ status: 500, body: '' }));
    await shown(page.getByText('Gambar belum terunggah, jadi belum ada yang disimpan.', { exact: true }));
    await shown(button(page, 'Simpan'));
    expect(sent).toEqual([]);

    await saveWithSlide((route) => route.continue());
    await shown(saved(page, 'Home').first(), versions(page).getByText('Versi 1', { exact: true }));
    const { content } = (await anonymous.ok('getSiteContent', { page: 'home' })).body;
    expect((content as SiteContentOf<'home'>).slides).toHaveLength(8);
  });

  test('is validated before it is sent: errors are listed and link to their fields', {
    tags: ['full'],
  }, async ({ visit }) => {
    const page = await visit('/admin/manage-content/home', { as: await makeAdmin() });
    const sent = requestsOf(page, 'PUT /api/site-content/home');
    const form = formOf(page, 'Home');
    await form.getByLabel('Judul', { exact: true }).first().fill(' ');
    await button(form, 'Tambah butir').click();
    await button(page, 'Simpan').click();
    await eventually(() => page.getByRole('link', { name: /Judul/ }).count()).toBe(2);
    await eventually(() => page.title()).toMatch(/^Error: /);
    await page.getByRole('link', { name: /Judul/ }).last().click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('whatWeDo.6.title');
    expect(sent).toEqual([]);
  });
});

test('contact details are saved, and an invalid address is refused', async ({ visit }) => {
  const page = await visit('/admin/manage-content/contact', { as: await makeAdmin() });
  await page.getByLabel('Email 1', { exact: true }).fill('bukan-alamat');
  await page.getByLabel('URL').fill('javascript:alert(1)');
  await button(page, 'Simpan').click();
  await shown(page.getByRole('textbox', { name: 'Email 1' }).and(page.locator('[aria-invalid=true]')));
  await page.getByLabel('Email 1', { exact: true }).fill('kantor@example.org');
  await page.getByLabel('URL').fill('https://social.example.org/baru');
  await save(page, 'Contact', 1);
  const visitor = await visit('/contact');
  await shown(visitor.getByRole('main').getByRole('link', { name: 'kantor@example.org' }));
});

test('council and committee members are added, edited and deleted', { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/admin/manage-content/council', { as: await makeAdmin() });
  const form = formOf(page, 'Council and Committees');
  const firstName = group(form, 'Anggota dewan pengurus').getByLabel('Nama').first();
  await shown(button(page, 'Simpan'));
  await hidden(firstName);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2500);
  await form.getByRole('button', { name: /^Anggota dewan 1 / }).click();
  await firstName.fill('');
  await button(page, 'Simpan').click();
  await shown(page.getByRole('link', { name: 'Anggota dewan 1, Nama: Wajib diisi.', exact: true }));
  await firstName.fill('Sekarwangi Utami');
  await button(form, 'Hapus Anggota dewan 8').click();
  await button(form, 'Tambah komite').click();
  const committee = form.locator('[data-entry]').filter({ hasText: 'Komite 9' }).last();
  await form.getByLabel('Bidang').last().fill('Riset Terapan');
  const fields = (label: string) => form.getByLabel(label).last();
  await fields('Jabatan').fill('Director');
  await fields('Nama').fill('Bima Prasetya');
  await expect(committee.count()).resolves.toBe(1);
  await save(page, 'Council and Committees', 1);
  const visitor = await visit('/councilAndCommittees');
  await shown(
    visitor.getByText('Sekarwangi Utami'),
    visitor.getByText('Riset Terapan'),
    visitor.getByText('Bima Prasetya'),
  );
  await hidden(visitor.getByText('Meilani Kusumo'));
});

test('a preview shows the page with the unsaved input, and its links are inactive', {
  tags: ['full'],
}, async ({ visit }) => {
  const page = await visit('/admin/manage-content/contact', { as: await makeAdmin() });
  await page.getByLabel('Telepon 1', { exact: true }).fill('+62 800 1234 5678');
  await button(page, 'Pratinjau').click();
  const dialog = page.getByRole('dialog', { name: 'Pratinjau: Contact' });
  await dialog.getByRole('link', { name: '+62 800 1234 5678' }).click();
  await expectGoodDialog(page);
  await page.keyboard.press('Escape');
  await hidden(dialog);
  expect(await page.getByLabel('Telepon 1', { exact: true }).inputValue()).toBe('+62 800 1234 5678');
});

/** A full-screen dialog hides the heading of its own page. */
const expectGoodDialog = (page: Page): Promise<void> =>
  onBothWidths(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
