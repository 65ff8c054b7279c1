import { Refusal } from '../../tools/emulators/say.ts';
import { tokenOf, type Viewer, viewers } from './signed-in.ts';

/** A screen behind the login, or a page of what is stored. */
export interface BenchScreen {
  readonly name: string;
  /** Where the address has an id, that of the first stored article or event stands for it. */
  readonly path: string;
  readonly as?: Viewer;
  /** Lists have a budget of files and code, the form of an article one of code. */
  readonly counted?: 'list' | 'form';
  /** Where more waves than three lie in the nature of it. */
  readonly waves?: number;
  /** It shows the text editor. */
  readonly hasEditor?: true;
}

const screens: readonly BenchScreen[] = [
  { name: 'office', path: '/admin', as: 'admin' },
  { name: 'users', path: '/admin/manage-user', as: 'admin', counted: 'list' },
  { name: 'registrations', path: '/admin/request-register', as: 'admin', counted: 'list' },
  { name: 'renewals', path: '/admin/request-renewal', as: 'admin', counted: 'list' },
  // The list leads to the first request and its proof, and these, unseen, to the next.
  { name: 'desk', path: '/admin/request-register/review', as: 'admin', waves: 5 },
  { name: 'institutions', path: '/admin/institutions', as: 'admin', counted: 'list' },
  { name: 'messages', path: '/admin/messages', as: 'admin', counted: 'list' },
  { name: 'audit', path: '/admin/audit', as: 'admin', counted: 'list' },
  { name: 'money', path: '/admin/money', as: 'admin' },
  { name: 'add-blog', path: '/admin/manage-blog/add', as: 'admin', counted: 'form' },
  { name: 'edit-blog', path: '/admin/manage-blog/edit/{blog}', as: 'admin', hasEditor: true },
  { name: 'membership', path: '/membership', as: 'member' },
  { name: 'profile', path: '/profile', as: 'member' },
  // Whole without code; what stands beside it comes behind that, with its pictures.
  { name: 'stored-article', path: '/blog/blog-details/{blog}', waves: 4 },
  { name: 'stored-event', path: '/event/event-details/{event}', waves: 4 },
  { name: 'articles', path: '/blog', waves: 4 },
];

/** Those with these names, all without a name. @throws Refusal for a name that none has */
export function screensNamed(names: readonly string[]): readonly BenchScreen[] {
  const unknown = names.find((name) => !screens.some((screen) => screen.name === name));
  if (unknown !== undefined) {
    throw new Refusal(`${unknown} is no screen. Screens: ${screens.map(({ name }) => name).join(', ')}.`);
  }
  return screens.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function storedId(baseUrl: string, endpoint: 'blogs' | 'events'): Promise<string> {
  const reply = await fetch(`${baseUrl}/api/${endpoint}`);
  const rows = (await reply.json()) as readonly { readonly _id: string }[];
  const [first] = rows;
  if (first === undefined) throw new Error(`Nothing is stored at /api/${endpoint}.`);
  return first._id;
}

/** The address of a screen and who looks at it, once it is known what is stored. */
export async function visitOf(
  baseUrl: string,
  { path, as }: BenchScreen,
): Promise<{ readonly path: string; readonly token: string | undefined }> {
  let known = path;
  for (const kind of ['blog', 'event'] as const) {
    if (path.includes(`{${kind}}`)) known = path.replace(`{${kind}}`, await storedId(baseUrl, `${kind}s`));
  }
  return { path: known, token: as === undefined ? undefined : await tokenOf(baseUrl, viewers[as]) };
}
