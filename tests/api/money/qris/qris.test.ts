import { expect, test } from 'vitest';
import { fees } from '../../../../contract/text/fees.ts';
import { everything, valuesOf } from '../../../support/assertions/stores.ts';
import { writesOf } from '../../../support/assertions/writes.ts';
import { qrisText } from '../../../support/factories/bills.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';

const facts = { merchant: 'CONTOH ASOSIASI', city: 'SURABAYA', nmid: 'ID1020000000001' };

test('the code is set by an admin, mailed to every admin, audited, and removed again', async () => {
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
  const mails = (await valuesOf('outbox')).map(({ kind, to, data }) => [kind, to, data]);
  const data = { by: admin.name, merchant: facts.merchant, nmid: facts.nmid, at: setting.changedAt };
  expect(mails).toHaveLength(2);
  for (const { name, email } of [admin, other])
    expect(mails).toContainEqual(['qris-changed', email, { name, ...data }]);
  const client = inProcess(admin);
  const again = await client.ok('saveQris', { text: ` ${qrisText}\n` });
  expect(again.body.changed).toBe(false);
  expect(await writesOf(() => client.ok('saveQris', { text: '' }))).toEqual([
    'audit qris.save',
    'mail qris-changed',
    'mail qris-changed',
    'update settings as read',
  ]);
  expect((await client.ok('getQris', {})).body.qris).toBeNull();
  const entries = (await valuesOf('audit')).map(({ action, details }) => [action, details]);
  expect(entries).toHaveLength(2);
  expect(entries).toContainEqual(['qris.save', { before: '', after: qrisText }]);
  expect(entries).toContainEqual(['qris.save', { before: qrisText, after: '' }]);
});

test('a damaged code is refused and changes nothing', async () => {
  const admin = await makeAdmin();
  const client = inProcess(admin);
  const before = await everything();
  const damaged = qrisText.replace('ASOSIASI', 'ASOSIASl');
  const refused = await client.refused('saveQris', { text: damaged });
  expect(refused.body.fields).toEqual({ text: 'Ini bukan teks kode QRIS statis yang utuh.' });
  expect(await everything()).toEqual(before);
});

test('ten concurrent saves leave one setting and a consistent audit', async () => {
  const admin = await makeAdmin();
  const client = inProcess(admin);
  const texts = ['', qrisText];
  await client.ok('saveQris', { text: qrisText });
  const all = Array.from({ length: 10 }, (_, n) => texts[n % 2] ?? '');
  await Promise.all(all.map((text) => client.ok('saveQris', { text })));
  const entries = (await valuesOf('audit')).map(
    ({ details }) => details as { before: string; after: string },
  );
  const set = entries.filter(({ before }) => before === '').length;
  const taken = entries.filter(({ after }) => after === '').length;
  expect(set + taken).toBe(entries.length);
  expect(set - taken).toBe((await client.ok('getQris', {})).body.qris === null ? 0 : 1);
});

test('a bill contains the code with its exact amount, and none without a code', async () => {
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
