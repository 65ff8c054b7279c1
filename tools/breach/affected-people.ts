import { auditActions } from 'contract/rules/audit/actions';
import { audit, payments, users } from '../../functions/src/data/collections.ts';

export interface AffectedPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Disclosed data of the person, in the words of the letter. */
  readonly data: readonly string[];
}

/** Search criteria for affected people. */
export type Scope =
  | { readonly kind: 'everyone' }
  /** People with a stored payment proof: only the proof files leaked. */
  | { readonly kind: 'proofs' }
  /** People whose data an account could read according to the audit log. */
  | { readonly kind: 'account'; readonly id: string; readonly since: Date; readonly until: Date };

const profile = 'nama, email, nomor telepon, institusi, foto, dan status keanggotaan';
const proof = 'gambar bukti transfer';
const batchSize = 500;
const maxRows = 1_000_000;

/** Actions with which an account exports the data of all people. */
const exportActions: ReadonlySet<string> = new Set(
  auditActions.filter((action) => action.endsWith('.export')),
);

/** Returns all affected people, ordered by id. Accounts that were deleted since are not included. */
export async function findAffectedPeople(scope: Scope): Promise<AffectedPerson[]> {
  const data = await findDisclosedData(scope);
  const found: AffectedPerson[] = [];
  const newestFirst = { orderBy: 'createdAt', direction: 'desc', limit: maxRows } as const;
  for await (const people of users.inBatches(newestFirst, batchSize)) {
    for (const { id, data: user } of people) {
      const theirs = [...data.everybody, ...(data.byId.get(id) ?? [])];
      if (theirs.length === 0) continue;
      found.push({ id, name: user.name, email: user.email, data: [...new Set(theirs)] });
    }
  }
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
}

interface DisclosedData {
  readonly everybody: readonly string[];
  readonly byId: ReadonlyMap<string, readonly string[]>;
}

async function findDisclosedData(scope: Scope): Promise<DisclosedData> {
  if (scope.kind === 'everyone') return { everybody: [profile, proof], byId: new Map() };
  return scope.kind === 'proofs' ? findProofOwners() : findPeopleOfAccount(scope);
}

async function findProofOwners(): Promise<DisclosedData> {
  const byId = new Map<string, string[]>();
  for (let after: string | null = null; ; ) {
    const rows = await payments.byId(after, batchSize);
    for (const { data } of rows) if (data.file !== null) byId.set(data.userId, [proof]);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return { everybody: [], byId };
    after = last.id;
  }
}

async function findPeopleOfAccount({
  id,
  since,
  until,
}: Scope & { kind: 'account' }): Promise<DisclosedData> {
  const byId = new Map<string, string[]>([[id, [profile]]]);
  let isExported = false;
  const entries = {
    contains: ['people', id],
    orderBy: 'at',
    direction: 'desc',
    from: since,
    before: until,
    limit: maxRows,
  } as const;
  for await (const rows of audit.inBatches(entries, batchSize)) {
    for (const { data } of rows) {
      if (data.actorId !== id) continue;
      isExported ||= exportActions.has(data.action);
      for (const person of data.people) {
        const seen = data.action === 'payment.view' ? [profile, proof] : [profile];
        byId.set(person, [...(byId.get(person) ?? []), ...seen]);
      }
    }
  }
  return { everybody: isExported ? [profile] : [], byId };
}
