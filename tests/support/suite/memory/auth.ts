import { createRequire } from 'node:module';
import { auth } from '../../../../functions/src/data/firebase.ts';

/** Firebase Auth in memory: the code of the Auth emulator without its server, which needs 30 times as long. */

interface Accounts {
  deleteAllAccounts(): void;
  enableImprovedEmailPrivacy: boolean;
}

interface Context {
  readonly security: { readonly Oauth2?: object };
  readonly params: { readonly query: Readonly<Record<string, string>> };
  readonly req: { readonly protocol: string; readonly headers: { readonly host: string } };
}

type Operation = (accounts: Accounts, input: unknown, context: Context) => unknown;
interface Operations {
  readonly [name: string]: Operations | Operation | undefined;
}

const load = createRequire(import.meta.url);
const { authOperations } = load('firebase-tools/lib/emulator/auth/operations.js') as {
  authOperations: { readonly identitytoolkit: Operations };
};
const { AgentProjectState } = load('firebase-tools/lib/emulator/auth/state.js') as {
  AgentProjectState: new (project: string) => Accounts;
};
const { RequestResponseError } = load(
  load.resolve('firebase-admin').replace('index.js', 'utils/api-request.js'),
) as {
  RequestResponseError: new (response: object) => Error;
};

let accounts: Accounts | undefined;

/** Removes all accounts and codes, and hides whether an address has an account, as production does. */
export function clearAuth(): void {
  accounts = new AgentProjectState(String(process.env.GCLOUD_PROJECT));
  accounts.enableImprovedEmailPrivacy = true;
}

/** Finds the operation of a path such as '/identitytoolkit.googleapis.com/v1/projects/demo/accounts:lookup'. */
function operationOf(pathname: string): Operation {
  const [, path = ''] = pathname.split(/\/identitytoolkit\.googleapis\.com\/v\d\//);
  const names = path.replace(/^projects\/[^/:]+/, 'projects').split(/[/:]/);
  const found = names.reduce<Operations | Operation | undefined>(
    (operations, name) => (typeof operations === 'object' ? operations[name] : undefined),
    authOperations.identitytoolkit,
  );
  // Creates an account.
  const operation = typeof found === 'object' ? found._ : found;
  if (typeof operation !== 'function') throw new Error(`Firebase Auth in memory has no ${pathname}.`);
  return operation;
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

async function callAuth(url: URL, input: unknown, isOwner: boolean): Promise<Answer> {
  const context = {
    security: isOwner ? { Oauth2: {} } : {},
    params: { query: Object.fromEntries(url.searchParams) },
    req: { protocol: 'http', headers: { host: url.host } },
  };
  try {
    if (accounts === undefined) clearAuth();
    const data = await operationOf(url.pathname)(accounts as Accounts, input, context);
    return { status: 200, data: JSON.parse(JSON.stringify(data)) };
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code !== 'number') throw error;
    return { status: code, data: JSON.parse(JSON.stringify({ error })) };
  }
}

/** Answers a request to Identity Toolkit. */
export async function answerAuthRequest(request: Request): Promise<Response> {
  const isOwner = request.headers.get('authorization') === 'Bearer owner';
  const { status, data } = await callAuth(new URL(request.url), await request.json(), isOwner);
  return Response.json(data, { status });
}

interface AdminRequest {
  readonly method: string;
  readonly url: string;
  readonly data?: Readonly<Record<string, string>>;
}

async function answerAdminSdk({ method, url, data: input }: AdminRequest): Promise<object> {
  const { href } = new URL(url);
  const query = method === 'GET' ? `?${new URLSearchParams(input)}` : '';
  const { status, data } = await callAuth(new URL(href + query), input, true);
  const response = { status, data, headers: {}, text: JSON.stringify(data), isJson: () => true };
  if (status >= 400) throw new RequestResponseError(response);
  return response;
}

/** Redirects the Admin SDK of this process. */
export async function installAuth(): Promise<void> {
  const sdk = (await auth()) as unknown as { authRequestHandler: { httpClient: { send: unknown } } };
  sdk.authRequestHandler.httpClient.send = answerAdminSdk;
}
