import { Refusal } from '../../tools/emulators/log.ts';
import { demoAccounts } from '../../tools/seed/demo-accounts.ts';

/** Demo accounts for the screens of admins and of members. */
const viewers = { admin: 'admin@example.org', member: 'member@example.org' } as const;

/** Screen behind the login, or a page of stored content. */
export interface BenchScreen {
  readonly name: string;
  /** Path of the screen; `{blog}`, `{event}` and `{journal}` are replaced by the first stored id. */
  readonly path: string;
  readonly as?: keyof typeof viewers;
  /** Budgets: a list has one of script files and one of script size, a form only one of script size. */
  readonly counted?: 'list' | 'form';
  /** Maximum number of waves when the screen needs more than three. */
  readonly waves?: number;
}

const screens: readonly BenchScreen[] = [
  { name: 'dashboard', path: '/admin', as: 'admin' },
  { name: 'users', path: '/admin/manage-user', as: 'admin', counted: 'list' },
  { name: 'registrations', path: '/admin/request-register', as: 'admin', counted: 'list' },
  { name: 'renewals', path: '/admin/request-renewal', as: 'admin', counted: 'list' },
  // The list leads to the first request and its proof, and the desk preloads the next ones.
  { name: 'desk', path: '/admin/request-register/review', as: 'admin', waves: 5 },
  { name: 'institutions', path: '/admin/institutions', as: 'admin', counted: 'list' },
  { name: 'messages', path: '/admin/messages', as: 'admin', counted: 'list' },
  { name: 'audit', path: '/admin/audit', as: 'admin', counted: 'list' },
  { name: 'money', path: '/admin/money', as: 'admin' },
  { name: 'add-blog', path: '/admin/manage-blog/add', as: 'admin', counted: 'form' },
  {
    name: 'edit-blog',
    path: '/admin/manage-blog/edit/{blog}',
    as: 'admin',
    counted: 'form',
    // Its picture loads when the browser is idle.
    waves: 4,
  },
  { name: 'membership', path: '/membership', as: 'member' },
  { name: 'profile', path: '/profile', as: 'member' },
  { name: 'membership-en', path: '/en/membership', as: 'member' },
  { name: 'profile-en', path: '/en/profile', as: 'member' },
  // Complete without scripts; related content and its pictures load afterwards.
  { name: 'stored-article', path: '/blog/blog-details/{blog}', waves: 4 },
  { name: 'stored-event', path: '/event/event-details/{event}', waves: 4 },
  { name: 'articles', path: '/blog', waves: 4 },
  { name: 'articles-en', path: '/en/blog', waves: 4 },
  { name: 'stored-journal', path: '/journal/{journal}', waves: 4 },
  // Its results follow its code.
  { name: 'search', path: '/search?q=data', waves: 4 },
  { name: 'search-en', path: '/en/search?q=data', waves: 4 },
];

/**
 * Returns the screens with these names, or all without a name.
 *
 * @throws Refusal for an unknown name
 */
export function selectScreens(names: readonly string[]): readonly BenchScreen[] {
  const unknown = names.find((name) => !screens.some((screen) => screen.name === name));
  if (unknown !== undefined) {
    throw new Refusal(`${unknown} is no screen. Screens: ${screens.map(({ name }) => name).join(', ')}.`);
  }
  return screens.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function storedId(baseUrl: string, endpoint: 'blogs' | 'events' | 'journals'): Promise<string> {
  const reply = await fetch(`${baseUrl}/api/${endpoint}`);
  const rows = (await reply.json()) as readonly { readonly _id: string }[];
  const [first] = rows;
  if (first === undefined) throw new Error(`Nothing is stored at /api/${endpoint}.`);
  return first._id;
}

/** Logs a demo account in and returns its token. */
async function tokenOf(baseUrl: string, email: string): Promise<string> {
  const account = demoAccounts.find((one) => one.email === email);
  if (account === undefined) throw new Error(`There is no demo account ${email}.`);
  const reply = await fetch(`${baseUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: account.password }),
  });
  const { token } = (await reply.json()) as { token?: string };
  if (token === undefined) throw new Error(`${email} could not log in: ${reply.status}.`);
  return token;
}

/** Returns the path of a screen with stored ids, and the token of its viewer. */
export async function resolveVisit(
  baseUrl: string,
  { path, as }: BenchScreen,
): Promise<{ readonly path: string; readonly token: string | undefined }> {
  let known = path;
  for (const kind of ['blog', 'event', 'journal'] as const) {
    if (path.includes(`{${kind}}`)) known = path.replace(`{${kind}}`, await storedId(baseUrl, `${kind}s`));
  }
  return { path: known, token: as === undefined ? undefined : await tokenOf(baseUrl, viewers[as]) };
}
