import { expect, test } from 'vitest';
import { noop } from '../../../../functions/src/data/batch.ts';
import { issueInvoice } from '../../../../functions/src/model/money/bills/invoices.ts';
import { openBill } from '../../../../functions/src/model/money/bills/open-bill.ts';
import { memberPayer } from '../../../../functions/src/model/money/bills/payers.ts';
import { createRenewalCode } from '../../../../functions/src/model/money/payments/renewal-codes.ts';
import { readPdf } from '../../../support/assertions/files.ts';
import {
  auditEntriesOf,
  changeDocument,
  documentsOf,
  everything,
  mailsOf,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { codeOf, qrisText } from '../../../support/factories/bills.ts';
import { institutionForm, makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const key = 'c3'.repeat(16);
const nameOf = (headers: Headers) => /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];

test('a coordinator gets the same invoice for the open bill by download and mail; an admin gets it too', async () => {
  const [admin, { id, coordinator, name }] = [await makeAdmin(), await makeInstitution()];
  await changeDocument('institutions', id, { taxNumber: '0123456789012345' });
  await inProcess(admin).ok('saveQris', { text: qrisText });
  const { body: bill } = await inProcess(coordinator).ok('openBill', {});
  const { headers, bytes, reads } = await inProcess(coordinator).ok('issueInvoice', {});
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(nameOf(headers)).toMatch(/^invoice-INV-\d{4}-000001\.pdf$/);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(100_000);
  const note = `${name} ${bill.code.slice(0, 4)}-${bill.code.slice(4)}`;
  const { text } = await readPdf(bytes);
  expect(text).toContain(note);
  expect(text).toContain(`Kode unik (penanda transfer) −Rp ${1_900_000 - bill.amount} `);
  expect(reads).toBeLessThanOrEqual(10);
  const [[number, invoice] = []] = Object.entries(await documentsOf('invoices'));
  expect(number).toMatch(/^INV-\d{4}-000001$/);
  expect(invoice).toMatchObject({
    number: String(number).replaceAll('-', '/'),
    serial: 1,
    bill: bill.code,
    kind: 'renewal',
    fee: 1_900_000,
    amount: bill.amount,
    name,
    taxNumber: '0123456789012345',
    signatory: { name: expect.any(String), office: expect.any(String) },
  });
  expect(await valuesOf('bills')).toMatchObject([{ invoice: String(number).replaceAll('-', '/') }]);
  expect(await mailsOf('invoice-issued')).toMatchObject([
    { to: coordinator.email, data: { institution: name, amount: bill.amount } },
  ]);
  expect((await inProcess(coordinator).ok('issueInvoice', {})).bytes.equals(bytes)).toBe(true);
  expect((await inProcess(admin).ok('issueInstitutionInvoice', { id })).bytes.equals(bytes)).toBe(true);
  expect(await valuesOf('invoices')).toHaveLength(1);
  expect(await auditEntriesOf('invoice.issue')).toMatchObject([
    { actorId: coordinator.id, targetId: id, details: { bill: bill.code } },
  ]);
});

test('ten concurrent requests for five institutions use five numbers without a gap', {
  tags: ['full'],
}, async () => {
  const institutions = await Promise.all(Array.from({ length: 5 }, () => makeInstitution()));
  const all = institutions.flatMap(({ coordinator }) => [coordinator, coordinator]);
  await Promise.all(all.map((person) => inProcess(person).ok('issueInvoice', {})));
  const serials = (await valuesOf('invoices')).map(({ serial }) => Number(serial));
  expect(serials.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  const bills = (await valuesOf('invoices')).map(({ bill }) => bill);
  expect(new Set(bills).size).toBe(5);
});

test('the numbers of a year start again in Jakarta time', async () => {
  const issue = async (id: string) => {
    const bill = await openBill(memberPayer(id, null), 'renewal');
    await issueInvoice(bill.id, { name: 'Universitas Contoh', address: '' }, noop);
  };
  freezeClock('2027-12-31T23:59');
  await issue('one');
  freezeClock('2028-01-01T00:00');
  await issue('two');
  expect(Object.keys(await documentsOf('invoices')).sort()).toEqual(['INV-2027-000001', 'INV-2028-000001']);
});

test('a visitor gets a pro forma invoice without a number; the registration gets one, for the same bill', async () => {
  const admin = await makeAdmin();
  const said = {
    key,
    institution: 'Universitas Contoh Nusantara',
    institutionAddress: 'Jl. Contoh 1\nSurabaya',
  };
  const { headers, bytes, reads } = await inProcess().ok('issueVisitorInvoice', said);
  expect(reads).toBeLessThanOrEqual(6);
  const { body: bill } = await inProcess().ok('openVisitorBill', { key, membership: 'institution' });
  expect(nameOf(headers)).toBe(`proforma-${bill.code}.pdf`);
  expect((await inProcess().ok('issueVisitorInvoice', said)).bytes.equals(bytes)).toBe(true);
  expect(await valuesOf('invoices')).toEqual([]);
  const form = await institutionForm({ bill: bill.code, billKey: key });
  const { body } = await inProcess().ok('register', form);
  const [id = ''] = Object.keys(await documentsOf('institutions'));
  const issued = await inProcess(admin).ok('issueInstitutionInvoice', { id });
  expect(nameOf(issued.headers)).toMatch(/^invoice-INV-\d{4}-000001\.pdf$/);
  const { body: session } = await inProcess().ok('login', { email: form.email, password: form.password });
  const own = await inProcess(session.token).ok('issueInvoice', {});
  expect(own.bytes.equals(issued.bytes)).toBe(true);
  expect(await valuesOf('invoices')).toMatchObject([
    { kind: 'registration', bill: bill.code, amount: bill.amount, serial: 1 },
  ]);
  expect(await mailsOf('invoice-issued')).toMatchObject([{ to: form.email }]);
  expect(session.user._id).toBe(body._id);
});

test('a registration without a bill gets no invoice', async () => {
  const admin = await makeAdmin();
  await inProcess().ok('register', await institutionForm());
  const [id = ''] = Object.keys(await documentsOf('institutions'));
  const { body } = await inProcess(admin).refused('issueInstitutionInvoice', { id });
  expect(body.code).toBe('wrong-status');
  expect([await valuesOf('invoices'), await valuesOf('bills')]).toEqual([[], []]);
});

test("the link of a coordinator's reminder gives the same invoice as a login, and no other link does", async () => {
  const { coordinator, name } = await makeInstitution({ record: { validUntil: inDays(5) } });
  const code = await codeOf(coordinator);
  const { bytes, reads } = await inProcess().ok('issueInvoiceByLink', { code });
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(reads).toBeLessThanOrEqual(9);
  expect((await inProcess(coordinator).ok('issueInvoice', {})).bytes.equals(bytes)).toBe(true);
  expect(await valuesOf('invoices')).toMatchObject([{ kind: 'renewal', name }]);
  expect(await mailsOf('invoice-issued')).toMatchObject([{ to: coordinator.email }]);
  const codesOf = async (of: string) =>
    (await inProcess().refused('issueInvoiceByLink', { code: of })).body.code;
  const [single, renewing] = [await makeMember(), await makeInstitution({ status: 'RequestRenew' })];
  const before = await valuesOf('invoices');
  expect([
    await codesOf('x'),
    await codesOf(createRenewalCode({ userId: coordinator.id, end: inDays(3) })),
    await codesOf(await codeOf(single)),
    await codesOf(await codeOf(renewing.coordinator)),
  ]).toEqual(['invalid-code', 'gone', 'wrong-status', 'wrong-status']);
  expect(await valuesOf('invoices')).toEqual(before);
});

test('an individual, staff, a waiting renewal, and a name that cannot be printed are refused', async () => {
  const { id, coordinator, staff } = await makeInstitution({ staff: 1 });
  const [admin, member, renewing] = [await makeAdmin(), await makeMember(), await makeInstitution()];
  await changeDocument('institutions', renewing.id, { openPaymentId: 'x' });
  const before = await everything();
  const codeOf = async (person = member) => (await inProcess(person).refused('issueInvoice', {})).body.code;
  expect([await codeOf(), await codeOf(staff[0]), await codeOf(renewing.coordinator)]).toEqual([
    'wrong-status',
    'wrong-status',
    'wrong-status',
  ]);
  expect((await inProcess(admin).refused('issueInstitutionInvoice', { id: 'tidakada' })).body.code).toBe(
    'not-found',
  );
  expect((await inProcess(admin).refused('issueInstitutionInvoice', { id: renewing.id })).body.message).toBe(
    'Perpanjangan institusi ini sedang diperiksa.',
  );
  expect(await everything()).toEqual(before);
  await changeDocument('institutions', id, { name: '東京大学' });
  const { body } = await inProcess(coordinator).refused('issueInvoice', {});
  expect([body.code, body.message]).toEqual(['invalid-input', 'Tulis dalam huruf Latin.']);
  expect(await valuesOf('invoices')).toEqual([]);
});
