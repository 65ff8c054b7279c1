import { isDeepStrictEqual } from 'node:util';
import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import type { ErrorBody } from 'contract/errors';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteUser } from '../../../functions/src/model/accounts/delete-user.ts';
import { changeDocument, type Everything, everything } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import {
  customTokenOf,
  endedSession,
  forgedSession,
  idTokenOf,
  toLiveSession,
} from '../../support/factories/tokens.ts';
import { as, inProcessTransport, requireCaching, requireRefusal } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { shareStores } from '../../support/suite/reset.ts';
import { accessTable, type Need, type Who } from './access-table.ts';

shareStores();

/**
 * Calls every endpoint as every role, and compares with access-table.ts. All accounts are created once, and
 * again after a call that changed data, because a permitted call may delete anything.
 */

type Verdict = 'unauthenticated' | 'forbidden' | 'admitted';

interface Visitor {
  readonly token: string | undefined;
  /** Whether the server must identify this caller. */
  readonly known: boolean;
  readonly admin?: boolean;
  /** Owner of the record in the path: the caller or another account. */
  readonly target: string;
}

async function createVisitors(): Promise<Record<string, Visitor>> {
  const [admin, secondAdmin, demoted, member, other, waiting, waitingToo, gone, late] = await Promise.all([
    makeAdmin(),
    makeAdmin(),
    makeAdmin(),
    makeMember(),
    makeMember(),
    makeMember({ status: 'waitingApproval' }),
    makeMember({ status: 'waitingApproval' }),
    makeMember(),
    makeMember(),
  ]);
  const [idToken, customToken, ended] = await Promise.all([
    idTokenOf(secondAdmin),
    customTokenOf(secondAdmin),
    endedSession(secondAdmin),
    // The claim in the token still says Admin, but only the record counts.
    changeDocument('users', demoted.id, { role: 'Member' }),
    deleteUser(gone.id, { id: admin.id, name: admin.name }),
    expireSession(late),
  ]);
  const unknown = (token: string | undefined, target = member.id) => ({ token, known: false, target });
  const known = ({ token }: Person, target: string) => ({ token, known: true, target });
  return {
    anonymous: unknown(undefined),
    'a forged token of a real admin': unknown(forgedSession(secondAdmin)),
    'a forged token, for their own record': unknown(forgedSession(member, 'Member')),
    'an ID token of an admin': unknown(idToken),
    'a custom token of an admin': unknown(customToken),
    'an ended session of an admin': unknown(ended),
    'an expired session, own record': unknown(late.token, late.id),
    'a deleted member, own record': unknown(gone.token, gone.id),
    'a waiting member': known(waiting, member.id),
    'another member': known(other, member.id),
    'a demoted admin': known(demoted, member.id),
    'the member': known(member, member.id),
    'a waiting member, own record': known(waitingToo, waitingToo.id),
    // No record has this id, so permitted admin calls find no target.
    'an admin': { ...known(admin, 'unknownRecordId'), admin: true },
    'an admin, own record': { ...known(secondAdmin, secondAdmin.id), admin: true },
  };
}

const expireSession = async ({ id, token }: Person) =>
  changeDocument('sessions', id, { live: [toLiveSession(token, -1000)] });

const ownRecord = new Set(['the member', 'a waiting member, own record', 'an admin, own record']);

function expected(who: Who, name: string, { known, admin }: Visitor): Verdict {
  if (who === 'anyone') return 'admitted';
  if (who === 'mail-server') return 'unauthenticated';
  if (!known) return 'unauthenticated';
  const own = ownRecord.has(name);
  const may = { 'signed-in': true, self: own, 'self-or-admin': own || admin, admin }[who];
  return may ? 'admitted' : 'forbidden';
}

/** Callers over the network, one for each kind of check; the others differ only in their tokens. */
const overTheNetwork = new Set(['anonymous', 'another member', 'the member', 'an admin']);
/** Callers of the quick test. */
const mainCallers = new Set([...overTheNetwork, 'a demoted admin']);
const here = inProcessTransport();

interface EndpointCase {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly path: string;
  readonly who: Who;
  readonly need: Need | undefined;
  readonly takesProof: boolean;
}

/** Sends the minimal input, because access is checked before the input. */
async function callEndpoint(
  { name, endpoint, path }: EndpointCase,
  visitor: string,
  { token, target }: Visitor,
): Promise<Verdict> {
  const body = endpoint.files === undefined ? undefined : new FormData();
  body?.set('nothing', 'of interest');
  const client = as(token, overTheNetwork.has(visitor) ? undefined : here);
  const answer = await client.send(endpoint.method, path.replace(/\{\w+\}/g, target), body ? { body } : {});
  if (answer.status < 400) requireCaching(name, answer);
  else requireRefusal(answer, `${endpoint.method} ${path}`);
  const { code } = (answer.body ?? {}) as Partial<ErrorBody>;
  // Wrong credentials also answer 401, although the endpoint let the caller in.
  if (code === 'unauthenticated') return 'unauthenticated';
  if (code === 'forbidden') return 'forbidden';
  expect(answer.status, `${endpoint.method} ${path} must not fail`).toBeLessThan(500);
  return 'admitted';
}

