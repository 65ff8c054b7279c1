/** @module-tag full */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { heading } from '../../support/actions/steps.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

/** The president's staff in the tree. */
const staff = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: "President's Office", exact: true }) })
    .last()
    .getByRole('list');

test('About shows the association, vision, six missions, three milestones and Join Now', async ({
  visit,
}) => {
  const page = await visit('/about', { width: 360 });
  await shown(
    main(page).getByRole('img', { name: /^Ilustrasi: orang-orang di tepi pantai/ }),
    page.getByRole('heading', { level: 2, name: 'About us', exact: true }),
    section(page, 'Visi').getByText(/^Menjadi rumah bersama/),
    main(page).getByText('Anggota asosiasi tersebar di lebih dari 100 negara', { exact: true }),
    main(page).getByText('Cabang ada di 52 negara: 51 cabang lain dan Indonesia', { exact: true }),
  );
  expect(await section(page, 'Misi').getByRole('listitem').count()).toBe(6);
  const milestones = section(page, 'Perjalanan kami');
  expect(
    await milestones
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime'))),
  ).toEqual(['2013-09-23', '2013-12-02', '2014-09-23']);
  expect(await milestones.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Pendirian',
    'Peresmian',
    'Badan hukum yayasan',
  ]);
  const join = main(page).getByRole('link', { name: 'Join Now', exact: true });
  expect(await join.getAttribute('href')).toBe('/membership');
  await shown(main(page).getByText('Gabung sekarang', { exact: true }));
});

test('Council and Committees shows one tree with faces, eight committees with their directors, and the chart on demand', async ({
  visit,
}) => {
  const page = await visit('/councilAndCommittees', { width: 360 });
  await shown(heading(page, 'Council and Committees'));
  const council = section(page, 'Council').getByRole('listitem');
  expect((await council.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'President',
    "President's Office",
    'Secretary I',
    'Secretary II',
    'Treasurer I',
    'Vice President I',
    'Vice President II',
    'Vice President III',
    'Vice President IV',
  ]);
  const office = staff(page);
  expect(await office.getByRole('listitem').count()).toBe(3);
  const committees = section(page, 'Committees').getByRole('listitem');
  expect(await committees.count()).toBe(8);
  for (const committee of await committees.all()) {
    expect(await committee.getByRole('term').allInnerTexts()).toEqual(['Director', 'Vice Director']);
  }
  const faces = main(page).locator('li img');
  expect(await faces.count()).toBe(24);
  await faces.first().scrollIntoViewIfNeeded();
  await eventually(() => faces.first().evaluate((face: HTMLImageElement) => face.naturalWidth)).toBe(160);
  const chart = page.getByRole('region', { name: 'Bagan organisasi' }).getByRole('img');
  await hidden(chart);
  await page.getByText('Lihat bagannya sebagai gambar').click();
  await shown(chart);
  // Printed too, the president's staff is above the vice presidents.
  await page.emulateMedia({ media: 'print' });
  const vicePresident = main(page).getByText('Vice President I', { exact: true });
  const [below, above] = [await vicePresident.boundingBox(), await office.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});

test('Professional shows its text and a contact link', async ({ visit }) => {
  const page = await visit('/professional', { width: 360 });
  await shown(heading(page, 'Professional'), page.getByRole('heading', { level: 2, name: 'Tema forum' }));
  const link = main(page).getByRole('link', { name: 'Hubungi kami', exact: true });
  expect(await link.getAttribute('href')).toBe('/contact');
});

test('Login shows kinds, benefits, fees and payment', async ({ visit }) => {
  const page = await visit('/login', { width: 360 });
  await shown(
    main(page).getByText(/^Untuk program studi sistem informasi di perguruan tinggi/),
    main(page).getByText(
      /keanggotaan individu untuk 5 staf, promosi logo selama satu tahun di situs, dan plakat/,
    ),
    main(page).getByText('Bank Contoh Nusantara', { exact: true }),
    main(page).getByText('000 0000 0000', { exact: true }),
    main(page).getByText('nama Anda atau nama institusi', { exact: true }),
    main(page).getByRole('link', { name: /^\+62 800 0000 0002/ }),
  );
  const text = await main(page).innerText();
  for (const fee of ['Rp\u00a0150.000', 'Rp\u00a01.900.000']) expect(text).toContain(fee);
  const benefits = [
    'Jejaring dengan sesama akademisi, peneliti, dan praktisi',
    'Akses ke sumber daya asosiasi',
    'Acara, pelatihan, dan sertifikasi dengan potongan harga',
    'Kerja sama penelitian dan pengajaran',
    'Undangan menjadi dosen tamu',
    'Rekomendasi sebagai asesor',
    'Kelompok pakar sesuai bidang keahlian',
    'Liputan media atas kegiatan Anda',
    'Untuk institusi: logo tampil di situs asosiasi',
  ];
  expect(await section(page, 'Manfaat untuk anggota').getByRole('listitem').allInnerTexts()).toEqual(
    benefits,
  );
  const hrefOf = (name: string) => main(page).getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await hrefOf('Back')).toBe('/');
  expect(await hrefOf('Forgot Password?')).toBe('/forgotPassword');
  expect(await hrefOf('Buat akun')).toBe('/register');
  const joinLinks = main(page).getByRole('link', { name: 'Daftar jadi anggota', exact: true });
  expect(await joinLinks.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/register',
    '/register',
  ]);
});

test('a visitor who joins meets the price cards first, then registers with the chosen kind', async ({
  visit,
}) => {
  const page = await visit('/about', { width: 360 });
  await main(page).getByRole('link', { name: 'Join Now', exact: true }).click();
  await arrivedAt(page, '/login');
  const join = main(page).getByRole('link', { name: 'Daftar jadi anggota', exact: true });
  await shown(join.first());
  const email = main(page).getByRole('textbox', { name: 'Email', exact: true });
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  expect(await top(join.last())).toBeLessThan(await top(email));
  await join.last().click();
  await arrivedAt(page, '/register');
  const kind = page.getByRole('radio', { name: /^Institusi/ });
  await eventually(() => kind.isChecked()).toBe(true);
  const amount = page.getByText('Nomor rekening', { exact: true });
  const name = page.getByLabel('Nama lengkap');
  expect(await top(kind)).toBeLessThan(await top(amount));
  expect(await top(amount)).toBeLessThan(await top(name));
});

test('Register links to home and login', async ({ visit }) => {
  const page = await visit('/register', { width: 360 });
  const hrefOf = (name: string) => main(page).getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await hrefOf('Back')).toBe('/');
  expect(await hrefOf('Login')).toBe('/login');
});
