/** @module-tag full */
import { describe, expect, test } from 'vitest';
import { moneyOf, type Posting } from '../../contract/rules/money/ledger.ts';
import { isoDate } from '../../contract/text/dates.ts';
import { storeLines } from '../../functions/src/model/money/statements/store-lines.ts';
import { findEventViolations } from '../support/assertions/event-invariants.ts';
import { findMoneyViolations } from '../support/assertions/money-invariants.ts';
import { findInconsistenciesIn } from '../support/assertions/outline.ts';
import {
  documentsOf,
  everything,
  paymentOf,
  storedDocument,
  valuesOf,
} from '../support/assertions/stores.ts';
import { makeActive, openNextEvent } from '../support/factories/events/open-event.ts';
import { makePaidPlace } from '../support/factories/events/paid-places.ts';
import { proof } from '../support/factories/images.ts';
import { makeAdmin, makeMember, type Person, registrationForm } from '../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../support/factories/statements.ts';
import { type Answer, type Client, inProcess } from '../support/suite/client.ts';
import { racerOf, runRounds } from './support/two-workers.ts';

/**
 * Fourteen requests of two treasurers race for the money of one payment, in two processes of the built function.
 * With a seed, as in `npm run test:chaos`, there are ten rounds.
 */
const rounds = process.env.CAMPAIGN_SEED === undefined ? 1 : 10;
const racers = Array.from({ length: 14 }, (_, index) => index);
const price = 150_000;

type Treasurers = readonly [Person, Person];

const makeTreasurers = async (): Promise<Treasurers> => [await makeAdmin(), await makeAdmin()];

/** Both treasurers have requests in both processes. */
const treasurerOf = ([one, other]: Treasurers, index: number): Person => (index % 3 === 0 ? one : other);

type Race = (treasurer: Client, index: number) => Promise<Answer>;

/** Returns part of a payment by an entry in the ledger. */
const refundInLedger =
  (id: string, from: 'bank' | 'cash', amount: number): Race =>
  async (treasurer, index) =>
    treasurer.call('refundLedgerEntry', {
      ...{ id, from, amount: String(amount), reason: `Dikembalikan, ke-${index + 1}.` },
      paymentProof: await proof(),
    });

/** Opens the refund of a paid place, with the account of its member. */
async function openRefund(admin: Person) {
  const member = await makeActive();
  const id = await openNextEvent(admin, {
    memberPrice: String(price),
    refundDays1: '1',
    refundPercent1: '100',
  });
  const { code, amount } = await makePaidPlace(id, member, admin);
  await inProcess(member).ok('cancelEventRegistration', { id, seenRefund: String(amount) });
  const account = { id: code, bank: 'BCA', number: '0123456789', holder: 'Siti Aminah' };
  await inProcess(member).ok('saveRefundAccount', account);
  const [refund] = (await inProcess(admin).ok('listEventRefunds', {})).body.data;
  const [{ payment } = {}] = await valuesOf('eventRefunds');
  const transfer: Race = (treasurer, index) =>
    treasurer.call('payEventRefund', {
      ...{ id: code, seenAccountAt: refund?.accountAt ?? '', paidOn: isoDate(new Date()) },
      reference: `TRF ${index + 1}`,
    });
  return { code, amount, entry: `payment-${payment}`, transfer };
}

const close = (treasurer: Client, id: string) =>
  treasurer.call('closeEventRefund', { id, reason: 'Sudah dibayar tunai.' });

interface Way {
  readonly race: Race;
  /** Amounts that can remain when all racers have their reply. */
  readonly remaining: readonly number[];
  /** Id of the refund that may be open. */
  readonly refund?: string;
}

const ways: Readonly<Record<string, (admin: Person) => Promise<Way>>> = {
  async 'by entries in the ledger, five of which are more than the payment'(admin) {
    const member = await makeMember({ status: 'expired' });
    const { validUntil } = await storedDocument('users', member.id);
    await inProcess(admin).ok('recordPayment', {
      ...{ id: member.id, paidBy: 'cash', paidOn: isoDate(new Date()), amount: String(price) },
      ...{
        note: 'Tunai di seminar.',
        seenUntil: (validUntil as Date).toISOString(),
        paymentProof: await proof(),
      },
    });
    const [{ id } = { id: '' }] = await entries();
    return { race: refundInLedger(id, 'cash', 35_000), remaining: [price - 4 * 35_000] };
  },
  async 'by entries in the ledger, while corrections move the money to another account'(admin) {
    const { code, entry, amount } = await openRefund(admin);
    const refund = refundInLedger(entry, 'bank', amount);
    return {
      refund: code,
      // A correction that wins leaves too little at the bank for the refund.
      remaining: [0, amount],
      race: async (treasurer, index) => {
        if (index % 3 > 0) return refund(treasurer, index);
        const correction = { from: 'bank', to: 'cash', amount: '10000', reason: 'Salah catat.' } as const;
        return treasurer.call('correctLedgerEntry', { id: entry, ...correction });
      },
    };
  },
  async 'by the transfer of a refund'(admin) {
    return { race: (await openRefund(admin)).transfer, remaining: [0] };
  },
  async 'by the transfer of a refund, and by an entry in the ledger'(admin) {
    const { code, entry, amount, transfer } = await openRefund(admin);
    const refund = refundInLedger(entry, 'bank', amount);
    const race: Race = (who, index) => (index % 4 < 2 ? transfer : refund)(who, index);
    return { race, remaining: [0], refund: code };
  },
  async 'by an entry in the ledger that closes the refund, and by its transfer'(admin) {
    const { code, entry, amount, transfer } = await openRefund(admin);
    await refundInLedger(entry, 'bank', amount)(inProcess(admin), 0);
    return {
      remaining: [0],
      race: (treasurer, index) => (index % 4 < 2 ? close(treasurer, code) : transfer(treasurer, index)),
    };
  },
};

