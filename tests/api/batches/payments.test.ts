import { isoDate } from 'contract/text/dates';
import { expect, test } from 'vitest';
import { paymentIdOf, storedDocument } from '../../support/assertions/stores.ts';
import { proofComparison, writesOf } from '../../support/assertions/writes.ts';
import { makeLedgerEntry } from '../../support/factories/admin-records.ts';
import { proof } from '../../support/factories/images.ts';
import { makeInstitution } from '../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { inProcess } from '../../support/suite/client.ts';

test('the batches of a rejected, repeated and approved renewal with its receipt, and of a receipt for an older payment', async () => {
  const admin = inProcess(await makeAdmin());
  const member = await makeMember();
  const { id } = member;
  const own = inProcess(member);
  const paymentProof = await proof();
  expect(await writesOf(() => own.ok('requestRenewal', { id, paymentProof }))).toEqual([
    'audit renewal.request',
    'create payments',
    'delete intents as read',
    'mail renewal-received',
    'merge members -1 active +1 RequestRenew',
    'update users as read',
    ...proofComparison,
  ]);
  expect(await writesOf(() => admin.ok('rejectRenewal', { id, reason: 'x' }))).toEqual([
    'audit renewal.reject',
    'mail renewal-rejected',
    'merge members -1 RequestRenew +1 rejectedByAdmin',
    'update payments as read',
    'update users as read',
  ]);
  await own.ok('requestRenewal', { id, paymentProof: await proof() });
  expect(await writesOf(() => admin.ok('approveRenewal', { id }))).toEqual([
    'audit renewal.approve',
    'create ledger',
    'create receiptNumbers',
    'mail renewal-approved',
    'merge ledgerMonths',
    'merge members -1 RequestRenew +1 active',
    'update payments as read',
    'update users as read',
  ]);
  expect(await writesOf(() => admin.ok('approveRenewal', { id }))).toEqual([]);
  const payment = await paymentIdOf({ id });
  expect(await writesOf(() => own.ok('issueReceipt', { id: payment }))).toEqual([]);
  expect(await writesOf(() => admin.ok('getProof', { id: payment }))).toEqual(['audit payment.view']);
  const other = String((await storedDocument('users', (await makeMember()).id)).paymentId);
  expect(await writesOf(() => admin.ok('issueReceipt', { id: other }))).toEqual([
    'audit receipt.issue',
    'create receiptNumbers',
    'update payments as read',
  ]);
});

test('the batches of an application with a question, an answer with a new proof, and the approval', async () => {
  const admin = inProcess(await makeAdmin());
  const applicant = await makeMember({ status: 'waitingApproval' });
  const { id } = applicant;
  const paymentProof = await proof();
  expect(await writesOf(() => admin.ok('askApplicant', { id, text: 'x?' }))).toEqual([
    'audit question.ask',
    'mail question-asked',
    'update users as read',
  ]);
  expect(await writesOf(() => inProcess(applicant).ok('answerQuestion', { paymentProof }))).toEqual([
    'audit question.answer',
    'create payments',
    'delete intents as read',
    'update payments as read',
    'update users as read',
    ...proofComparison,
  ]);
  expect(await writesOf(() => admin.ok('approveRegistration', { id }))).toEqual([
    'audit registration.approve',
    'create ledger',
    'create memberNumbers',
    'create receiptNumbers',
    'mail registration-approved',
    'merge ledgerMonths',
    'merge members -1 waitingApproval +1 active',
    'update payments as read',
    'update users as read',
  ]);
});

test('the batches of the renewal of an institution for all seats', async () => {
  const admin = inProcess(await makeAdmin());
  const { coordinator } = await makeInstitution({ staff: 1 });
  const { id } = coordinator;
  const own = inProcess(coordinator);
  const [paymentProof, another] = [await proof(), await proof()];
  expect(await writesOf(() => own.ok('requestRenewal', { id, paymentProof }))).toEqual([
    'audit institution.renewal-request',
    'audit renewal.request',
    'create payments',
    'delete intents as read',
    'mail renewal-received',
    'merge members -1 active +1 RequestRenew',
    'update institutions as read',
    'update users as read',
    ...proofComparison,
  ]);
  await admin.ok('askApplicant', { id, text: 'x?' });
  expect(await writesOf(() => own.ok('answerQuestion', { paymentProof: another }))).toEqual([
    'audit question.answer',
    'create payments',
    'delete intents as read',
    'update institutions as read',
    'update payments as read',
    'update users as read',
    ...proofComparison,
  ]);
  expect(await writesOf(() => admin.ok('approveRenewal', { id }))).toEqual([
    'audit institution.renew',
    'audit renewal.approve',
    'audit seat.extend',
    'create ledger',
    'create receiptNumbers',
    'mail renewal-approved',
    'merge ledgerMonths',
    'merge members -1 RequestRenew +1 active',
    'update institutions as read',
    'update payments as read',
    'update users as read',
    'update users as read',
  ]);
  await own.ok('requestRenewal', { id, paymentProof });
  expect(await writesOf(() => admin.ok('rejectRenewal', { id, reason: 'x' }))).toEqual([
    'audit institution.reject-renewal',
    'audit renewal.reject',
    'mail renewal-rejected',
    'merge members -1 RequestRenew +1 rejectedByAdmin',
    'update institutions as read',
    'update payments as read',
    'update users as read',
  ]);
});

test('the batches of an expense of this month and of an earlier one, its correction, and an opening balance', async () => {
  const admin = inProcess(await makeAdmin());
  await makeLedgerEntry({ id: 'budi', name: 'Budi' });
  const document = await proof();
  const expense = {
    account: 'bank',
    category: 'rent',
    amount: '500000',
    note: 'Sewa aula.',
    document,
  } as const;
  const date = isoDate(new Date());
  expect(await writesOf(() => admin.ok('recordExpense', { ...expense, date }))).toEqual([
    'audit ledger.expense',
    'create ledger',
    'delete intents as read',
    'merge ledgerMonths',
  ]);
  // The second ledger is the document of the last closed month.
  expect(await writesOf(() => admin.ok('recordExpense', { ...expense, date: '2026-07-03' }))).toEqual([
    'audit ledger.expense',
    'create ledger',
    'create ledger',
    'delete intents as read',
    'merge ledgerMonths',
  ]);
  const correction = { from: 'rent', to: 'bank', amount: '1', reason: 'Salah.' } as const;
  const id = 'expense-2026-07-03-bank-rent-500000-1';
  expect(await writesOf(() => admin.ok('correctLedgerEntry', { id, ...correction }))).toEqual([
    'audit ledger.correct',
    'create ledger',
    'merge ledgerMonths',
    'update ledger +1 turn as read',
  ]);
  const opening = { account: 'bank', amount: '1', seen: '', reason: 'Rekening koran.' } as const;
  expect(await writesOf(() => admin.ok('setOpeningBalance', opening))).toEqual([
    'audit ledger.opening',
    'create ledger',
    'merge ledgerMonths',
    'update ledger +1 turn as read',
  ]);
  expect(await writesOf(() => admin.ok('setOpeningBalance', opening))).toEqual([]);
});
