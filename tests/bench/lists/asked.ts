import type { DocumentData, DocumentSnapshot, OrderByDirection, Query } from 'firebase-admin/firestore';
import { identifyCaller } from '../../../functions/src/auth/caller.ts';
import { firestore } from '../../../functions/src/data/firebase.ts';
import { handlers } from '../../../functions/src/handlers.ts';
import { makeAdmin } from '../../support/make/people.ts';

/** Requirements 9.3.4. */
export const aim = 1.1;

/** Looks on; of before everybody else, so that no list begins with them. */
export const admin = await makeAdmin({ createdAt: new Date('2019-01-01T00:00:00Z') });
const found = await identifyCaller(`Bearer ${admin.token}`);
if (found === undefined) throw new Error('The admin has no session.');
export const caller = found;

type Handler = (input: unknown, caller: unknown, request: unknown) => Promise<unknown>;

/** What a handler answers to this admin, without the way through HTTP. */
export const asked = (endpoint: keyof typeof handlers, input: object): Promise<unknown> =>
  (handlers[endpoint] as unknown as Handler)(input, caller, {
    userAgent: '',
    client: { address: '', network: '', isThroughHosting: true, peer: '' },
    keepAnswer: () => undefined,
    identify: async () => caller,
    noteUser: () => undefined,
  });

export const database = await firestore();
export const collection = ({ name }: { readonly name: string }) => database.collection(name);

/** In the order of a field, rows of one moment by their ids. */
export const ordered = (query: Query<DocumentData>, field: string, direction: OrderByDirection = 'desc') =>
  query.orderBy(field, direction).orderBy('__name__', direction);

/** The first rows, each with these fields alone. */
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
