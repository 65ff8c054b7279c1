import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createMessageCode } from '../../../functions/src/model/people/directory/messages.ts';
import { button, heading, press } from '../../support/actions/steps.ts';
import { expectNoSidewaysScroll } from '../../support/assertions/screen-checks.ts';
import { documentsOf } from '../../support/assertions/stores.ts';
import { makeExpert, profileIdOf, publish } from '../../support/factories/directory.ts';
import { makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { anonymous } from '../../support/suite/client.ts';

const choice = (page: Page, field: string, audience: string) =>
  page.getByRole('group', { name: field, exact: true }).getByLabel(audience, { exact: true });

test('a member previews, publishes, changes and withdraws the own profile', { tags: ['full'] }, async ({
  visit,
}) => {
  const member = await makeExpert();
  const page = await visit('/profile/directory', { as: member });
  await shown(heading(page, 'Profil saya di direktori'), page.getByText(/^Profil Anda belum tampil/));
  await press(page, 'Terbitkan');
  await shown(
    page.getByText('Profil tanpa nama tidak dapat diterbitkan. Pilih anggota atau publik.').first(),
  );

  await choice(page, 'Nama', 'Publik').check();
  await choice(page, 'Bidang keahlian', 'Anggota').check();
  await choice(page, 'Kesediaan', 'Publik').check();
  await page.getByLabel('Dosen tamu', { exact: true }).check();
  const [forMembers, forPublic] = [
    page.getByRole('region', { name: 'Yang dilihat anggota' }),
    page.getByRole('region', { name: 'Yang dilihat publik' }),
  ];
  await shown(forMembers.getByText('Tata kelola data'), forPublic.getByText('Dosen tamu'));
  await hidden(forPublic.getByText('Tata kelola data'));
  await press(page, 'Terbitkan');
  await shown(page.getByText('Profil Anda tampil di direktori.', { exact: true }).first());

  await page.getByRole('link', { name: 'Lihat profil', exact: true }).click();
  await arrivedAt(page, `/directory/${await profileIdOf(member)}`);
  await shown(heading(page, 'Rina Wulan'), page.getByText('Tata kelola data'));

  await page.goto('/profile/directory');
  await choice(page, 'Bidang keahlian', 'Tidak').check();
  await press(page, 'Simpan perubahan');
  await eventually(async () => (await anonymous.ok('listDirectory', {})).body.data[0]?.expertise).toBe('');
  await shown(button(page, 'Simpan perubahan'));

  await press(page, 'Tarik dari direktori');
  const question = page.getByRole('alertdialog', { name: 'Tarik profil dari direktori?' });
  await question.getByRole('button', { name: 'Tarik dari direktori', exact: true }).click();
  await shown(page.getByText('Profil Anda ditarik dari direktori.'), button(page, 'Terbitkan'));
  expect((await anonymous.ok('listDirectory', {})).body.total).toBe(0);
});

test('a member shows ORCID iD and SINTA id as links', { tags: ['full'] }, async ({ visit }) => {
  const member = await makeExpert();
  const id = await publish(member, 'public', { showOrcid: 'none', showSintaId: 'none' });
  const page = await visit('/profile/directory', { as: member, width: 360 });
  await choice(page, 'ORCID iD', 'Publik').check();
  await choice(page, 'ID SINTA', 'Anggota').check();
  const forPublic = page.getByRole('region', { name: 'Yang dilihat publik' });
  await shown(forPublic.getByRole('link', { name: '0000-0002-1694-233X' }));
  await hidden(forPublic.getByText('6726725'));
  await expectNoSidewaysScroll(page);
  await press(page, 'Simpan perubahan');
  await shown(page.getByText('Profil Anda tampil di direktori.', { exact: true }).first());

  await page.goto(`/directory/${id}`);
  const addressOf = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href');
  await eventually(() => addressOf('0000-0002-1694-233X')).toBe('https://orcid.org/0000-0002-1694-233X');
  expect(await addressOf('6726725')).toBe('https://sinta.kemdiktisaintek.go.id/authors/profile/6726725');
  await expectNoSidewaysScroll(page);
  const visitor = await visit(`/directory/${id}`, { width: 360 });
  await shown(visitor.getByRole('link', { name: '0000-0002-1694-233X' }));
  await hidden(visitor.getByText('ID SINTA'));
});

test('a visitor searches, filters and opens a profile, and a member sees more of it', async ({ visit }) => {
  const id = await publish(await makeExpert(), 'members', { showName: 'public', showExpertise: 'public' });
  await publish(await makeExpert({ name: 'Budi Raharja', expertise: 'Audit' }));
  const page = await visit('/directory');
  const main = page.getByRole('main');
  await shown(main.getByText('2 profil', { exact: true }));
  await main.getByLabel('Bidang keahlian', { exact: true }).fill('tata');
  await page.keyboard.press('Enter');
  await arrivedAt(page, '/directory?expertise=tata');
  await shown(main.getByText('1 profil', { exact: true }));
  await main.getByRole('link', { name: 'Rina Wulan', exact: true }).click();
  await arrivedAt(page, `/directory/${id}`);
  await shown(heading(page, 'Rina Wulan'), main.getByText('Tata kelola data'));
  await hidden(main.getByText(/Universitas Nusa/), main.getByRole('img', { name: 'Foto Rina Wulan' }));

  const reader = await visit(`/directory/${id}`, { as: await makeMember() });
  await shown(
    heading(reader, 'Rina Wulan'),
    reader.getByText('Informatika · Universitas Nusa · Padang'),
    reader.getByRole('img', { name: 'Foto Rina Wulan' }),
  );
});

test('a page that was rendered for visitors shows a member the fields for members', {
  tags: ['full'],
}, async ({ visit }) => {
  const id = await publish(await makeExpert(), 'public', { showCity: 'members', isSearchable: true });
  const page = await visit(`/directory/${id}`, { as: await makeMember() });
  await shown(page.getByText('Informatika · Universitas Nusa · Padang'));
});

test('a visitor writes to a member, who stops messages and reports one by the mailed link', {
  tags: ['full'],
}, async ({ visit }) => {
  const member = await makeExpert();
  const id = await publish(member);
  const page = await visit(`/directory/${id}`);
  await page.getByLabel('Nama Anda', { exact: true }).fill('Sari Dosen');
  await press(page, 'Kirim pesan');
  await shown(page.getByText('Wajib diisi.').first());
  await page.getByLabel('Email Anda', { exact: true }).fill('sari@example.org');
  await page.getByLabel('Pesan', { exact: true }).fill('Bersedia mengajar?');
  await press(page, 'Kirim pesan');
  await shown(page.getByText('Pesan Anda dikirim lewat email.'));
  const [mail] = Object.entries(await documentsOf('outbox'));
  expect(mail?.[1]).toMatchObject({ kind: 'directory-message', to: member.email });

  const code = createMessageCode({ userId: member.id, mailId: String(mail?.[0]) });
  await page.goto(`/directory-messages?code=${encodeURIComponent(code)}`);
  await press(page, 'Laporkan pesan ini');
  await shown(page.getByText('Terima kasih, pengurus memeriksa pesan ini.'));
  await press(page, 'Berhenti menerima pesan');
  await shown(page.getByText('Profil Anda tidak lagi menerima pesan.'));
  await page.goto(`/directory/${id}`);
  await shown(heading(page, 'Rina Wulan'));
  await hidden(page.getByRole('heading', { name: 'Tulis pesan' }));
});
