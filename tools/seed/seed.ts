import { type MembershipStatus, membershipStatuses } from 'contract/rules/membership';
import { Batch, Increment } from '../../functions/src/data/batch.ts';
import {
  adminTotals,
  blogs,
  contactMessages,
  contentTotals,
  events,
  journals,
  memberMonths,
  memberTotals,
  messageTotals,
  payments,
  products,
  totalsIds,
  users,
} from '../../functions/src/data/collections.ts';
import { fileStore } from '../../functions/src/data/file-store.ts';
import { type Environment, firestore } from '../../functions/src/data/firebase.ts';
import type { PaymentRecord } from '../../functions/src/data/records.ts';
import { limitConcurrency } from '../../functions/src/model/base/workers/limit-concurrency.ts';
import { toBands } from '../../functions/src/model/files/image-hash.ts';
import { completeRequests } from '../../functions/src/model/maintenance/complete-requests.ts';
import { defaultJobOptions } from '../../functions/src/model/maintenance/report.ts';
import { updateLedger } from '../../functions/src/model/maintenance/update-ledger.ts';
import { computeProofHash, sha256 } from '../../functions/src/model/money/payments/proofs.ts';
import { Refusal } from '../emulators/log.ts';
import { importAccounts } from './auth-accounts.ts';
import { writeDemoEvents } from './event-plan.ts';
import { drawExpenses, drawRefund, writeDemoLedger } from './ledger-plan.ts';
import {
  writeDemoMemberImport,
  writeDemoMemberRecords,
  writeDemoMembershipLetters,
} from './member-records.ts';
import { whileDrawing } from './pictures/render.ts';
import { demoAdminId, demoPlan, type Plan } from './plan.ts';
import { type PlannedDocument, type PlannedFile, planDocument } from './planned.ts';

export interface SeedResult {
  /** False if the demo data already exists: nothing was written. */
  readonly loaded: boolean;
  readonly accounts: number;
  readonly files: number;
}

/**
 * Returns the emulators that the environment names.
 *
 * @throws Refusal unless all are set: otherwise a part of the demo data would go to production
 */
function requireEmulators(env: Environment): { authHost: string; projectId: string } {
  const storage = env.FIREBASE_STORAGE_EMULATOR_HOST ?? env.STORAGE_EMULATOR_HOST;
  const variables: Environment = {
    GCLOUD_PROJECT: env.GCLOUD_PROJECT,
    FIRESTORE_EMULATOR_HOST: env.FIRESTORE_EMULATOR_HOST,
    FIREBASE_AUTH_EMULATOR_HOST: env.FIREBASE_AUTH_EMULATOR_HOST,
    FIREBASE_STORAGE_EMULATOR_HOST: storage,
  };
  const missing = Object.keys(variables).filter((name) => !variables[name]);
  const { FIREBASE_AUTH_EMULATOR_HOST: authHost, GCLOUD_PROJECT: projectId } = variables;
  if (missing.length > 0 || !authHost || !projectId) {
    throw new Refusal(
      `Demo data goes into the emulators only: set ${missing.join(', ')}, or let npm start load it.`,
    );
  }
  if (!projectId.startsWith('demo-')) {
    throw new Refusal(
      `Demo data goes into the emulators only: GCLOUD_PROJECT is "${projectId}" and does not begin with "demo-".`,
    );
  }
  return { authHost, projectId };
}

/** More concurrent drawings would only use memory, because libvips draws with few threads. */
const limitDrawings = limitConcurrency(8);

async function storeFiles(files: readonly PlannedFile[]): Promise<Map<string, Buffer>> {
  const proofs = new Map<string, Buffer>();
  const store = async ({ path, make }: PlannedFile): Promise<void> => {
    const file = await make();
    if (path.startsWith('payment-proofs/')) proofs.set(path, file.bytes);
    await fileStore.save(path, file);
  };
  await whileDrawing(() => Promise.all(files.map((file) => limitDrawings(() => store(file)))));
  return proofs;
}

