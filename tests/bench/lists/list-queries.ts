import type { DocumentData, DocumentSnapshot, OrderByDirection, Query } from 'firebase-admin/firestore';
import { identifyCaller } from '../../../functions/src/auth/caller.ts';
import { firestore } from '../../../functions/src/data/firebase.ts';
import { handlers } from '../../../functions/src/handlers.ts';
import { makeAdmin } from '../../support/factories/people.ts';

/** Maximum ratio to the SDK alone: requirements 9.3.4. */
export const maxRatio = 1.1;

/** Admin who calls the lists. The early date keeps the record out of the first pages. */
export const admin = await makeAdmin({ createdAt: new Date('2019-01-01T00:00:00Z') });
const found = await identifyCaller(`Bearer ${admin.token}`);
if (found === undefined) throw new Error('The admin has no session.');
export const caller = found;

type Handler = (input: unknown, caller: unknown, request: unknown) => Promise<unknown>;

/** Calls a handler as this admin, without HTTP. */
export const callHandler = (endpoint: keyof typeof handlers, input: object): Promise<unknown> =>
  (handlers[endpoint] as unknown as Handler)(input, caller, {
    userAgent: '',
    client: { address: '', network: '', isThroughHosting: true, peer: '' },
    storeReply: () => undefined,
    identify: async () => caller,
    setLogUser: () => undefined,
  });

export const database = await firestore();
export const collection = ({ name }: { readonly name: string }) => database.collection(name);

/** Sorts by a field, and rows with equal values by their ids. */
export const ordered = (query: Query<DocumentData>, field: string, direction: OrderByDirection = 'desc') =>
  query.orderBy(field, direction).orderBy('__name__', direction);

export const firstRows = async (query: Query<DocumentData>, limit: number, fields: readonly string[]) =>
  dataOf(
    (
      await query
        .limit(limit)
        .select(...fields)
        .get()
    ).docs,
  );

export const dataOf = (rows: readonly DocumentSnapshot[]) => rows.map((row) => row.data());
