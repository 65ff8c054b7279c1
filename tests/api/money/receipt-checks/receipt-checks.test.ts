import { expect, test, vi } from 'vitest';
import { encodeReceiptCode } from '../../../../functions/src/model/money/receipts/receipt-codes.ts';
import { readPdf } from '../../../support/assertions/files.ts';
import {
  changeDocument,
  everything,
  paymentIdOf,
  storedDocument,
} from '../../../support/assertions/stores.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { jakarta } from '../../../support/suite/time.ts';

/** Approves the waiting renewal and returns the printed code. */
async function printed(person: Person) {
  await as(await makeAdmin()).ok('approveRenewal', { id: person.id });
  const id = await paymentIdOf(person);
  const { text } = await readPdf((await as(person).ok('issueReceipt', { id })).bytes);
  const [, number = ''] = /No\. (KW\S+)/.exec(text) ?? [];
  const [, code = ''] = /Kode (\S+)/.exec(text) ?? [];
  return { id, number, code };
}

const verdictOf = async (code: string) => (await anonymous.ok('checkReceipt', { code })).body;

test('a genuine receipt shows number, day, amount and the initials of its payer', async () => {
  const member = await makeMember({
    status: 'RequestRenew',
    record: { name: 'Dr. Rina Wulandari, M.Kom.' },
  });
  await as(member).ok('updateProfile', { name: 'Dr. Rina Wulandari, M.Kom.', taxNumber: '3201234567890001' });
  const { id, number, code } = await printed(member);
  await changeDocument('payments', id, { decidedAt: jakarta('2026-03-03T00:30') });
  await as(member).ok('updateProfile', { name: 'Nama Lain' });
  const before = await everything();
  const expected = {
    verdict: 'genuine',
    receipt: { number, issuedAt: '2026-03-02T17:30:00.000Z', amount: 150_000, payer: 'R*** W***' },
  };
  expect(await verdictOf(code)).toEqual(expected);
  expect(await verdictOf(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toEqual(expected);
  expect(await everything()).toEqual(before);
});

test("an institution's receipt shows its name at that time", async () => {
  const { coordinator, name } = await makeInstitution({ status: 'RequestRenew' });
  const { code } = await printed(coordinator);
  expect((await verdictOf(code)).receipt).toMatchObject({ payer: name, amount: 1_900_000 });
});

test('forged, unknown and mistyped codes are distinguished, and reveal nothing else', async () => {
  const member = await makeMember({ status: 'RequestRenew' });
  const { id, number, code } = await printed(member);
  const secret = 'a1b2c3d4e5f6';
  const other = code.at(-2) === '0' ? '8' : '0';
  expect(await verdictOf(encodeReceiptCode({ number, secret }))).toEqual({
    verdict: 'forged',
    receipt: null,
  });
  expect(await verdictOf(encodeReceiptCode({ number: 'KW/2021/000007', secret }))).toEqual({
    verdict: 'unknown',
    receipt: null,
  });
  expect(await verdictOf(`${code.slice(0, -2)}${other}${code.slice(-1)}`)).toEqual({
    verdict: 'unreadable',
    receipt: null,
  });
  expect(await verdictOf('SISINDO')).toEqual({ verdict: 'unreadable', receipt: null });
  // A receipt from before codes existed: no code of its number is genuine.
  const { receipt } = await storedDocument('payments', id);
  const { secret: _, ...older } = receipt as Record<string, unknown>;
  await changeDocument('payments', id, { receipt: older });
  expect(await verdictOf(encodeReceiptCode({ number, secret }))).toEqual({
    verdict: 'unknown',
    receipt: null,
  });
});

test('a code is valid after the account of its payer was deleted', async () => {
  const member = await makeMember({ status: 'RequestRenew' });
  const { code } = await printed(member);
  await as(await makeAdmin()).ok('deleteUser', { id: member.id });
  expect((await verdictOf(code)).verdict).toBe('genuine');
});

test('checks of one network are limited', async () => {
  vi.stubEnv('RECEIPT_CHECKS_PER_ADDRESS', '1');
  const client = inProcess();
  await client.ok('checkReceipt', { code: 'x' });
  expect((await client.refused('checkReceipt', { code: 'x' })).status).toBe(429);
});
