/** @module-tag full */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { audit } from '../../../functions/src/data/collections.ts';
import { deriveAuditSigner } from '../../../functions/src/model/audit-log/checkpoint.ts';
import { checkpointDueEntries } from '../../../functions/src/model/audit-log/checkpoint-due-entries.ts';
import { createAuditRecord } from '../../../functions/src/model/base/audit.ts';
import { heading, press } from '../../support/actions/steps.ts';
import { makeAuditEntry } from '../../support/factories/admin-records.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

const rows = (page: Page) => page.locator('tbody').getByRole('row');
const next = (page: Page) => page.getByRole('button', { name: /^Next/ });

/** Half past midnight on the first of February in Jakarta; still January further west. */
const firstOfFebruary = new Date('2026-01-31T17:30:00.000Z');

async function history() {
  const [admin, member] = await Promise.all([
    makeAdmin({ name: 'Ratna Kinanti' }),
    makeMember({ account: false, record: { name: 'Budi Santoso', phoneNumber: '+62 800 2222' } }),
  ]);
  const at = (moment: Date) => ({ at: moment });
  await makeAuditEntry(admin, 'renewal.reject', member, {
    ...at(firstOfFebruary),
    details: { reason: 'Bukti tidak terbaca.' },
  });
  await makeAuditEntry(member, 'renewal.request', member, at(new Date('2026-01-20T03:00:00Z')));
  await makeAuditEntry(admin, 'user.update', admin, {
    ...at(new Date('2026-01-10T03:00:00Z')),
    details: { fields: 'name, institution' },
  });
  await makeAuditEntry(admin, 'rocket.launch', member, at(new Date('2026-01-05T03:00:00Z')));
  return { admin, member };
}

test('the audit shows actor, action, target, reason and time in Indonesian', async ({ visit }) => {
  const { admin } = await history();
  const page = await visit('/admin', { as: admin });
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Audit' }).click();
  await arrivedAt(page, '/admin/audit');
  await shown(heading(page, 'Audit'), page.getByText('Halaman 1', { exact: true }));
  for (const name of ['Tindakan', 'Oleh', 'Tentang', 'Rincian', 'Waktu']) {
    await shown(page.getByRole('columnheader', { name, exact: true }));
  }
  await shown(
    rows(page).nth(0).getByText('Menolak perpanjangan', { exact: true }),
    rows(page).nth(0).getByText('Alasan: Bukti tidak terbaca.', { exact: true }),
    rows(page).nth(0).getByText('1 feb 2026, 00.30 WIB', { exact: true }),
    rows(page).nth(1).getByText('Diri sendiri', { exact: true }),
    rows(page).nth(2).getByText('Isian yang diubah: nama, institusi', { exact: true }),
    rows(page).nth(3).getByText('rocket.launch', { exact: true }),
  );
});

test('an edit shows old and new values; covered entries and the page show the checkpoint', async ({
  visit,
}) => {
  const { admin, member } = await history();
  await makeAuditEntry(admin, 'user.update', member, {
    at: new Date('2026-02-03T03:00:00Z'),
    details: { fields: 'phoneNumber, profilePhoto, taxNumber' },
    changes: [
      { field: 'phoneNumber', old: '+62 800 1111', new: '+62 800 2222' },
      { field: 'taxNumber', old: null, new: null },
    ],
  });
  await checkpointDueEntries({ signer: deriveAuditSigner(process.env.CARD_SIGNING_KEY ?? ''), settleMs: 0 });
  await makeAuditEntry(admin, 'message.done', member, { at: new Date('2026-02-04T03:00:00Z') });
  await makeAuditEntry(admin, 'message.reopen', member, { at: new Date('2026-02-03T02:00:00Z') });
  const page = await visit('/admin/audit?q=budi', { as: admin });
  const [fresh, edit] = [rows(page).nth(0), rows(page).nth(1)];
  await shown(
    page.getByText('Tersegel s.d. 3 feb 2026, 10.00 WIB', { exact: true }),
    page.getByRole('link', { name: 'Hapus filter: Memuat “budi”' }),
    fresh.getByText('Menunggu segel', { exact: true }),
    rows(page).nth(2).getByText('Tidak tersegel', { exact: true }),
    edit.getByText('Tersegel', { exact: true }),
    edit.getByRole('deletion').filter({ hasText: '+62 800 1111' }),
    edit.getByRole('insertion').filter({ hasText: '+62 800 2222' }),
    edit.getByText('Isian yang diubah: foto profil', { exact: true }),
    edit.getByText('diubah; isinya tidak disimpan', { exact: true }),
  );
  const download = page.waitForEvent('download');
  await press(edit, 'Unduh bukti segel');
  const proof = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect([proof.entry.changes[0].new, proof.index + 1, proof.size]).toEqual(['+62 800 2222', 5, 5]);
  await press(edit, 'Urungkan…');
  const dialog = page.getByRole('alertdialog', { name: 'Urungkan perubahan' });
  await shown(
    dialog.getByText('Mengubah data pengguna: Budi Santoso', { exact: true }),
    dialog.getByText('Tidak ikut dikembalikan (nilai lama tidak tersimpan): foto profil, NPWP.'),
  );
  await press(dialog, 'Urungkan');
  await hidden(dialog);
  await shown(
    page.getByText('Mengurungkan perubahan sebelumnya', { exact: true }),
    rows(page).first().getByRole('insertion').filter({ hasText: '+62 800 1111' }),
  );
});