const endpointCases = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(
  ([name, endpoint]): EndpointCase[] =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
      name,
      endpoint,
      path,
      who: accessTable[name][0],
      need: accessTable[name][2],
      takesProof: accessTable[name][3] === 'proof',
    })),
);

describe('calling every endpoint', () => {
  let visitors: Record<string, Visitor> = {};
  let before: Everything;

  async function recreateVisitors(): Promise<void> {
    await resetStores();
    visitors = await createVisitors();
    before = await everything();
  }
  beforeAll(recreateVisitors);

  test('covers exactly the endpoints of the access table', () => {
    expect(Object.keys(accessTable).sort()).toEqual(Object.keys(endpoints).sort());
  });

  /** Returns the verdicts that differ from the table, by endpoint and caller. */
  async function findFailures(isCalled: (caller: string) => boolean): Promise<Record<string, unknown>> {
    const failed: Record<string, unknown> = {};
    const callAs = async (endpointCase: EndpointCase, isAdmitted: boolean) => {
      for (const caller of Object.keys(visitors).filter(isCalled)) {
        const visitor = visitors[caller] as Visitor;
        const verdict = expected(endpointCase.who, caller, visitor);
        if ((verdict === 'admitted') !== isAdmitted) continue;
        const actual = await callEndpoint(endpointCase, caller, visitor);
        if (actual !== verdict) failed[`${endpointCase.name} ${endpointCase.path}, ${caller}`] = actual;
      }
    };
    for (const endpointCase of endpointCases) await callAs(endpointCase, false);
    if (!isDeepStrictEqual(await everything(), before)) failed['refused callers'] = 'write';
    for (const endpointCase of endpointCases) {
      await callAs(endpointCase, true);
      if (endpointCase.endpoint.method === 'GET') continue;
      if (!isDeepStrictEqual(await everything(), before)) await recreateVisitors();
    }
    return failed;
  }

  test('admits the listed roles and refuses all others', { timeout: 300_000 }, async () => {
    expect(await findFailures((caller) => mainCallers.has(caller))).toEqual({});
  });

  test('refuses foreign, forged and ended tokens', { tags: ['full'], timeout: 300_000 }, async () => {
    expect(await findFailures((caller) => !mainCallers.has(caller))).toEqual({});
  });
});

describe('calling every admin endpoint by duty', () => {
  const duties = ['people', 'money', 'content', 'events', 'audit', 'export'] as const;
  type Duty = (typeof duties)[number];
  /** `content` includes `events`. */
  const opening = (need: Need): readonly Duty[] =>
    duties.filter((duty) =>
      need.split(' or ').some((one) => one === duty || (one === 'events' && duty === 'content')),
    );

  /** Admins with each single duty, and with all other duties. */
  async function admins() {
    const holders = new Map<string, Visitor>();
    const needs = new Set(endpointCases.flatMap(({ need }) => (need === undefined ? [] : [need])));
    const sets = [...needs].flatMap((need) => {
      const taken = need === 'every' ? duties.map(opening) : [opening(need)];
      return taken.map((some) => duties.filter((duty) => !some.includes(duty)));
    });
    for (const held of [[], duties, ...duties.map((duty) => [duty]), ...sets]) {
      const { token } = await makeAdmin({ duties: [...held] });
      holders.set(held.join(), { token, known: true, admin: true, target: 'unknownRecordId' });
    }
    return (...held: Duty[]) => holders.get(held.join()) as Visitor;
  }
  let holding: Awaited<ReturnType<typeof admins>>;
  beforeAll(async () => {
    await resetStores();
    holding = await admins();
  });

  test('every endpoint for admins has a duty in the table, and each duty opens an endpoint', () => {
    const needs = endpointCases.flatMap(({ who, need }) => (who.endsWith('admin') ? [need] : []));
    expect(needs).not.toContain(undefined);
    expect(duties.filter((duty) => !needs.some((need) => need?.includes(duty)))).toEqual([]);
  });

  test('needs the duty of the table, and no other', { timeout: 300_000 }, async () => {
    const failed: string[] = [];
    for (const endpointCase of endpointCases.filter(({ need }) => need !== undefined)) {
      const need = endpointCase.need as Need;
      const expectVerdict = async (verdict: Verdict, held: readonly Duty[]) => {
        const actual = await callEndpoint(endpointCase, 'an admin of duties', holding(...held));
        if (actual !== verdict) failed.push(`${endpointCase.name} ${endpointCase.path}, ${held}: ${actual}`);
      };
      const without = (some: readonly Duty[]) => duties.filter((duty) => !some.includes(duty));
      if (need === 'none') await expectVerdict('admitted', []);
      else if (need === 'every') {
        for (const duty of duties) await expectVerdict('forbidden', without(opening(duty)));
        await expectVerdict('admitted', duties);
      } else {
        await expectVerdict('forbidden', without(opening(need)));
        for (const duty of opening(need)) await expectVerdict('admitted', [duty]);
      }
    }
    expect(failed).toEqual([]);
  });
});

