import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { sendDueLettersWithin } from '../../../functions/src/jobs/send-letters.ts';
import { storeDoubles } from '../../../functions/src/model/maintenance/people/store-doubles.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { log } from '../../../tools/emulators/log.ts';
import { CountedHands, step } from '../../support/actions/counted-hands.ts';
import { messySheet, remembered } from '../../support/actions/secretary/sheet.ts';
import { button, field } from '../../support/actions/steps.ts';
import { mailsOf, valuesOf } from '../../support/assertions/stores.ts';
import { makeMessage } from '../../support/factories/admin-records.ts';
import { makeMembers } from '../../support/factories/letters.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, shown, test } from '../../support/suite/browser.ts';
import { anonymous, as } from '../../support/suite/client.ts';
import { startMailServer } from '../../support/suite/smtp.ts';
import { inDays } from '../../support/suite/time.ts';

/**
 * The week of a volunteer secretary with duty people. Details of each screen are tested elsewhere. More clicks or
 * keys than today need a reason.
 */
const maxEffort = { clicks: 54, keys: 114 };
/** Members who end next month. Imported people get no letter before an invitation. */
const endingMembers = 12;
const timeoutMs = 600_000;

/** Waits for work on all rows of the sheet, which shows its progress meanwhile. */
const shownAfterWork = (target: Locator): Promise<void> => target.waitFor({ timeout: 120_000 });

async function importSheet(page: Page, hands: CountedHands): Promise<void> {
  await hands.chooseFile(page, messySheet());
  await hands.click(button(page, 'Baca berkas'));
  await shownAfterWork(button(page, 'Periksa baris'));
  await hands.click(button(page, 'Periksa baris'));
  await shownAfterWork(page.getByRole('link', { name: 'Ditolak (2)' }));
  await shown(page.getByText('98 anggota akan ditambahkan dan 0 diubah.'));
  await hands.click(button(page, 'Impor'));
  const confirm = page.getByRole('alertdialog', { name: 'Impor Anggota' });
  await hands.click(confirm.getByRole('button', { name: 'Impor', exact: true }));
  await shownAfterWork(page.getByText('98 anggota ditambahkan, 0 diubah.'));
}

async function undoImport(page: Page, hands: CountedHands): Promise<void> {
  await hands.click(button(page, 'Batalkan impor'));
  const undo = page.getByRole('alertdialog', { name: 'Batalkan Impor' });
  await hands.click(undo.getByRole('button', { name: 'Batalkan impor' }));
  await shownAfterWork(page.getByText('98 anggota dihapus lagi, 0 dipulihkan, 0 tetap.'));
}

/** Finds one person by words in the search of the user list. */
async function find(page: Page, hands: CountedHands, words: string, name: string): Promise<void> {
  await hands.fill(page.getByRole('searchbox', { name: 'Cari' }), words);
  await shown(
    page.getByRole('status').getByText('1 pengguna', { exact: true }),
    page.getByRole('link', { name }).first(),
  );
}

/** Merges the pair that the nightly job found. The city of the second record stays. */
async function mergePair(page: Page, hands: CountedHands): Promise<void> {
  await hands.click(page.getByRole('link', { name: 'Data ganda' }));
  await hands.click(page.getByRole('link', { name: /^Bandingkan / }));
  await hands.click(page.getByRole('radio', { name: 'Putri Maharani', exact: true }));
  await hands.click(button(page, 'Gabungkan'));
  const confirm = page.getByRole('alertdialog', { name: 'Gabungkan Anggota' });
  await hands.click(confirm.getByRole('button', { name: 'Gabungkan', exact: true }));
  await shown(page.getByText('Digabungkan', { exact: true }));
}

/** A member publishes the own entry for everyone, and takes it back. */
async function publishAndWithdraw(page: Page, hands: CountedHands): Promise<void> {
  await hands.click(page.getByRole('group', { name: 'Nama', exact: true }).getByLabel('Publik'));
  await hands.click(button(page, 'Terbitkan'));
  await shown(page.getByText('Profil Anda tampil di direktori.', { exact: true }).first());
  expect((await anonymous.ok('listDirectory', {})).body.data).toMatchObject([{ name: 'Sri Hartati' }]);
  await hands.click(button(page, 'Tarik dari direktori'));
  const question = page.getByRole('alertdialog', { name: 'Tarik profil dari direktori?' });
  await hands.click(question.getByRole('button', { name: 'Tarik dari direktori', exact: true }));
  await shown(page.getByText('Profil Anda ditarik dari direktori.'));
  expect((await anonymous.ok('listDirectory', {})).body.total).toBe(0);
}

async function writeToEnding(page: Page, hands: CountedHands): Promise<void> {
  await hands.click(button(page, 'Filter lain'));
  await hands.fill(field(page, 'Berakhir dalam (hari)'), '40');
  await hands.click(button(page, 'Terapkan'));
  await shown(page.getByRole('status').getByText(`${endingMembers} pengguna`, { exact: true }));
  await hands.click(page.getByRole('link', { name: 'Tulis surat' }));
  await arrivedAt(page, '/admin/letters/new?endsWithin=40');
  await hands.select(field(page, 'Jenis'), 'Kabar asosiasi');
  await hands.fill(field(page, 'Subjek'), 'Perpanjang yuk, {nama}');
  await hands.click(field(page, 'Isi'));
  await page.keyboard.type('Masa berlaku Anda sampai {berlaku_sampai}.');
  hands.effort.keys += 'Masa berlaku Anda sampai {berlaku_sampai}.'.length;
  await hands.click(button(page, 'Simpan draf'));
  await shown(page.getByRole('article', { name: 'Pratinjau surat' }).getByText(/^Perpanjang yuk, /));
  await hands.click(button(page, `Kirim kepada ${endingMembers} orang`));
  const dialog = page.getByRole('alertdialog', { name: 'Kirim surat?' });
  await hands.click(dialog.getByRole('button', { name: `Kirim kepada ${endingMembers} orang` }));
  await shown(page.getByText('Menyiapkan daftar penerima'));
}