test('a covered entry from before the commitments shows what its checkpoint covers', async ({ visit }) => {
  const admin = await makeAdmin();
  await makeAuditEntry(admin, 'message.done', admin);
  const old = createAuditRecord(admin, 'message.reopen', admin, { name: 'Lama' });
  await new Batch().create(audit, 'oldEntry', { ...old, at: new Date('2026-01-02T03:00:00Z') }).commit();
  await checkpointDueEntries({ signer: deriveAuditSigner(process.env.CARD_SIGNING_KEY ?? ''), settleMs: 0 });
  const page = await visit('/admin/audit', { as: admin });
  const limit = 'Segel mencakup waktu, tindakan, dan ID, tidak mencakup nama dan rincian.';
  const first = rows(page).filter({ hasText: 'Membuka kembali pesan' });
  const second = rows(page).filter({ hasText: 'Menyelesaikan pesan' });
  await shown(first.getByText('Tersegel', { exact: true }), first.getByText(limit, { exact: true }));
  await shown(second.getByText('Tersegel', { exact: true }));
  expect(await second.getByText(limit).count()).toBe(0);
});

describe('the filter', () => {
  test('is set by a click on a name, stored in the URL and removed again', async ({ visit }) => {
    const { admin, member } = await history();
    const page = await visit('/admin/audit', { as: admin });
    await eventually(() => rows(page).count()).toBe(4);
    await page.getByRole('link', { name: 'Budi Santoso' }).first().click();
    await arrivedAt(page, `/admin/audit?person=${member.id}`);
    await eventually(() => rows(page).count()).toBe(3);
    await page.reload();
    const chip = page.getByRole('link', { name: 'Hapus filter: Tentang Budi Santoso' });
    await shown(chip);
    expect(await rows(page).count()).toBe(3);
    await chip.click();
    await arrivedAt(page, '/admin/audit');
    await eventually(() => rows(page).count()).toBe(4);
    await page.goBack();
    await eventually(() => rows(page).count()).toBe(3);
  });

  test('combines kind and days by keyboard', async ({ visit }) => {
    const { admin } = await history();
    const page = await visit('/admin/audit', { as: admin });
    await page.getByLabel('Tindakan', { exact: true }).selectOption({ label: 'Menolak perpanjangan' });
    await page.getByLabel('Dari tanggal', { exact: true }).fill('2026-02-01');
    await page.getByLabel('Sampai tanggal', { exact: true }).fill('2026-02-01');
    await page.keyboard.press('Enter');
    await arrivedAt(page, '/admin/audit?kind=renewal.reject&from=2026-02-01&to=2026-02-01');
    await eventually(() => rows(page).count()).toBe(1);
    await shown(
      page.getByRole('link', { name: 'Hapus filter: Menolak perpanjangan' }),
      page.getByRole('link', { name: 'Hapus filter: Sampai 1 Februari 2026' }),
    );
    await page.getByRole('link', { name: 'Hapus filter: Sejak 1 Februari 2026' }).click();
    await arrivedAt(page, '/admin/audit?kind=renewal.reject&to=2026-02-01');
    await eventually(() => page.getByLabel('Dari tanggal', { exact: true }).inputValue()).toBe('');
    expect(await page.getByLabel('Sampai tanggal', { exact: true }).inputValue()).toBe('2026-02-01');

    await page.getByLabel('Sampai tanggal', { exact: true }).fill('2025-01-01');
    await press(page, 'Terapkan');
    await shown(page.getByText('Tidak ditemukan', { exact: true }));
    await page.getByRole('link', { name: 'Tampilkan semua', exact: true }).click();
    await arrivedAt(page, '/admin/audit');
    await eventually(() => rows(page).count()).toBe(4);
  });
});

test('the audit pages change with Previous and Next; a new filter starts on the first', async ({ visit }) => {
  const admin = await makeAdmin();
  for (let made = 0; made < 21; made += 1) await makeAuditEntry(admin, 'user.update', admin);
  const page = await visit('/admin/audit', { as: admin });
  await shown(page.getByText('Halaman 1', { exact: true }));
  await next(page).click();
  await arrivedAt(page, '/admin/audit?page=2');
  await next(page).click();
  await shown(page.getByText('Halaman 3', { exact: true }));
  await eventually(() => rows(page).count()).toBe(1);
  expect(await next(page).isDisabled()).toBe(true);
  await page.reload();
  await eventually(() => rows(page).count()).toBe(1);

  await page.getByRole('link', { name: admin.name }).first().click();
  await arrivedAt(page, `/admin/audit?person=${admin.id}`);
  await eventually(() => rows(page).count()).toBe(10);

  await page.goto('/admin/audit?page=99');
  await arrivedAt(page, '/admin/audit');
  await eventually(() => rows(page).count()).toBe(10);
});

test('the audit without entries, and with an invalid URL, shows an empty list', async ({ visit }) => {
  const page = await visit('/admin/audit', { as: await makeAdmin(), refusals: ['GET /api/audit 400'] });
  await shown(page.getByText('Belum ada catatan', { exact: true }));
  await page.goto('/admin/audit?from=kemarin');
  await shown(page.getByRole('alert').getByText('Gagal mengambil catatan audit', { exact: true }));
  await page.getByRole('link', { name: 'Hapus filter: Sejak kemarin' }).click();
  await shown(page.getByText('Belum ada catatan', { exact: true }));
  await hidden(page.getByRole('alert').filter({ hasText: 'Gagal' }));
});
