import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { press, rowButton, rowOf, sendNow } from '../../support/actions/steps.ts';
import { changeDocument, storedDocument } from '../../support/assertions/stores.ts';
import { closeDialog, dialog, question, type Screen, sweep } from '../../support/assertions/sweep.ts';
import { slip } from '../../support/factories/images.ts';
import {
  institutionForm,
  makeInstitution,
  type TestInstitution,
} from '../../support/factories/institutions.ts';
import { long } from '../../support/factories/long-words.ts';
import { makeAdmin, makeMember, type Person, register } from '../../support/factories/people.ts';
import { shown } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** The request lists and their review desks. */

let admin: Person;
const waiting: Person[] = [];
const renewing: Person[] = [];
let applicant: Person;
let institution: TestInstitution;

/** Position in its list, from the first. */
const nth = (place: number) => {
  const at = new Date(Date.UTC(2026, 0, 5, 3, place));
  return { createdAt: at, updatedAt: at };
};
const text = 'Atas nama siapa transfer ini?';

shareStores();
beforeAll(async () => {
  admin = await makeAdmin();
  const joining = { status: 'waitingApproval', photo: true } as const;
  waiting.push(
    await makeMember({ ...joining, record: { ...long.member, email: long.email('satu'), ...nth(1) } }),
    await makeMember({ ...joining, isVerified: false, record: { ...long.member, name: 'Dewi', ...nth(2) } }),
  );
  applicant = await register(await institutionForm());
  // One proof was used before unchanged, the next is similar to another.
  const [same, alike] = [await slip(1), await slip(2)];
  await makeMember({ proof: same, record: long.member });
  const { paymentId } = await storedDocument('users', (await makeMember({ proof: alike })).id);
  await changeDocument('payments', String(paymentId), { sha256: 'savedAnew' });
  const again = { status: 'RequestRenew' } as const;
  institution = await makeInstitution({ status: 'RequestRenew' });
  renewing.push(
    await makeMember({
      ...again,
      proof: same,
      record: { ...long.member, email: long.email('satu-lagi'), ...nth(1) },
    }),
    await makeMember({ ...again, proof: alike, record: nth(2) }),
    await makeMember({ ...again, record: nth(3) }),
    await makeMember({ ...again, record: nth(4) }),
    institution.coordinator,
  );
  const { paymentId: alikeToIt } = await storedDocument('users', (renewing[1] as Person).id);
  await changeDocument('payments', String(alikeToIt), { alike: [String(paymentId)] });
  for (const { id } of [waiting[1], renewing[2], renewing[3]] as Person[]) {
    await as(admin).ok('askApplicant', { id, text });
  }
  await as(renewing[3]).ok('answerQuestion', { text: 'Istri saya, Dewi.' });
});

/** Waits until this request and its proof are on the desk and can be decided. */
const deskShown = (page: Page, person: Person | undefined): Promise<void> =>
  shown(
    page.getByRole('heading', { level: 2, name: String(person?.name), exact: true }),
    page.getByRole('img', { name: `Bukti pembayaran ${person?.name}` }),
  );

const screens: readonly Screen[] = [
  [
    'Request Register',
    () => '/admin/request-register',
    async function* (page) {
      await shown(rowOf(page, applicant).getByText('Institusi, Rp\u00a01.900.000', { exact: true }));
      yield [360];
      await press(page, `Detail ${long.name}`);
      await shown(dialog(page, `Detail: ${long.name}`));
      yield [360];
      await closeDialog(page);
      await rowButton(page, 'Detail', applicant).click();
      await shown(dialog(page, /^Detail/).getByText('Institusi, Rp\u00a01.900.000', { exact: true }));
      yield;
      await closeDialog(page);
      await press(page, `Lihat bukti pembayaran ${long.name}`);
      await shown(dialog(page, /^Bukti pembayaran/).getByRole('img'));
      yield [360];
      await closeDialog(page);
      await press(page, `Reject ${long.name}`);
      await shown(question(page, 'Confirm Reject This New Member'));
      yield;
      await closeDialog(page);
      await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
      yield;
      await page.getByRole('button', { name: 'Batalkan pilihan', exact: true }).click();
      await rowButton(page, 'Approve', applicant).click();
      await shown(page.getByText('Akan disetujui', { exact: true }));
      yield;
      await sendNow(page);
      await shown(page.getByText(`${applicant.name}: Pendaftaran disetujui.`));
      return [360];
    },
  ],
  [
    'Request Renewal',
    () => '/admin/request-renewal',
    async function* (page) {
      await shown(
        rowOf(page, renewing[2] as Person).getByText('Menunggu jawaban', { exact: true }),
        rowOf(page, renewing[2] as Person).getByTitle(text),
        rowOf(page, renewing[3] as Person).getByText('Dijawab', { exact: true }),
        rowOf(page, renewing[3] as Person).getByText('Istri saya, Dewi.', { exact: true }),
      );
      const waits = rowOf(page, renewing[2] as Person).getByText('Waiting Approval', { exact: true });
      expect(await waits.count()).toBe(1);
      yield [360];
      await press(page, `Reject ${long.name}`);
      await shown(question(page, 'Confirm Membership Renewal Rejection'));
      yield [360];
      await closeDialog(page);
      await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
    },
  ],
  [
    'Meja tinjau: pendaftaran',
    () => '/admin/request-register/review',
    async function* (page) {
      await deskShown(page, waiting[0]);
      yield;
      await page.keyboard.press('q');
      await shown(question(page, 'Tanya Pemohon'));
      yield;
      await press(page, 'Kirim pertanyaan');
      await shown(question(page, 'Tanya Pemohon').getByText('Wajib diisi.'));
      yield;
      await closeDialog(page);
      await page.keyboard.press('?');
      await shown(dialog(page, 'Pintasan papan ketik'));
      yield;
      await closeDialog(page);
      await page.keyboard.press('j');
      await deskShown(page, waiting[1]);
      await shown(
        page.getByRole('region', { name: 'Pertanyaan', exact: true }).getByText('Menunggu jawaban'),
      );
    },
  ],
  [
    'Meja tinjau: perpanjangan',
    () => '/admin/request-renewal/review',
    async function* (page) {
      await deskShown(page, renewing[0]);
      await shown(page.getByRole('alert').filter({ hasText: 'Bukti ini sudah pernah dipakai.' }));
      yield [360, 1280];
      await press(page, 'Reject');
      await shown(question(page, 'Confirm Membership Renewal Rejection'));
      yield [360, 1280];
      await closeDialog(page);
      await page.keyboard.press('j');
      await deskShown(page, renewing[1]);
      await shown(page.getByRole('alert').filter({ hasText: 'Bukti ini sangat mirip dengan bukti lain.' }));
      yield;
      for (const person of renewing.slice(2)) {
        await page.keyboard.press('j');
        await deskShown(page, person);
      }
      await shown(
        page.getByText('Rp\u00a01.900.000').first(),
        page.getByText(`Institusi: ${institution.name}`),
        page.getByText('Terverifikasi', { exact: true }),
      );
      yield;
      await page.keyboard.press('k');
      await deskShown(page, renewing[3]);
      await shown(page.getByText('Istri saya, Dewi.'));
    },
  ],
];

sweep(screens, () => admin);
