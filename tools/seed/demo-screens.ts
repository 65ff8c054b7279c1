import { firestore } from '../../functions/src/data/firebase.ts';
import { demoId } from './deterministic.ts';
import { publishers } from './directory-plan.ts';
import { workshopTitle } from './event-plan.ts';

/** Returns the id of a document that the product's own functions wrote. */
const firstOf = (collection: string) => async (): Promise<string | undefined> =>
  (await (await firestore()).collection(collection).limit(1).get()).docs[0]?.id;

const known = (...words: string[]) => {
  const id = demoId(...words);
  return () => Promise.resolve(id);
};

const [member, event] = [known('user', 'member@example.org'), known('event', workshopTitle)];

/**
 * Records of the demo data that are examples of screens with an id, by the beginning of the screen's path. The
 * coordinator of the demo accounts takes part in the event. Longer beginnings are first.
 */
const examples: readonly (readonly [start: string, findId: () => Promise<string | undefined>])[] = [
  ['/membership/events/groups/', firstOf('eventGroups')],
  ['/membership/events/', event],
  ['/event/', event],
  ['/admin/events/', event],
  ['/admin/manage-event/', event],
  ['/blog/', firstOf('blogs')],
  ['/admin/manage-blog/', firstOf('blogs')],
  ['/journal/', firstOf('journals')],
  ['/admin/manage-journal/', firstOf('journals')],
  ['/admin/manage-product/', firstOf('products')],
  ['/directory/', known('directory', String(publishers[0]?.email))],
  ['/sertifikat/', firstOf('certificateCodes')],
  ['/surat/', firstOf('membershipLetters')],
  ['/admin/institutions/', firstOf('institutions')],
  ['/admin/letters/', firstOf('letters')],
  ['/admin/messages/', firstOf('messages')],
  ['/admin/money/ledger/entries/', firstOf('ledger')],
  ['/admin/money/payments/', member],
  ['/admin/manage-user/import/', firstOf('memberImports')],
  ['/admin/manage-user/', member],
];

export const findExample = (path: string) => examples.find(([start]) => path.startsWith(start))?.[1];

/**
 * Returns the address of a declared screen with a record of the demo data.
 *
 * @throws Error for a screen with an id and without an example
 */
export async function demoAddress(path: string): Promise<string> {
  if (!path.includes(':')) return path;
  const id = await findExample(path)?.();
  if (id === undefined) throw new Error(`The demo data has no example for ${path}.`);
  const participant = `${id}${await member()}`;
  return path.replace(':id', id).replace(':participant', participant);
}