/** Hashes the proofs of the payments. Call it after drawing, because reading a proof blocks SVG. */
function planPayments(plan: Plan, proofs: ReadonlyMap<string, Buffer>): Promise<PlannedDocument[]> {
  return Promise.all(
    plan.payments.map(async ({ id, ...payment }) => {
      const proof = proofs.get(payment.file);
      if (proof === undefined) throw new Error(`The proof of payment ${id} was not made.`);
      const imageHash = await computeProofHash(proof);
      const hashes = { sha256: sha256(proof), imageHash, hashBands: toBands(imageHash) };
      return planDocument<PaymentRecord>(payments, id, { ...payment, ...hashes });
    }),
  );
}

async function write(documents: readonly PlannedDocument[]): Promise<void> {
  const database = await firestore();
  const writer = database.bulkWriter({ throttling: false });
  const writes = documents.map(({ collection, id, data }) =>
    writer.set(database.collection(collection).doc(id), data),
  );
  await Promise.all([...writes, writer.close()]);
}

/** Writes the admin's record and the totals, which are counted because other users can exist. */
async function complete({ admin, months }: Plan): Promise<void> {
  const database = await firestore();
  const size = async ({ name }: { name: string }): Promise<number> =>
    (await database.collection(name).count().get()).data().count;
  const count = async ({ name }: { name: string }, field: string, value: string): Promise<number> =>
    (await database.collection(name).where(field, '==', value).count().get()).data().count;
  const counts = await Promise.all(
    membershipStatuses.map(async (status): Promise<[MembershipStatus, number]> => {
      const others = await count(users, 'isActive', status);
      return [status, others + (status === admin.record.isActive ? 1 : 0)];
    }),
  );
  const byStatus = Object.fromEntries(counts);
  const sum = counts.reduce((total, [, number]) => total + number, 0);
  const admins = 1 + (await count(users, 'role', 'Admin'));
  await write([
    planDocument(memberTotals, totalsIds.members, { all: sum, byStatus }),
    planDocument(adminTotals, totalsIds.admins, { count: admins }),
    planDocument(messageTotals, totalsIds.messages, {
      open: await count(contactMessages, 'state', 'open'),
      done: await count(contactMessages, 'state', 'done'),
    }),
    planDocument(contentTotals, totalsIds.content, {
      blogs: await size(blogs),
      events: await size(events),
      journals: await size(journals),
      products: await size(products),
    }),
  ]);
  const changes = Object.entries(months).map(([month, counts]) => {
    const increments = Object.entries(counts).map(([what, by]) => [what, new Increment(by)]);
    return [month, Object.fromEntries(increments)];
  });
  // Adds to the stored counts in a batch that can succeed only once.
  const last = new Batch().merge(memberMonths, totalsIds.memberMonths, Object.fromEntries(changes));
  await last.create(users, admin.id, admin.record).commit();
}

/**
 * Loads the demo data into the emulators of the environment, unless it already exists. Completes an
 * interrupted run and leaves other data unchanged.
 *
 * @throws Refusal if the environment does not name the emulators
 */
export async function seed(now: Date = new Date()): Promise<SeedResult> {
  const { authHost, projectId } = requireEmulators(process.env);
  if ((await users.get(demoAdminId)) !== undefined) return { loaded: false, accounts: 0, files: 0 };
  const plan = demoPlan(now);
  const [proofs] = await Promise.all([
    storeFiles(plan.files),
    importAccounts(plan.accounts, { host: authHost, projectId }),
    write(plan.documents),
  ]);
  const [refund, expenses] = await whileDrawing(() =>
    Promise.all([drawRefund(plan.ledger, now), drawExpenses(now)]),
  );
  await write(await planPayments(plan, proofs));
  await complete(plan);
  // Compares the proofs of waiting requests with all others, as an upload does, and writes ledger entries for
  // approved payments.
  await completeRequests(defaultJobOptions);
  await updateLedger(defaultJobOptions);
  const treasurer = { id: plan.admin.id, name: plan.admin.record.name };
  await writeDemoLedger(plan.ledger, { refund, expenses }, treasurer, now);
  await writeDemoEvents(plan.events, treasurer, now);
  await writeDemoMembershipLetters();
  await writeDemoMemberRecords(now);
  await writeDemoMemberImport();
  return { loaded: true, accounts: plan.accounts.length, files: plan.files.length };
}
