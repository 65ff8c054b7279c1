import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, choose, clickTwice, requestShown } from '../../support/actions/steps.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { breakServer, eventually, hidden, requestsOf, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const text = 'Atas nama siapa transfer ini?';
const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Tanya Pemohon' });
const facts = (page: Page) => page.getByRole('region', { name: 'Pertanyaan', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Pertanyaan dari pengurus' });

test('an admin asks at the review desk by keyboard, and sees the answer there', { tags: ['full'] }, async ({
  visit,
}) => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
  const page = await visit('/admin/request-register/review', { as: admin });
  await requestShown(page, member);
  await page.keyboard.press('q');
  await shown(dialogOf(page).getByText(member.name));
  await page.keyboard.press('2');
  const question = 'Nama pengirim pada bukti berbeda dengan nama Anda. Siapa yang mentransfer?';
  await eventually(() => dialogOf(page).getByRole('textbox').inputValue()).toBe(question);
  const sent = requestsOf(page, 'POST /api/users/user/*/question');
  await page.keyboard.press('Enter');
  await hidden(dialogOf(page));
  await shown(facts(page).getByText('Menunggu jawaban'), facts(page).getByText(question));
  expect(sent).toHaveLength(1);
  await eventually(() => button(page, 'Tanya').getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('q');
  expect(await dialogOf(page).count()).toBe(0);
  await as(member).ok('answerQuestion', { text: 'Istri saya, Dewi.', paymentProof: await proof() });
  await page.reload();
  await requestShown(page, member);
  await shown(
    facts(page).getByText('Dijawab', { exact: true }),
    facts(page).getByText('Istri saya, Dewi. (dengan bukti baru)'),
  );
  await eventually(() => button(page, 'Tanya').getAttribute('aria-disabled')).toBe(null);
  await page.keyboard.press('a');
  await shown(page.getByRole('heading', { name: 'Semua permintaan sudah diputuskan' }));
});

test('a question is the first element on a phone, with its complete text', { tags: ['full'] }, async ({
  visit,
}) => {
  const [admin, member] = [
    await makeAdmin(),
    await makeMember({ status: 'RequestRenew', isVerified: false }),
  ];
  await as(admin).ok('askApplicant', { id: member.id, text });
  const page = await visit('/membership', { as: member, width: 360 });
  const field = page.getByLabel(/^Jawaban Anda/);
  await shown(panel(page).getByText(text), field);
  const block = page.getByRole('region', { name: 'Status keanggotaan' });
  expect(await block.getByRole('region', { name: 'Pertanyaan dari pengurus' }).count()).toBe(1);
  for (const part of [
    panel(page).getByText(text),
    panel(page).getByText(/^Jawablah paling lambat /),
    field,
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  }
});

test('a wrong proof is replaced while it waits, also with a double click', async ({ visit }) => {
  const member = await makeMember({ status: 'waitingApproval' });
  const { paymentId } = await storedDocument('users', member.id);
  const page = await visit('/membership', { as: member, width: 360 });
  await page.getByRole('button', { name: 'Ganti bukti pembayaran' }).click();
  await choose(page, 'Bukti pembayaran baru', await proof());
  const sent = requestsOf(page, 'PUT /api/payments/*/proof');
  await clickTwice(button(page, 'Kirim bukti baru'));
  await shown(page.getByText('Bukti baru menggantikan bukti sebelumnya. Urutan Anda dalam antrean tetap.'));
  expect(sent).toEqual([`PUT /api/payments/${paymentId}/proof`]);
  const history = page.getByRole('region', { name: 'Riwayat pembayaran' });
  await shown(history.getByText('Diganti', { exact: true }), history.getByText('Menunggu persetujuan'));
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Status pendaftaran');
});

test('a renewing member answers with a new proof and no text', { tags: ['full'] }, async ({ visit }) => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
  await as(admin).ok('askApplicant', { id: member.id, text: 'Bukti tidak terbaca.' });
  const { paymentId } = await storedDocument('users', member.id);
  const page = await visit('/membership', { as: member, dark: true });
  await shown(panel(page).getByText('Bukti tidak terbaca.'));
  await choose(page, 'Bukti pembayaran baru', await proof());
  await button(page, 'Kirim jawaban').click();
  await shown(page.getByText('Jawaban Anda kami terima.'));
  expect((await storedDocument('users', member.id)).paymentId).not.toBe(paymentId);
  const history = page.getByRole('region', { name: 'Riwayat pembayaran' });
  await shown(history.getByText('Diganti', { exact: true }));
  await eventually(() => history.getByRole('listitem').count()).toBe(2);
});

test('a question that fails to send keeps its text; an empty one is not sent', { tags: ['full'] }, async ({
  visit,
}) => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
  const page = await visit('/admin/request-register/review', {
    as: admin,
    refusals: ['POST /api/users/user/*/question 500'],
  });
  await requestShown(page, member);
  await button(page, 'Tanya').click();
  const [field, send] = [
    dialogOf(page).getByRole('textbox'),
    dialogOf(page).getByRole('button', { name: 'Kirim pertanyaan', exact: true }),
  ];
  await send.click();
  await shown(dialogOf(page).getByText('Wajib diisi.'));
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  const restore = await breakServer(page, 'POST', '/api/users/user/*/question');
  await field.fill(text);
  await send.click();
  await shown(dialogOf(page).getByText('Pertanyaan tidak dapat dikirim. Coba lagi.'));
  expect(await field.inputValue()).toBe(text);
  await restore();
  await send.click();
  await hidden(dialogOf(page));
  await shown(facts(page).getByText(text));
  await page.keyboard.press('?');
  await shown(page.getByRole('dialog', { name: 'Pintasan papan ketik' }).getByText(/^Tanya pemohon/));
});
