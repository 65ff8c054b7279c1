import { documentsOf } from '../assertions/stores.ts';
import { makeAdmin } from '../factories/people.ts';
import { type Answer, anonymous, as, type Client } from '../suite/client.ts';

type Fields = Record<string, unknown>;
type Read = (admin: Client, id: string, record: Fields) => Promise<Answer>;

/** Endpoints that serve the files of a collection's records. */
const readers: Readonly<Record<string, Read>> = {
  users: (admin, id) => admin.ok('getProfilePhoto', { id }),
  payments: (admin, id) => admin.ok('getProof', { id }),
  ledger: (admin, id, { isPdf }) =>
    admin.ok(isPdf === true ? 'downloadLedgerDocument' : 'getLedgerDocument', { id }),
  memberDocuments: (admin, document, { member }) =>
    admin.ok('downloadMemberDocument', { id: String(member), document }),
  eventAnswers: (admin, registration, { event, answered }) =>
    admin.ok('downloadEventAnswer', {
      id: String(event),
      registration,
      question: String((answered as string[])[0]),
    }),
  creditActivities: (admin, id, { isPdf }) =>
    admin.ok(isPdf === true ? 'downloadActivityEvidence' : 'getActivityEvidence', { id }),
  journals: (_admin, id) => anonymous.ok('downloadJournal', { id }),
};

/**
 * Requests a stored file from the endpoint that serves it.
 *
 * @throws Error if no endpoint serves it
 */
export async function requestStored(path: string): Promise<Answer> {
  const [folder, name = ''] = path.split('/');
  if (folder === 'images') return anonymous.ok('getImage', { id: name });
  const admin = as(await makeAdmin());
  for (const [collection, read] of Object.entries(readers)) {
    const found = Object.entries(await documentsOf(collection)).find(([, record]) =>
      JSON.stringify(record).includes(path),
    );
    if (found !== undefined) return read(admin, ...found);
  }
  throw new Error(`No endpoint serves ${path}.`);
}
