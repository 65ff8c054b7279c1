/** @module-tag full */
import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import type { ErrorBody } from 'contract/errors';
import { expect, test } from 'vitest';
import { log, secondsSince } from '../../tools/emulators/log.ts';
import { type Random, randomFor } from '../../tools/seed/deterministic.ts';
import { makeMail, makeMessage } from '../support/factories/admin-records.ts';
import { makeBlog, makeEvent, makeJournal, makeProduct } from '../support/factories/content.ts';
import { makeInstitution } from '../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../support/factories/people.ts';
import { BuiltFunction } from '../support/suite/built-function.ts';
import { type Answer, as, inProcessTransport, requireRefusal } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';
import type { Transport } from '../support/suite/transports.ts';
import { hostileRequest, type RawCall } from './support/hostile-requests.ts';
import type { Hints } from './support/schema-values.ts';

/**
 * Sends valid and hostile requests of all roles to all endpoints. Each response must match the contract, and
 * none may be a 5xx. With a seed, as in `npm run test:chaos`, there are at least 16,000 requests, and every
 * fourth round uses the built function over the network. Otherwise there are a few fixed ones for each
 * endpoint.
 */
const { CAMPAIGN_SEED: campaignSeed } = process.env;
const isLarge = campaignSeed !== undefined;
const seed = campaignSeed ?? 'usual';

const roles = ['nobody', 'member', 'admin'] as const;
type Role = (typeof roles)[number];

/** Matches internal details that no response may contain. */
const internalDetails =
  /node_modules|\bat [\w.<>]+ \(|\.(?:ts|js):\d+|INVALID_ARGUMENT|ECONN|\bTypeError|firestore\.googleapis/;

/**
 * People and records that requests name. Created again when a request has ended a session or deleted an
 * account.
 */
class Fixtures {
  readonly #people = new Map<Role, Person | undefined>([['nobody', undefined]]);
  hints: Hints = {};

  async create(): Promise<void> {
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
      phoneNumber: ['', '+62 800 1111'],
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

  personOf(role: Role): Person | undefined {
    return this.#people.get(role);
  }
}

/** @throws Error when the response does not match the contract */
function requireGoodAnswer(answer: Answer, { isRefusedByAll }: RawCall): void {
  if (answer.status >= 500) throw new Error(`it is ${answer.status}`);
  if (answer.status < 400 && isRefusedByAll) throw new Error(`it is ${answer.status}, and should be refused`);
  if (answer.status < 400) return;
  requireRefusal(answer, 'it');
  const { code, message, fields = {}, ...more } = answer.body as ErrorBody;
  const texts = [code, message, ...Object.values(fields)];
  if (Object.keys(more).length > 0) throw new Error(`it also contains ${Object.keys(more)}`);
  const leak = texts.find((text) => typeof text !== 'string' || internalDetails.test(text));
  if (leak !== undefined) throw new Error(`it contains '${leak}'`);
}

const describeCall = ({ method, path, headers, body }: RawCall): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body?.subarray(0, 600).toString('utf8') ?? ''}`;

/**
 * Sends a request and returns its status, code and problem; `problem` is undefined for a correct response.
 */
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
    return { status, code, problem: `${(error as Error).message.slice(0, 300)}: ${describeCall(call)}` };
  }
}

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
const requestsOfRound = table.length * roles.length;
const rounds = isLarge ? Math.ceil(16_000 / requestsOfRound) : 1;

function formatCounts(statuses: Readonly<Record<number, number>>): string {
  const entries = Object.entries(statuses);
  const sum = (some: typeof entries) => some.reduce((total, [, count]) => total + count, 0);
  const faults = sum(entries.filter(([status]) => Number(status) >= 500));
  const byStatus = entries.map(([status, count]) => `${count} x ${status}`).join(', ');
  return `${sum(entries)} requests to ${table.length} endpoints, ${faults} x 5xx (${byStatus})`;
}

test(
  `${requestsOfRound * rounds} requests of all kinds to all endpoints get a response of the contract`,
  async () => {
    const errors: unknown[] = [];
    const local = inProcessTransport({ errors });
    const built = isLarge ? await BuiltFunction.start() : undefined;
    await using _built = built;
    const fixtures = new Fixtures();
    const problems: string[] = [];
    const statuses: Record<number, number> = {};
    const start = performance.now();
    let loggedCount = 0;
    for (let round = 0; round < rounds; round += 1) {
      await fixtures.create();
      const transport = built !== undefined && round % 4 === 3 ? built.transport : local;
      for (const [name, endpoint] of table) {
        const codes = await Promise.all(
          roles.map(async (role) => {
            const random = randomFor('fuzz', seed, String(round), name, role);
            const call = await hostileRequest(endpoint, random, fixtures.hints);
            const { status, code, problem } = await send(call, fixtures.personOf(role), transport, random);
            statuses[status] = (statuses[status] ?? 0) + 1;
            if (problem !== undefined) problems.push(`${name} as ${role}, round ${round}: ${problem}`);
            return role === 'nobody' ? undefined : code;
          }),
        );
        // A request has ended a session or deleted an account.
        if (codes.includes('unauthenticated')) await fixtures.create();
      }
      for (const problem of isLarge ? problems.slice(loggedCount) : []) log(problem);
      loggedCount = problems.length;
      if (isLarge)
        log(`Fuzz, round ${round + 1} of ${rounds}: ${formatCounts(statuses)}, ${secondsSince(start)}`);
    }
    const reasons = errors.map((error) => (error instanceof Error ? error.stack : String(error)));
    expect([...problems, ...reasons], `seed ${seed}`).toEqual([]);
    // Most requests are refused, because most are invalid, but some must succeed.
    expect(
      Object.keys(statuses)
        .map(Number)
        .filter((status) => status < 300),
    ).not.toEqual([]);
  },
  isLarge ? 3_600_000 : 180_000,
);
