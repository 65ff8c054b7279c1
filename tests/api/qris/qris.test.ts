import { beforeEach, expect, test } from 'vitest';
import { fees } from '../../../contract/words/fees.ts';
import { everything, valuesOf } from '../../support/check/stores.ts';
import { writesOf } from '../../support/check/writes.ts';
import { makeAdmin, makeMember } from '../../support/make/people.ts';
import { qrisText } from '../../support/make/qris.ts';
import { as, inProcess } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

const facts = { merchant: 'CONTOH ASOSIASI', city: 'SURABAYA', nmid: 'ID1020000000001' };

test('is set by an admin, told to every admin, kept in the audit, and taken away again', async () => {
  const [admin, other] = [await makeAdmin(), await makeAdmin()];
  await makeMember();
  expect((await as(admin).ok('getQris', {})).body).toEqual({ qris: null, changedAt: null, changedBy: null });
  const { body, reads } = await as(admin).ok('saveQris', { text: qrisText });
  expect(body).toEqual({ message: 'QRIS disimpan. Semua admin diberi tahu lewat email.', changed: true });
  expect(reads).toBe(5);
  const { body: setting, reads: readsOfGet } = await as(other).ok('getQris', {});
  expect(setting).toEqual({
    qris: { text: qrisText, ...facts },
    changedAt: expect.any(String),
    changedBy: admin.name,
  });
  expect(readsOfGet).toBe(3);
  const told = (await valuesOf('outbox')).map(({ kind, to, data }) => [kind, to, data]);
  const data = { by: admin.name, merchant: facts.merchant, nmid: facts.nmid, at: setting.changedAt };
  expect(told).toHaveLength(2);
  for (const { name, email } of [admin, other])
    expect(told).toContainEqual(['qris-changed', email, { name, ...data }]);
  const here = as(admin, inProcess());
  const again = await here.ok('saveQris', { text: ` ${qrisText}\n` });
  expect(again.body.changed).toBe(false);
  expect(await writesOf(() => here.ok('saveQris', { text: '' }))).toEqual([
    'audit qris.save',
    'mail qris-changed',
    'mail qris-changed',
    'update settings as read',
  ]);
  expect((await here.ok('getQris', {})).body.qris).toBeNull();
  const entries = (await valuesOf('audit')).map(({ action, details }) => [action, details]);
  expect(entries).toHaveLength(2);
  expect(entries).toContainEqual(['qris.save', { before: '', after: qrisText }]);
  expect(entries).toContainEqual(['qris.save', { before: qrisText, after: '' }]);
});

test('is refused where it is damaged, and changes nothing', async () => {
  const admin = await makeAdmin();
  const here = as(admin, inProcess());
  const before = await everything();
  const damaged = qrisText.replace('ASOSIASI', 'ASOSIASl');
  const refused = await here.refused('saveQris', { text: damaged });
  expect(refused.body.fields).toEqual({ text: 'Ini bukan teks kode QRIS statis yang utuh.' });
  expect(await everything()).toEqual(before);
});

test('of ten saves at once leaves one setting, and an audit that follows itself', async () => {
  const admin = await makeAdmin();
  const here = as(admin, inProcess());
  const texts = ['', qrisText];
  await here.ok('saveQris', { text: qrisText });
  const all = Array.from({ length: 10 }, (_, n) => texts[n % 2] ?? '');
  await Promise.all(all.map((text) => here.ok('saveQris', { text })));
  const entries = (await valuesOf('audit')).map(
    ({ details }) => details as { before: string; after: string },
  );
  const set = entries.filter(({ before }) => before === '').length;
  const taken = entries.filter(({ after }) => after === '').length;
  expect(set + taken).toBe(entries.length);
  expect(set - taken).toBe((await here.ok('getQris', {})).body.qris === null ? 0 : 1);
});

test('stands in a bill with the exact amount, and in none without one', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  expect((await as(member).ok('openBill', {})).body.qris).toBeNull();
  await as(admin).ok('saveQris', { text: qrisText });
  const { body: bill } = await as(member).ok('openBill', {});
  const amount = String(bill.amount);
  expect(amount.length).toBe(String(fees.individual).length);
  expect(bill.qris).toEqual({
    text: expect.stringContaining(`53033605406${amount}5802ID`),
    merchant: 'CONTOH ASOSIASI',
    nmid: 'ID1020000000001',
  });
});
