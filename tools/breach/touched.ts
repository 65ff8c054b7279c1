import { auditActions } from 'contract/rules/audit-actions';
import { audit, payments, users } from '../../functions/src/data/collections.ts';

/** Somebody whose data a breach reached. */
export interface Touched {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** What of theirs, in the words of the letter. */
  readonly data: readonly string[];
}

/** Who is looked for. */
export type Scope =
  | { readonly kind: 'everyone' }
  /** Whose proof of payment is stored: the files alone got out. */
  | { readonly kind: 'proofs' }
  /** Whom somebody with this account could see, by the audit: they looked, changed, decided or exported. */
  | { readonly kind: 'account'; readonly id: string; readonly since: Date; readonly until: Date };

const profile = 'nama, email, nomor telepon, institusi, foto, dan status keanggotaan';
const proof = 'gambar bukti transfer';
const rowsAtOnce = 500;
const most = 1_000_000;

/** Actions by which an account takes along the data of everybody at once. */
const exports: ReadonlySet<string> = new Set(auditActions.filter((action) => action.endsWith('.export')));

/** Everybody whom a breach reached, by id. Who has been deleted meanwhile is not among them. */
export async function touchedBy(scope: Scope): Promise<Touched[]> {
  const data = await dataByPerson(scope);
  const found: Touched[] = [];
  const newestFirst = { orderBy: 'createdAt', direction: 'desc', limit: most } as const;
  for await (const people of users.inBatches(newestFirst, rowsAtOnce)) {
    for (const { id, data: user } of people) {
      const theirs = [...data.everybody, ...(data.byId.get(id) ?? [])];
      if (theirs.length === 0) continue;
      found.push({ id, name: user.name, email: user.email, data: [...new Set(theirs)] });
    }
  }
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
}

interface Reached {
  readonly everybody: readonly string[];
  readonly byId: ReadonlyMap<string, readonly string[]>;
}

async function dataByPerson(scope: Scope): Promise<Reached> {
  if (scope.kind === 'everyone') return { everybody: [profile, proof], byId: new Map() };
  return scope.kind === 'proofs' ? ownersOfProofs() : whomTheyTouched(scope);
}

async function ownersOfProofs(): Promise<Reached> {
  const byId = new Map<string, string[]>();
  for (let after: string | null = null; ; ) {
    const rows = await payments.byId(after, rowsAtOnce);
    for (const { data } of rows) if (data.file !== null) byId.set(data.userId, [proof]);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return { everybody: [], byId };
    after = last.id;
  }
}

async function whomTheyTouched({ id, since, until }: Scope & { kind: 'account' }): Promise<Reached> {
  const byId = new Map<string, string[]>([[id, [profile]]]);
  let isExported = false;
  const entries = {
    contains: ['people', id],
    orderBy: 'at',
    direction: 'desc',
    from: since,
    before: until,
    limit: most,
  } as const;
  for await (const rows of audit.inBatches(entries, rowsAtOnce)) {
    for (const { data } of rows) {
      if (data.actorId !== id) continue;
      isExported ||= exports.has(data.action);
      for (const person of data.people) {
        const seen = data.action === 'payment.view' ? [profile, proof] : [profile];
        byId.set(person, [...(byId.get(person) ?? []), ...seen]);
      }
    }
  }
  return { everybody: isExported ? [profile] : [], byId };
}
