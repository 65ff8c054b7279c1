import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import type { ErrorBody } from 'contract/errors';
import { beforeEach, expect, test } from 'vitest';
import { say, secondsSince } from '../../tools/emulators/say.ts';
import { type Random, randomFor } from '../../tools/seed/deterministic.ts';
import { makeBlog, makeEvent, makeJournal, makeProduct } from '../support/make/content.ts';
import { hostileRequest, type RawCall } from '../support/make/hostile-requests.ts';
import { makeInstitution } from '../support/make/institutions.ts';
import { makeMail, makeMessage } from '../support/make/office.ts';
import { makeAdmin, makeMember, type Person } from '../support/make/people.ts';
import type { Hints } from '../support/make/schema-values.ts';
import { BuiltFunction } from '../support/suite/built-function.ts';
import { type Answer, as, inProcess, requireRefusal } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';
import type { Transport } from '../support/suite/transports.ts';

/**
 * Whatever is sent to whichever endpoint by whomever, the answer is one of the contract's, and never a fault. With a
 * seed, as `npm run test:storm` gives one, there are at least 16,000 requests, and every fourth goes to the built function
 * over the network; else there are a few for each endpoint, always the same.
 */
const { CAMPAIGN_SEED: campaignSeed } = process.env;
const isLarge = campaignSeed !== undefined;
const seed = campaignSeed ?? 'usual';

beforeEach(resetStores);

const roles = ['nobody', 'member', 'admin'] as const;
type Role = (typeof roles)[number];