describe('calling every endpoint without recent authentication', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  type Proved = 'by the login' | 'by a proof';

  async function admin(minutes: number, proved: Proved): Promise<Visitor> {
    const { id, token } = await makeAdmin();
    const { provenAt: _never, ...session } = toLiveSession(token);
    const at = minutesAgo(minutes);
    const times = proved === 'by the login' ? { createdAt: at } : { createdAt: minutesAgo(60), provenAt: at };
    await changeDocument('sessions', id, { live: [{ ...session, ...times }] });
    return { token, known: true, admin: true, target: 'unknownRecordId' };
  }
  const visitors = new Map<string, Visitor>();
  beforeAll(async () => {
    await resetStores();
    for (const proved of ['by the login', 'by a proof'] as const)
      for (const minutes of [9, 11]) visitors.set(`${minutes} ${proved}`, await admin(minutes, proved));
  });

  test('needs it exactly where the table says', { timeout: 300_000 }, async () => {
    const failed: string[] = [];
    for (const { name, endpoint, path, takesProof } of endpointCases.filter(
      ({ need }) => need !== undefined,
    )) {
      // An endpoint without re-authentication accepts all four kinds of caller; testing one is enough.
      const asking = takesProof ? [...visitors] : [...visitors].filter(([who]) => who === '11 by the login');
      for (const [who, { token, target }] of asking) {
        const body = endpoint.files === undefined ? undefined : new FormData();
        body?.set('nothing', 'of interest');
        const answer = await as(token, here).send(
          endpoint.method,
          path.replace(/\{\w+\}/g, target),
          body ? { body } : {},
        );
        const { code, proof } = (answer.body ?? {}) as Partial<ErrorBody>;
        const asked = code === 'proof-needed' ? proof : undefined;
        if (asked !== (takesProof && who.startsWith('11') ? 'password' : undefined))
          failed.push(`${name} ${path}, ${who}: ${code}`);
      }
    }
    expect(failed).toEqual([]);
  });
});

describe('the check of access', () => {
  beforeEach(resetStores);

  test('refuses the forged token only because it is not a live session', async () => {
    const admin = await makeAdmin();
    const token = forgedSession(admin);
    expect((await as(token).refused('getProfile', {})).body.code).toBe('unauthenticated');
    await changeDocument('sessions', admin.id, { live: [toLiveSession(token)] });
    expect((await as(token).ok('getProfile', {})).body._id).toBe(admin.id);
  });

  test('happens before the body is read', async () => {
    const member = await makeMember();
    const { id } = await makeMember();
    const mess = { headers: { 'content-type': 'text/html' }, body: '<p>' };
    const unauthenticated = await as(undefined).send('PUT', `/users/user/${id}/requestRenew`, mess);
    const wrong = await as(member).send('PUT', `/users/user/${id}`, mess);
    requireRefusal(unauthenticated, 'nobody');
    requireRefusal(wrong, 'the wrong person');
    expect([unauthenticated.body.code, wrong.body.code]).toEqual(['unauthenticated', 'forbidden']);
  });

  test.each([
    ['another scheme', (token: string) => `Basic ${token}`],
    ['no token', () => 'Bearer '],
    ['two tokens', (token: string) => `Bearer ${token} ${token}`],
    ['a cut token', (token: string) => `Bearer ${token.slice(0, -30)}`],
    ['a very long token', (token: string) => `Bearer ${token}${'x'.repeat(4096)}`],
  ])('treats an Authorization header with %s as no caller', async (_what, header) => {
    const admin = await makeAdmin();
    const headers = { authorization: header(admin.token) };
    const answer = await as(undefined).send('GET', '/users/users', { headers });
    requireRefusal(answer, 'the header');
    expect(answer.body.code).toBe('unauthenticated');
  });

  test('ignores a token in the query or in a cookie', async () => {
    const admin = await makeAdmin();
    const headers = { cookie: `__session=${admin.token}; token=${admin.token}` };
    const answer = await as(undefined).send('GET', `/users/users?token=${admin.token}`, { headers });
    expect(answer.status).toBe(401);
  });
});
