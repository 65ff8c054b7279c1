import { bcaPersonalSample } from 'contract/rules/money/statements/sample-files';
import { isoDate } from 'contract/words/dates';
import { auditSignerOf } from '../../../functions/src/model/seals/checkpoint.ts';
import { sealDue } from '../../../functions/src/model/seals/sealing.ts';
import { storeLines } from '../../../functions/src/model/statements/importing.ts';
import { changeDocument, documentsOf, storedDocument } from '../check/stores.ts';
import { as, inProcess } from '../suite/client.ts';
import { appCode } from './factors.ts';
import { proof } from './images.ts';
import { makeLedgerEntry } from './office.ts';
import { makeAdmin, makeMember, type Person } from './people.ts';
import { credit, ownBankFile, sourceOf, statementOf } from './statements.ts';

/** A change that is prepared, and can be made as often as it is tried. */
type Act = () => Promise<{ status: number }>;

const doing = (person: Person) => as(person, inProcess());

/** A member with a bill, and an admin. */
async function furnish() {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ record: { name: 'Siti Aminah' } })]);
  const { code, amount } = (await doing(member).ok('openBill', {})).body;
  return { admin, member, code, amount };
}

/** A line that nobody knew of, with the bill that it pays. */
async function furnishLine() {
  const known = await furnish();
  await storeLines(statementOf(credit(known.amount - 5, 'SETORAN TUNAI')), sourceOf());
  const [id = ''] = Object.keys(await documentsOf('bankLines'));
  return { ...known, id };
}

async function furnishEntry() {
  const admin = await makeAdmin();
  return { admin, id: await makeLedgerEntry(await makeMember()) };
}

/** What treasurers do, who signs in by an app, and the sealer of the audit: each with what it needs. */
export const moneyScenarios: Readonly<Record<string, () => Promise<Act>>> = {
  async 'import of a statement'() {
    const { admin, code } = await furnish();
    const days = { openedAt: new Date('2025-12-20T03:00:00Z'), dueAt: new Date('2026-01-20T03:00:00Z') };
    await changeDocument('bills', code, { ...days, fee: 150_000, amount: 149_877, uniqueCode: 123 });
    const statement = { name: 'mutasi.csv', bytes: Buffer.from(ownBankFile(bcaPersonalSample)) };
    return () => doing(admin).call('importStatement', { statement });
  },
  async 'match of a line by hand'() {
    const { admin, id, code } = await furnishLine();
    return () => doing(admin).call('matchBankLine', { id, bills: code });
  },
  async 'undoing of a match'() {
    const { admin, id, code } = await furnishLine();
    await doing(admin).ok('matchBankLine', { id, bills: code });
    return () => doing(admin).call('undoBankLine', { id });
  },
  async 'payment that an admin writes down'() {
    const { admin, member } = await furnish();
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
    return () => doing(admin).call('recordPayment', payment);
  },
  async 'correction of an entry'() {
    const { admin, id } = await furnishEntry();
    const all = { from: 'bank', to: 'cash', amount: '149.877', reason: 'Dibayar tunai.' } as const;
    return () => doing(admin).call('correctLedgerEntry', { id, ...all });
  },
  async 'refund of an entry'() {
    const { admin, id } = await furnishEntry();
    const paymentProof = await proof();
    const all = { from: 'bank', amount: '149.877', reason: 'Batal ikut.', paymentProof } as const;
    return () => doing(admin).call('refundLedgerEntry', { id, ...all });
  },
  async 'closing of a month'() {
    const { admin } = await furnishEntry();
    return () => doing(admin).call('closeLedgerMonth', { month: '2026-07' });
  },
  async 'enrolment of a second factor'() {
    const member = await makeMember({ isVerified: false });
    const { secret, sealed } = (await doing(member).ok('beginFactor', {})).body;
    return () =>
      doing(member).call('saveFactor', { sealed, code: appCode(secret), password: member.password });
  },
  async 'sealing of the audit'() {
    const { admin } = await furnishEntry();
    await doing(admin).ok('closeLedgerMonth', { month: '2026-07' });
    const signer = auditSignerOf(process.env.CARD_SIGNING_KEY ?? '');
    return () =>
      sealDue({ signer, graceMs: 0 }).then(
        () => ({ status: 200 }),
        () => ({ status: 500 }),
      );
  },
};
