/**
 * Measures status, profile and login as the platform delivers them, compared with the SDK alone, and public lists in
 * English, compared with Indonesian.
 */
import { endpoints } from 'contract';
import { limits } from 'contract/rules/limits';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { hashToken } from '../../functions/src/auth/caller.ts';
import { emailOwnerId } from '../../functions/src/data/collections.ts';
import { auth, firestore } from '../../functions/src/data/firebase.ts';
import { handlers } from '../../functions/src/handlers.ts';
import { createApi } from '../../functions/src/http/api.ts';
import type { HttpRequest, HttpResponse } from '../../functions/src/http/request.ts';
import { serve } from '../../functions/src/http/serve.ts';
import { limitOwnChanges, limitRate } from '../../functions/src/model/base/limit-rate.ts';
import { makeBlog, makeEvent, makeTranslation } from '../support/factories/content.ts';
import { makeMember, type Person } from '../support/factories/people.ts';
import { compareTimes } from './compare.ts';
import { ms, ratioRow, reportRow } from './report.ts';

/** Maximum ratio to the SDK alone: requirements 9.3.4. */
const maxRatio = 1.1;

// Raises the login limits, so that a thousand logins pass.
for (const rule of ['PER_ADDRESS', 'PER_EMAIL', 'BEFORE_WAITING']) {
  process.env[`LOGIN_ATTEMPTS_${rule}`] = '100000';
}
const { handleApi } = createApi(endpoints, handlers, {
  checked: false,
  emulator: false,
  limitChanges: limitOwnChanges,
  limitLoads: limitRate,
  instanceCacheSeconds: 0,
});
const answer = serve([handleApi], ({ error }) => {
  if (error !== undefined) throw error;
});

class RecordedResponse implements HttpResponse {
  statusCode = 200;
  text = '';
  status(code: number): this {
    this.statusCode = code;
    return this;
  }
  set(): this {
    return this;
  }
  send(body: unknown): void {
    this.text = String(body);
  }
  json(body: unknown): void {
    this.text = JSON.stringify(body);
  }
}

/** Runs a call as the platform delivers it, from its headers to the text of its response. */
async function call(request: Pick<HttpRequest, 'method' | 'path'> & Partial<HttpRequest>): Promise<void> {
  const sent = new RecordedResponse();
  await answer({ url: request.path, headers: {}, query: {}, ip: '127.0.0.1', ...request }, sent);
  if (sent.statusCode !== 200) throw new Error(`${request.path} answered ${sent.statusCode}: ${sent.text}`);
}

/**
 * Enough members that none logs in twice within a second, because equal session cookies are created again.
 */
const members = await Promise.all(Array.from({ length: 40 }, () => makeMember()));
const [member] = members as [Person, ...Person[]];
let logins = 0;
const nextMember = (): Person => members[logins++ % members.length] ?? member;

const database = await firestore();
const sdk = await auth();
const [users, sessions] = [database.collection('users'), database.collection('sessions')];
const both = (uid: string) => database.getAll(users.doc(uid), sessions.doc(uid));

/** Verifies the session cookie and reads its user, as long as the session is live. */
async function verifySession(): Promise<QueryDocumentSnapshot> {
  const { uid } = await sdk.verifySessionCookie(member.token, true);
  const [user, live] = await both(uid);
  if (live?.get('live').length === 0) throw new Error('There is no session.');
  return user as QueryDocumentSnapshot;
}

const identity = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts`;

/**
 * Logs in with the SDK alone: counts and reads three limits, checks the password, then creates, stores and
 * audits a session.
 */
async function login({ email, password }: Person): Promise<void> {
  const counters = ['address', 'email', 'account'].map((id) => database.collection('benchLimits').doc(id));
  const batch = database.batch();
  for (const counter of counters) batch.set(counter, { count: FieldValue.increment(1) }, { merge: true });
  await batch.commit();
  await database.getAll(...counters);
  const owner = await database.collection('emailOwners').doc(emailOwnerId(email)).get();
  const uid: string = owner.get('userId');
  const storedSessions = database.collection('benchSessions').doc(uid);
  const [user, record] = await database.getAll(users.doc(uid), storedSessions);
  const reply = await fetch(`${identity}:signInWithPassword?key=emulator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await reply.json()) as { idToken: string };
  const token = await sdk.createSessionCookie(idToken, { expiresIn: 3_600_000 });
  const now = new Date();
  const session = { hash: hashToken(token), createdAt: now, expiresAt: now, usedAt: now };
  const live = [...(record?.get('live') ?? []), session].slice(-limits.sessions.perAccount);
  const opening = database.batch();
  if (record?.updateTime === undefined) opening.create(storedSessions, { live });
  else opening.update(storedSessions, { live }, { lastUpdateTime: record.updateTime });
  const entry = { at: now, actorId: uid, action: 'session.begin', targetId: uid, people: [uid] };
  await opening.create(database.collection('benchAudit').doc(), entry).commit();
  JSON.stringify({ token, user: user?.data() });
}

const authorization = `Bearer ${member.token}`;
const bodyOf = ({ email, password }: Person) => Buffer.from(JSON.stringify({ email, password }));
const calls = [
  {
    what: 'status, with a session',
    ours: () => call({ method: 'GET', path: '/api/user/status', headers: { authorization } }),
    bare: async () => JSON.stringify({ isLogin: (await verifySession()).exists }),
  },
  {
    what: 'profile',
    ours: () => call({ method: 'GET', path: '/api/users/user/profile', headers: { authorization } }),
    bare: async () => JSON.stringify((await verifySession()).data()),
  },
  {
    what: 'login with rate limits',
    ours: () =>
      call({
        method: 'POST',
        path: '/api/users/login',
        headers: { 'content-type': 'application/json' },
        rawBody: bodyOf(nextMember()),
      }),
    bare: () => login(nextMember()),
  },
];

for (const { what, ours, bare } of calls) {
  const result = await compareTimes(ours, bare);
  reportRow(ratioRow(what, ms(result.ours), `SDK alone ${ms(result.bare)}`, result.ratio, maxRatio));
}

/** An English row needs two reads: its texts, and the record with date, place and price. */
const entries = Array.from({ length: limits.pageSizeMaximum });
await Promise.all(
  entries.flatMap(() => [
    makeBlog().then((article) => makeTranslation('blog', article)),
    makeEvent().then((event) => makeTranslation('event', event)),
  ]),
);
/** Each call comes from another network, because public lists have a limit for each. */
let networks = 0;
const nextNetwork = (): string => `10.${networks >> 8}.${networks++ & 255}.1`;
const list = (path: string, lang: string) => () =>
  call({
    method: 'GET',
    path,
    url: `${path}?lang=${lang}`,
    query: { lang, limit: String(entries.length) },
    ip: nextNetwork(),
  });
for (const { what, path } of [
  { what: 'articles', path: '/api/blogs' },
  { what: 'events', path: '/api/events' },
]) {
  const { ours, bare, ratio } = await compareTimes(list(path, 'en'), list(path, 'id'));
  reportRow({
    what: `${entries.length} ${what} in English`,
    measured: ms(ours),
    comparison: `Indonesian ${ms(bare)}, x${ratio.toFixed(2)}`,
  });
}
process.exit(0);
