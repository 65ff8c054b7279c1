import { isoDate } from 'contract/text/dates';
import { deriveAuditSigner } from '../../../functions/src/model/audit-log/checkpoint.ts';
import { checkpointDueEntries } from '../../../functions/src/model/audit-log/checkpoint-due-entries.ts';
import { storeLines } from '../../../functions/src/model/money/statements/store-lines.ts';
import { changeDocument, documentsOf, storedDocument } from '../../support/assertions/stores.ts';
import { makeLedgerEntry } from '../../support/factories/admin-records.ts';
import { computeAppCode } from '../../support/factories/factors.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { bcaPersonalSample } from '../../support/factories/statement-samples.ts';
import { credit, ownBankFile, sourceOf, statementOf } from '../../support/factories/statements.ts';
import { inProcess } from '../../support/suite/client.ts';

/** Prepared change that can be repeated. */
type Act = () => Promise<{ status: number }>;

const clientOf = (person: Person) => inProcess(person);

async function prepareBill() {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ record: { name: 'Siti Aminah' } })]);
  const { code, amount } = (await clientOf(member).ok('openBill', {})).body;
  return { admin, member, code, amount };
}

/** Creates an unassigned bank line and the bill that it pays. */
async function prepareBankLine() {
  const known = await prepareBill();
  await storeLines(statementOf(credit(known.amount - 5, 'SETORAN TUNAI')), sourceOf());
  const [id = ''] = Object.keys(await documentsOf('bankLines'));
  return { ...known, id };
}

async function prepareLedgerEntry() {
  const admin = await makeAdmin();
  return { admin, id: await makeLedgerEntry(await makeMember()) };
}

/** Changes by treasurers, of second factors, and of audit checkpoints, each with the data that it needs. */
export const moneyScenarios: Readonly<Record<string, () => Promise<Act>>> = {
  async 'import of a statement'() {
    const { admin, code } = await prepareBill();
    const days = { openedAt: new Date('2025-12-20T03:00:00Z'), dueAt: new Date('2026-01-20T03:00:00Z') };
    await changeDocument('bills', code, { ...days, fee: 150_000, amount: 149_877, uniqueCode: 123 });
    const statement = { name: 'mutasi.csv', bytes: Buffer.from(ownBankFile(bcaPersonalSample)) };
    return () => clientOf(admin).call('importStatement', { statement });
  },
  async 'match of a line by hand'() {
    const { admin, id, code } = await prepareBankLine();
    return () => clientOf(admin).call('matchBankLine', { id, bills: code });
  },
  async 'undoing of a match'() {
    const { admin, id, code } = await prepareBankLine();
    await clientOf(admin).ok('matchBankLine', { id, bills: code });
    return () => clientOf(admin).call('undoBankLine', { id });
  },
  async 'payment that an admin writes down'() {
    const { admin, member } = await prepareBill();
    const { validUntil } = await storedDocument('users', member.id);
    const payment = {
      id: member.id,
      paidBy: 'cash',
      paidOn: isoDate(new Date()),
      amount: '150.000',
      note: 'Tunai di seminar.',
      seenUntil: (validUntil as Date).toISOString(),
      paymentProof: await proof(),
    } as const;
    return () => clientOf(admin).call('recordPayment', payment);
  },
  async 'correction of an entry'() {
    const { admin, id } = await prepareLedgerEntry();
    const all = { from: 'bank', to: 'cash', amount: '149.877', reason: 'Dibayar tunai.' } as const;
    return () => clientOf(admin).call('correctLedgerEntry', { id, ...all });
  },
  async 'refund of an entry'() {
    const { admin, id } = await prepareLedgerEntry();
    const paymentProof = await proof();
    const all = { from: 'bank', amount: '149.877', reason: 'Batal ikut.', paymentProof } as const;
    return () => clientOf(admin).call('refundLedgerEntry', { id, ...all });
  },
  async 'closing of a month'() {
    const { admin } = await prepareLedgerEntry();
    return () => clientOf(admin).call('closeLedgerMonth', { month: '2026-07' });
  },
  async 'enrolment of a second factor'() {
    const member = await makeMember({ isVerified: false });
    const { secret, sealed } = (await clientOf(member).ok('beginFactor', {})).body;
    return () =>
      clientOf(member).call('saveFactor', {
        sealed,
        code: computeAppCode(secret),
        password: member.password,
      });
  },
  async 'checkpoint of the audit log'() {
    const { admin } = await prepareLedgerEntry();
    await clientOf(admin).ok('closeLedgerMonth', { month: '2026-07' });
    const signer = deriveAuditSigner(process.env.CARD_SIGNING_KEY ?? '');
    return () =>
      checkpointDueEntries({ signer, settleMs: 0 }).then(
        () => ({ status: 200 }),
        () => ({ status: 500 }),
      );
  },
};