const entries = async () =>
  Object.entries((await everything()).documents.ledger ?? {}).map(([id, entry]) => ({
    id,
    postings: entry.postings as Posting[],
  }));

/** Fails if stored data contradicts itself, or if a reply is an error of the function. */
async function requireTruth(answers: readonly Answer[]): Promise<void> {
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  const stored = await everything();
  expect([
    ...findMoneyViolations(stored),
    ...findEventViolations(stored),
    ...findInconsistenciesIn(stored),
  ]).toEqual([]);
}

describe.each(Object.entries(ways))('money returned %s', (_way, prepare) => {
  test(
    'never exceeds the payment, for fourteen concurrent requests',
    () =>
      runRounds(rounds, async (workers) => {
        const treasurers = await makeTreasurers();
        const { race, remaining, refund } = await prepare(treasurers[0]);
        const answers = await Promise.all(
          racers.map((index) => race(racerOf(workers, index, treasurerOf(treasurers, index)), index)),
        );
        // A refund whose money the ledger returned stays open until an admin closes it.
        if (refund !== undefined) await close(inProcess(treasurers[0]), refund);
        await requireTruth(answers);
        const left = (await entries()).reduce((sum, { postings }) => sum + moneyOf(postings), 0);
        expect(remaining).toContain(left);
      }),
    rounds * 60_000,
  );
});

/** Approves without a review, as a treasurer who trusts the list. */
const approveBlindly = (treasurer: Client, { code, id }: { code: string | undefined; id: string }) =>
  code === undefined
    ? treasurer.call('approveRenewal', { id })
    : treasurer.call('approveEventPayment', { id: code });

test(
  'one proof that seven members and seven participants send concurrently settles at most one bill without a review',
  () =>
    runRounds(rounds, async (workers) => {
      const treasurers = await makeTreasurers();
      const event = await openNextEvent(treasurers[0], {
        memberPrice: String(price),
        places: '7',
      });
      const paymentProof = await proof();
      const payers = await Promise.all(
        racers.map(async (index) => {
          if (index % 2 === 0) return { who: await makeMember({ status: 'expired' }), code: undefined };
          const who = await makeActive(`Peserta ${index}`);
          await inProcess(who).ok('registerForEvent', { id: event });
          return { who, code: (await inProcess(who).ok('getOwnEventBill', { id: event })).body.code };
        }),
      );
      const sent = await Promise.all(
        payers.map(({ who, code }, index) => {
          const payer = racerOf(workers, index, who);
          return code === undefined
            ? payer.call('requestRenewal', { id: who.id, paymentProof })
            : payer.call('payForEvent', { id: event, paymentProof });
        }),
      );
      expect(sent.map(({ status }) => status)).toEqual(racers.map(() => 200));
      const decided = await Promise.all(
        payers.map(({ who, code }, index) =>
          approveBlindly(racerOf(workers, index, treasurerOf(treasurers, index)), {
            code,
            id: who.id,
          }),
        ),
      );
      await requireTruth(decided);
      const refused = decided.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThanOrEqual(racers.length - 1);
      for (const { body } of refused) expect(body).toMatchObject({ code: 'review-first' });
    }),
  rounds * 90_000,
);

test(
  'of fourteen visitors who register with one bill concurrently, one gets it',
  () =>
    runRounds(rounds, async (workers) => {
      const billKey = 'a1'.repeat(16);
      const { body: bill } = await inProcess().ok('openVisitorBill', {
        key: billKey,
        membership: 'individual',
      });
      const answers = await Promise.all(
        racers.map(async (index) =>
          racerOf(workers, index).call('register', await registrationForm({ bill: bill.code, billKey })),
        ),
      );
      await requireTruth(answers);
      const registered = answers.filter(({ status }) => status === 201);
      const payments = await Promise.all(
        registered.map(({ body }) => paymentOf({ id: (body as { _id: string })._id })),
      );
      expect(payments.filter((payment) => payment.bill === bill.code)).toHaveLength(1);
    }),
  rounds * 90_000,
);

test(
  'one line of the bank that two treasurers give to fourteen bills concurrently pays one of them',
  () =>
    runRounds(rounds, async (workers) => {
      const treasurers = await makeTreasurers();
      const codes = await Promise.all(
        racers.map(async () => {
          const member = await makeMember({ status: 'expired' });
          return (await inProcess(member).ok('openBill', {})).body.code;
        }),
      );
      await storeLines(statementOf(credit(price, 'SETORAN TUNAI')), sourceOf());
      const [line] = Object.keys(await documentsOf('bankLines'));
      const answers = await Promise.all(
        racers.map((index) =>
          racerOf(workers, index, treasurerOf(treasurers, index)).call('matchBankLine', {
            ...{ id: String(line), bills: String(codes[index]) },
          }),
        ),
      );
      await requireTruth(answers);
      expect((await valuesOf('bankLines')).map(({ bills }) => (bills as string[]).length)).toEqual([1]);
      expect((await valuesOf('bills')).filter(({ bankLine }) => bankLine)).toHaveLength(1);
    }),
  rounds * 90_000,
);
