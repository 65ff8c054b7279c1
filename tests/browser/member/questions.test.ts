import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { choose, rowOf } from '../../support/act/steps.ts';
import { expectGoodScreen } from '../../support/check/screen-checks.ts';
import { storedDocument } from '../../support/check/stores.ts';
import { proof } from '../../support/make/images.ts';
import { makeAdmin, makeMember, type Person } from '../../support/make/people.ts';
import { breakServer, eventually, gone, requestsOf, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

const text = 'Atas nama siapa transfer ini?';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Ask the Applicant' });
const facts = (page: Page) => page.getByRole('region', { name: 'Pertanyaan', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Pertanyaan dari pengurus' });
const tracker = (page: Page, title = 'Status pendaftaran') =>
  page.getByRole('region', { name: title, exact: true });

/** Waits until this person's request is on screen and can be decided. */
async function ready(page: Page, { name }: Person): Promise<void> {
  await shown(page.getByRole('heading', { level: 2, name, exact: true }));
  await eventually(() => button(page, 'Approve').getAttribute('aria-disabled')).toBe(null);
}

describe.for([360, 1280] as const)('at %i px', (width) => {
  test('an admin asks at the review desk with keys only, and sees the answer there', async ({ visit }) => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
    const page = await visit('/admin/request-register/review', { as: admin, width });
    await ready(page, member);
    await page.keyboard.press('q');
    await shown(dialogOf(page).getByText(member.name));
    await expectGoodScreen(page);
    await page.keyboard.press('2');
    const question = 'Nama pengirim pada bukti berbeda dengan nama Anda. Siapa yang mentransfer?';
    await eventually(() => dialogOf(page).getByRole('textbox').inputValue()).toBe(question);
    const sent = requestsOf(page, 'POST /api/users/user/*/question');
    await page.keyboard.press('Enter');
    await gone(dialogOf(page));
    await shown(facts(page).getByText('Menunggu jawaban'), facts(page).getByText(question));
    expect(sent).toHaveLength(1);
    await eventually(() => button(page, 'Ask').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('q');
    expect(await dialogOf(page).count()).toBe(0);
    await expectGoodScreen(page);
    await as(member).ok('answerQuestion', { text: 'Istri saya, Dewi.', paymentProof: await proof() });
    await page.reload();
    await ready(page, member);
    await shown(
      facts(page).getByText('Dijawab', { exact: true }),
      facts(page).getByText('Istri saya, Dewi. (dengan bukti baru)'),
    );
    await eventually(() => button(page, 'Ask').getAttribute('aria-disabled')).toBe(null);
    await expectGoodScreen(page);
    await page.keyboard.press('a');
    await shown(page.getByRole('heading', { name: 'Semua permintaan sudah diputuskan' }));
  });

  test('an applicant reads the question on the dashboard and answers it there', async ({ visit }) => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
    await as(admin).ok('askApplicant', { id: member.id, text });
    const page = await visit('/membership', {
      as: member,
      width,
      refusals: ['POST /api/users/user/profile/answer 400'],
    });
    await shown(panel(page).getByText(text), tracker(page).getByText('Menunggu jawaban Anda'));
    await shown(tracker(page).getByText(/^Jawab paling lambat \d+ \p{L}+ \d{4}\.$/u));
    await expectGoodScreen(page);
    await button(page, 'Kirim jawaban').click();
    await shown(page.getByText('Tulis jawaban atau pilih bukti baru.').first());
    await expectGoodScreen(page);
    await page.getByLabel(/^Jawaban Anda/).fill('Atas nama istri saya.');
    await page.keyboard.press('Tab');
    await button(page, 'Kirim jawaban').focus();
    await page.keyboard.press('Enter');
    await shown(page.getByText('Jawaban Anda kami terima.'));
    await gone(panel(page));
    await shown(tracker(page).getByText(/^Jawaban Anda sudah kami terima /));
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await eventually(focused).toBe('Status pendaftaran');
    await expectGoodScreen(page);
  });

  test('the list shows what was asked, and what was answered', async ({ visit }) => {
    const admin = await makeAdmin();
    const [asked, answered] = [
      await makeMember({ status: 'RequestRenew' }),
      await makeMember({ status: 'RequestRenew' }),
    ];
    for (const { id } of [asked, answered]) await as(admin).ok('askApplicant', { id, text });
    await as(answered).ok('answerQuestion', { text: 'Saya.' });
    const page = await visit('/admin/request-renewal', { as: admin, width });
    await shown(rowOf(page, asked).getByText('Menunggu jawaban', { exact: true }));
    await shown(rowOf(page, asked).getByTitle(text));
    await shown(
      rowOf(page, answered).getByText('Dijawab', { exact: true }),
      rowOf(page, answered).getByText('Saya.', { exact: true }),
    );
    expect(await rowOf(page, asked).getByText('Waiting Approval', { exact: true }).count()).toBe(1);
    await expectGoodScreen(page);
  });
});

test('a renewer answers with a new proof alone, and nothing else is typed', async ({ visit }) => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
  await as(admin).ok('askApplicant', { id: member.id, text: 'Bukti tidak terbaca.' });
  const { paymentId } = await storedDocument('users', member.id);
  const page = await visit('/membership', { as: member, dark: true });
  await shown(panel(page).getByText('Bukti tidak terbaca.'));
  await expectGoodScreen(page);
  await choose(page, 'Bukti pembayaran baru', await proof());
  await button(page, 'Kirim jawaban').click();
  await shown(page.getByText('Jawaban Anda kami terima.'));
  expect((await storedDocument('users', member.id)).paymentId).not.toBe(paymentId);
  const history = page.getByRole('region', { name: 'Riwayat pembayaran' });
  await shown(history.getByText('Diganti dengan bukti baru.'));
  await eventually(() => history.getByRole('listitem').count()).toBe(2);
});

test('a question that cannot be sent stays typed; an empty one is not sent', async ({ visit }) => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
  const page = await visit('/admin/request-register/review', {
    as: admin,
    refusals: ['POST /api/users/user/*/question 500'],
  });
  await ready(page, member);
  await button(page, 'Ask').click();
  const [field, send] = [
    dialogOf(page).getByRole('textbox'),
    dialogOf(page).getByRole('button', { name: 'Send question', exact: true }),
  ];
  await send.click();
  await shown(dialogOf(page).getByText('Wajib diisi.'));
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectGoodScreen(page);
  const mend = await breakServer(page, 'POST', '/api/users/user/*/question');
  await field.fill(text);
  await send.click();
  await shown(dialogOf(page).getByText('Pertanyaan tidak dapat dikirim. Coba lagi.'));
  expect(await field.inputValue()).toBe(text);
  await mend();
  await send.click();
  await shown(facts(page).getByText(text));
  await page.keyboard.press('?');
  await shown(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText(/^Bertanya kepada pemohon/));
});
