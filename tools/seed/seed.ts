import { createHash } from 'node:crypto';
import type { MessageState } from 'contract/contact-messages';
import { type MembershipStatus, membershipStatuses } from 'contract/membership';
import {
  adminTotals,
  blogs,
  contactMessages,
  contentTotals,
  events,
  journals,
  memberTotals,
  messageTotals,
  payments,
  products,
  totalsIds,
  users,
} from '../../functions/src/data/collections.ts';
import { fileStore } from '../../functions/src/data/file-store.ts';
import { firestore } from '../../functions/src/data/firebase.ts';
import type { PaymentRecord } from '../../functions/src/data/records.ts';
import { importAccounts } from './auth-accounts.ts';
import { requireEmulators } from './emulator-environment.ts';
import { whileDrawing } from './pictures/render.ts';
import { demoAdminId, demoPlan, type Plan } from './plan.ts';
import { type PlannedDocument, type PlannedFile, planned } from './planned.ts';

export interface SeedResult {
  /** False when the demo data was there already: nothing was written. */
  readonly loaded: boolean;
  readonly accounts: number;
  readonly files: number;
}

/** Drawings under way at once: more only fill the memory, as libvips draws on few threads. */
const filesAtOnce = 8;

/** Makes and stores the files, and gives the checksum of each by its path. */
async function storeFiles(files: readonly PlannedFile[]): Promise<Map<string, string>> {
  const checksums = new Map<string, string>();
  const left = files.values();
  const worker = async (): Promise<void> => {
    for (const { path, make } of left) {
      const file = await make();
      checksums.set(path, createHash('sha256').update(file.bytes).digest('hex'));
      await fileStore.save(path, file);
    }
  };
  await whileDrawing(() => Promise.all(Array.from({ length: filesAtOnce }, worker)));
  return checksums;
}

function ledger(plan: Plan, checksums: ReadonlyMap<string, string>): PlannedDocument[] {
  return plan.payments.map(({ id, ...payment }) => {
    const sha256 = checksums.get(payment.file);
    if (sha256 === undefined) throw new Error(`The proof of payment ${id} was not made.`);
    return planned<PaymentRecord>(payments, id, { ...payment, sha256 });
  });
}

async function write(documents: readonly PlannedDocument[]): Promise<void> {
  const database = await firestore();
  const writer = database.bulkWriter({ throttling: false });
  const writes = documents.map(({ collection, id, data }) =>
    writer.set(database.collection(collection).doc(id), data),
  );
  await Promise.all([...writes, writer.close()]);
}

/**
 * The admin's record together with the totals, which are counted in the store: they are right also beside
 * users that were there before.
 */
async function complete({ admin }: Plan): Promise<void> {
  const database = await firestore();
  const all = database.collection(users.name);
  const size = async ({ name }: { name: string }): Promise<number> =>
    (await database.collection(name).count().get()).data().count;
  const count = async (field: 'isActive' | 'role', value: string): Promise<number> =>
    (await all.where(field, '==', value).count().get()).data().count;
  const inState = async (state: MessageState): Promise<number> => {
    const found = database.collection(contactMessages.name).where('state', '==', state);
    return (await found.count().get()).data().count;
  };
  const counted = await Promise.all(
    membershipStatuses.map(async (status): Promise<[MembershipStatus, number]> => {
      const others = await count('isActive', status);
      return [status, others + (status === admin.record.isActive ? 1 : 0)];
    }),
  );
  const byStatus = Object.fromEntries(counted);
  const sum = counted.reduce((total, [, number]) => total + number, 0);
  const admins = 1 + (await count('role', 'Admin'));
  await write([
    planned(memberTotals, totalsIds.members, { all: sum, byStatus }),
    planned(adminTotals, totalsIds.admins, { count: admins }),
    planned(messageTotals, totalsIds.messages, { open: await inState('open'), done: await inState('done') }),
    planned(contentTotals, totalsIds.content, {
      blogs: await size(blogs),
      events: await size(events),
      journals: await size(journals),
      products: await size(products),
    }),
  ]);
  await write([planned(users, admin.id, admin.record)]);
}

/**
 * Loads the demo data into the emulators that the environment names, unless it is there already.
 * What was interrupted is completed by the next call; other data is left alone.
 *
 * @param now the day that the demo data is made for
 * @throws Refusal when the environment does not name the emulators
 */
export async function seed(now: Date = new Date()): Promise<SeedResult> {
  const { authHost, projectId } = requireEmulators(process.env);
  if ((await users.get(demoAdminId)) !== undefined) return { loaded: false, accounts: 0, files: 0 };
  const plan = demoPlan(now);
  const [checksums] = await Promise.all([
    storeFiles(plan.files),
    importAccounts(plan.accounts, { host: authHost, projectId }),
    write(plan.documents),
  ]);
  await write(ledger(plan, checksums));
  await complete(plan);
  return { loaded: true, accounts: plan.accounts.length, files: plan.files.length };
}