async function answerMessages(page: Page, hands: CountedHands): Promise<void> {
  for (const sender of ['Dewi Anjani', 'Putu Sudana', 'Rahel Tobing']) {
    await page.goto('/admin/messages');
    await hands.click(page.getByRole('link', { name: `Baca pesan dari ${sender}` }));
    await hands.select(page.getByLabel('Sisipkan templat'), 'Cara mendaftar');
    await hands.click(button(page, 'Kirim jawaban'));
    await shown(page.getByText('Jawaban dikirim dalam beberapa menit.', { exact: true }));
  }
  expect(await mailsOf('message-answer')).toHaveLength(3);
}

test(
  'a secretary imports, merges, finds, writes, answers and prints in one week',
  async ({ visit }) => {
    const hands = new CountedHands();
    const secretary = await makeAdmin({ name: 'Wulan Sari', duties: ['people'], phoneNumber: '' });
    for (const [firstName, lastName] of [
      ['Dewi', 'Anjani'],
      ['Putu', 'Sudana'],
      ['Rahel', 'Tobing'],
    ] as const)
      await makeMessage({ firstName, lastName, message: 'Bagaimana cara mendaftar?' });
    await as(secretary).ok('addMessageTemplate', {
      name: 'Cara mendaftar',
      text: 'Halo {nama}, buka halaman Daftar.',
    });
    const unlike = { phoneNumber: '', institution: '' };
    await makeMembers(endingMembers, { record: { ...unlike, validUntil: inDays(35) } });
    const phoneNumber = '+6281234567890';
    await makeMember({ record: { name: 'Putri Maharani', phoneNumber } });
    await makeMember({ record: { name: 'Maharany Putri, S.Kom.', phoneNumber, city: 'Bogor' } });
    const member = await makeMember({ record: { name: 'Sri Hartati', validUntil: inDays(200) } });
    const page = await visit('/admin/manage-user', { as: secretary, width: 360 });

    await step('a messy sheet is imported, undone, and imported again', async () => {
      await hands.click(page.getByRole('link', { name: 'Impor anggota' }));
      await importSheet(page, hands);
      await undoImport(page, hands);
      expect(await valuesOf('users')).toHaveLength(16);
      await page.goto('/admin/manage-user/import');
      await importSheet(page, hands);
      expect(await valuesOf('users')).toHaveLength(114);
    });

    await step('two members that are one person are merged', async () => {
      await storeDoubles(defaultJobOptions);
      await page.goto('/admin/manage-user');
      await mergePair(page, hands);
      expect(await valuesOf('users')).toHaveLength(113);
    });

    await step('five people are found by half-remembered facts', async () => {
      await page.goto('/admin/manage-user');
      await find(page, hands, '88445', remembered.byPhone.name);
      await find(page, hands, 'simatupng ende', remembered.byTypo.name);
      await find(page, hands, 'kupang ontologi', remembered.byExpertise.name);
      await find(page, hands, 'bahari poli', remembered.byInstitution.name);
      await find(page, hands, 'iwd', remembered.byMail.name);
    });

    await step('a letter goes to those who end next month', async () => {
      await page.goto('/admin/manage-user');
      await writeToEnding(page, hands);
      const server = await startMailServer();
      vi.stubEnv('LETTERS_PER_SECOND', '1000');
      await sendDueLettersWithin(60_000);
      const subjects = server.mails.map(({ subject = '' }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('Perpanjang yuk, '))).toHaveLength(
        endingMembers,
      );
      // Both addresses of the merged accounts.
      expect(subjects.filter((subject) => subject.startsWith('Dua akun Anda digabungkan'))).toHaveLength(2);
      expect(subjects).toHaveLength(endingMembers + 2);
    });

    await step('three messages are answered', () => answerMessages(page, hands));

    await step('the list for the meeting is printed', async () => {
      await page.goto('/admin/manage-user?city=Bandung');
      await hands.click(page.getByRole('link', { name: 'Cetak' }));
      await eventually(() => page.getByRole('table').getByRole('row').count()).toBe(17);
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', 'true');
      });
      await hands.click(button(page, 'Cetak'));
      await shown(page.locator('body[data-printed="true"]'));
    });

    await step('a member publishes the own entry of the directory, and takes it back', async () =>
      publishAndWithdraw(await visit('/profile/directory', { as: member, width: 360 }), hands),
    );

    log(`secretary: ${hands.effort.clicks} clicks, ${hands.effort.keys} keys`);
    expect(hands.effort.clicks).toBeLessThanOrEqual(maxEffort.clicks);
    expect(hands.effort.keys).toBeLessThanOrEqual(maxEffort.keys);
  },
  timeoutMs,
);
