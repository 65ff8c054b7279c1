import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import type { ErrorBody } from 'contract/errors';
import { expect, test } from 'vitest';
import { randomFor } from '../../../tools/seed/deterministic.ts';
import { hostileRequest } from '../../chaos/support/hostile-requests.ts';
import type { Hints } from '../../chaos/support/schema-values.ts';
import { indonesianWordIn } from '../../support/assertions/language.ts';
import { makeBlog, makeEvent, makeJournal, makeProduct } from '../../support/factories/content.ts';
import { makeInstitution } from '../../support/factories/institutions.ts';
import { makeMember, type Person } from '../../support/factories/people.ts';
import { as, inLanguage, inProcessTransport } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

/**
 * Sends mostly invalid input to all endpoints of visitors and members, in both languages. A text that is the same in
 * both is not in a catalogue.
 */

/** Requests of each person to each endpoint. `WALK_ROUNDS=10` finds rarer texts. */
const rounds = Number(process.env.WALK_ROUNDS ?? 1);

const walked = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { access }]) => access !== 'admin' && access !== 'mail-server',
);

/** Texts that are the same in both languages: requirements 1.5 fixes them in English. */
const sharedTexts = /^(?:Invalid credentials|User already exists|Image uploaded successfully!)$/;

interface Cast {
  readonly people: readonly (Person | undefined)[];
  readonly hints: Hints;
}

async function createCast(): Promise<Cast> {
  await resetStores();
  const [member, waiting, institution] = await Promise.all([
    makeMember({ photo: true }),
    makeMember({ status: 'waitingApproval' }),
    makeInstitution(),
  ]);
  const records = await Promise.all([makeBlog(), makeEvent(), makeJournal(), makeProduct()]);
  return {
    people: [undefined, member, waiting, institution.coordinator],
    hints: {
      id: [member, waiting, institution.coordinator, institution, ...records].map(({ id }) => id),
      user: [institution.coordinator.id, member.id],
      email: [member.email, 'new@example.org'],
      password: ['short', member.password],
      currentPassword: ['wrong-password', member.password],
    },
  };
}

/** Texts of a reply for its reader. */
function textsOf(body: unknown): string[] {
  const { message, fields = {} } = (body ?? {}) as Partial<ErrorBody>;
  return [message, ...Object.values(fields)].filter((text) => typeof text === 'string');
}

test('no reply to a visitor or a member of the English site has Indonesian words', {
  tags: ['full'],
  timeout: 300_000,
}, async () => {
  const local = inProcessTransport();
  const found = new Set<string>();
  const seen = new Set<string>();
  let cast = await createCast();

  /** Returns whether a session has ended. */
  async function send(name: EndpointName, endpoint: Endpoint, index: number, round: number) {
    const random = randomFor('english', name, String(index), String(round));
    const { method, path, headers, body } = await hostileRequest(endpoint, random, cast.hints);
    const person = cast.people[index];
    const sendIn = async (lang: string) => {
      const from = { 'x-forwarded-for': `198.18.${random.int(0, 255)}.${random.int(1, 254)}` };
      return as(person, inLanguage(lang, local), from).send(method, path, {
        headers,
        ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      });
    };
    const english = await sendIn('en');
    const indonesian = textsOf((await sendIn('id')).body);
    for (const text of textsOf(english.body)) {
      seen.add(text);
      const isShared = indonesian.includes(text) && !sharedTexts.test(text);
      if (isShared || indonesianWordIn(text) !== undefined) found.add(`${name}: ${text}`);
    }
    return (
      person !== undefined && (english.body as Partial<ErrorBody> | undefined)?.code === 'unauthenticated'
    );
  }

  for (const [name, endpoint] of walked) {
    for (let round = 0; round < rounds; round += 1) {
      const indexes = endpoint.access === 'anyone' ? [0, 1] : [1, 3];
      const ended = await Promise.all(indexes.map((index) => send(name, endpoint, index, round)));
      if (ended.includes(true)) cast = await createCast();
    }
  }
  expect([...found]).toEqual([]);
  expect(seen.size).toBeGreaterThan(40);
});