/** What no answer may tell of its inside. */
const inside =
  /node_modules|\bat [\w.<>]+ \(|\.(?:ts|js):\d+|INVALID_ARGUMENT|ECONN|\bTypeError|firestore\.googleapis/;

/** People, and things to call by their ids; whoever is gone comes anew. */
class Cast {
  readonly #people = new Map<Role, Person | undefined>([['nobody', undefined]]);
  hints: Hints = {};

  async gather(): Promise<void> {
    await resetStores();
    const [member, admin, waiting, renewing, institution] = await Promise.all([
      makeMember({ photo: true }),
      makeAdmin(),
      makeMember({ status: 'waitingApproval' }),
      makeMember({ status: 'RequestRenew' }),
      makeInstitution(),
    ]);
    const things = await Promise.all([makeBlog(), makeEvent(), makeJournal(), makeProduct()]);
    const rows = await Promise.all([makeMessage(), makeMail()]);
    this.#people.set('member', member).set('admin', admin);
    const password = ['rahasia-baru', member.password, admin.password];
    this.hints = {
      id: [member, member, admin, waiting, renewing, institution, institution, ...things]
        .map(({ id }) => id)
        .concat(rows, '1', '2', '999'),
      user: [institution.coordinator.id, member.id],
      session: ['others', '0123456789abcdef'],
      email: [`baru-${member.id}@example.org`, member.email, admin.email],
      password,
      currentPassword: password,
      confirmPassword: ['rahasia-baru'],
      content: ['Paragraf.', JSON.stringify([{ type: 'text', content: 'x' }]), '[{"type":"image"}]'],
      publishAt: ['', '2030-01-01T09:00', '2020-01-01T09:00'],
      startDate: ['2026-12-01T09:00'],
      endDate: ['2026-12-02T09:00', '2026-11-02T09:00'],
      price: ['145.000', '0', '-1'],
      code: ['x', 'a.b.c', `${institution.id}.${member.id}.${'A'.repeat(43)}`],
      basedOn: [0, '2026-08-17T03:00:00.000Z'],
    };
  }

  as(role: Role): Person | undefined {
    return this.#people.get(role);
  }
}

/** @throws Error when it is no answer of the contract */
function requireGoodAnswer(answer: Answer, { isRefusedByAll }: RawCall): void {
  if (answer.status >= 500) throw new Error(`it is ${answer.status}`);
  if (answer.status < 400 && isRefusedByAll) throw new Error(`it is ${answer.status}, and should be refused`);
  if (answer.status < 400) return;
  requireRefusal(answer, 'it');
  const { code, message, fields = {}, ...more } = answer.body as ErrorBody;
  const texts = [code, message, ...Object.values(fields)];
  if (Object.keys(more).length > 0) throw new Error(`it tells ${Object.keys(more)} too`);
  const told = texts.find((text) => typeof text !== 'string' || inside.test(text));
  if (told !== undefined) throw new Error(`it tells '${told}'`);
}

const shown = ({ method, path, headers, body }: RawCall): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body?.subarray(0, 600).toString('utf8') ?? ''}`;

/** What was wrong with how it was answered; undefined for nothing. */
async function send(
  call: RawCall,
  person: Person | undefined,
  transport: Transport,
  random: Random,
): Promise<{ status: number; code: unknown; problem: string | undefined }> {
  const address = `198.${random.int(18, 19)}.${random.int(0, 255)}.${random.int(1, 254)}`;
  const client = as(person, transport, { 'x-forwarded-for': address });
  const { method, path, headers, body } = call;
  const answer = await client.send(method, path, {
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
  const { status } = answer;
  const { code } = (answer.body ?? {}) as Partial<ErrorBody>;
  try {
    requireGoodAnswer(answer, call);
    return { status, code, problem: undefined };
  } catch (error) {
    return { status, code, problem: `${(error as Error).message.slice(0, 300)}: ${shown(call)}` };
  }
}

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
const requestsOfRound = table.length * roles.length;
const rounds = isLarge ? Math.ceil(16_000 / requestsOfRound) : 1;

/** How many answers there were, with which statuses. */
function figuresOf(statuses: Readonly<Record<number, number>>): string {
  const entries = Object.entries(statuses);
  const sum = (some: typeof entries) => some.reduce((total, [, count]) => total + count, 0);
  const faults = sum(entries.filter(([status]) => Number(status) >= 500));
  const byStatus = entries.map(([status, count]) => `${count} x ${status}`).join(', ');
  return `${sum(entries)} requests to ${table.length} endpoints, ${faults} x 5xx (${byStatus})`;
}

test(
  `${requestsOfRound * rounds} requests of all kinds to all endpoints get an answer of the contract`,
  async () => {
    const errors: unknown[] = [];
    const here = inProcess({ errors });
    const built = isLarge ? await BuiltFunction.start() : undefined;
    await using _built = built;
    const cast = new Cast();
    const problems: string[] = [];
    const statuses: Record<number, number> = {};
    const start = performance.now();
    let told = 0;
    for (let round = 0; round < rounds; round += 1) {
      await cast.gather();
      const transport = built !== undefined && round % 4 === 3 ? built.transport : here;
      for (const [name, endpoint] of table) {
        const codes = await Promise.all(
          roles.map(async (role) => {
            const random = randomFor('fuzz', seed, String(round), name, role);
            const call = await hostileRequest(endpoint, random, cast.hints);
            const { status, code, problem } = await send(call, cast.as(role), transport, random);
            statuses[status] = (statuses[status] ?? 0) + 1;
            if (problem !== undefined) problems.push(`${name} as ${role}, round ${round}: ${problem}`);
            return role === 'nobody' ? undefined : code;
          }),
        );
        // A call has ended a session, or an account.
        if (codes.includes('unauthenticated')) await cast.gather();
      }
      for (const problem of isLarge ? problems.slice(told) : []) say(problem);
      told = problems.length;
      if (isLarge)
        say(`Fuzz, round ${round + 1} of ${rounds}: ${figuresOf(statuses)}, ${secondsSince(start)}`);
    }
    const reasons = errors.map((error) => (error instanceof Error ? error.stack : String(error)));
    expect([...problems, ...reasons], `seed ${seed}`).toEqual([]);
    // Most were refused, as most were wrong; some were not.
    expect(
      Object.keys(statuses)
        .map(Number)
        .filter((status) => status < 300),
    ).not.toEqual([]);
  },
  isLarge ? 3_600_000 : 180_000,
);
