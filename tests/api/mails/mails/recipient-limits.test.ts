import type { RecipientRule } from 'contract/rules/audit/rate-rules';
import { toMailbox } from 'contract/rules/mails/mailboxes';
import { association } from 'contract/text/association';
import { describe, expect, test, vi } from 'vitest';
import { rateRules } from '../../../../functions/src/auth/rate-limit.ts';
import { maxConcurrentMails } from '../../../../functions/src/data/mail-transport.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { mailsOf, valuesOf } from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { publish } from '../../../support/factories/directory.ts';
import { makeMemberInstitution, orderGroup } from '../../../support/factories/events/event-groups.ts';
import { openGuestEvent } from '../../../support/factories/events/event-guests.ts';
import { makeActive, openEvent } from '../../../support/factories/events/open-event.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person, registrationForm } from '../../../support/factories/people.ts';
import { as, inProcess, inProcessTransport } from '../../../support/suite/client.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock } from '../../../support/suite/time.ts';

const mailbox = 'rinawulan@gmail.com';

/** Returns one of the many addresses of the mailbox. */
const spelling = (index: number): string =>
  [
    `Rina.Wulan+${index}@gmail.com`,
    `rinawulan+${index}@GoogleMail.com`,
    `r.i.n.a.wulan+a${index}@gmail.com`,
    `rinawulan+${index}+b@googlemail.com`,
  ][index % 4] ?? mailbox;

/** Returns a visitor from a network of its own. */
const visitor = (index: number) =>
  as(undefined, inProcessTransport(), { 'x-forwarded-for': `198.51.${index}.7` });

const makeMany = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

interface Senders {
  readonly send: (index: number) => Promise<unknown>;
  /** Mailbox that gets the mails; that of `spelling` by default. */
  readonly to?: string;
}

/** Mails in a window, and senders of whom each has another account or network. The compiler asks for each rule. */
const kinds: { readonly [Rule in RecipientRule]: [limit: number, prepare: () => Promise<Senders>] } = {
  'event-guest-email': [
    5,
    async () => {
      const { id } = await openGuestEvent(60, { publicPrice: '0' });
      return {
        send: (index) =>
          visitor(index).call('requestGuestPlace', { id, name: 'Rina', email: spelling(index) }),
      };
    },
  ],
  'transfer-recipient': [
    5,
    async () => {
      const { id } = await openEvent({ places: '30' });
      const owners = await makeMany(20, () => makeActive());
      for (const owner of owners) await inProcess(owner).ok('registerForEvent', { id });
      return {
        send: (index) =>
          inProcess(pick(owners, index)).call('offerEventTransfer', { id, email: spelling(index) }),
      };
    },
  ],
  'invitation-recipient': [
    5,
    async () => {
      const [admin, institutions] = [
        await makeAdmin(),
        await makeMany(12, () => makeInstitution({ staff: 1 })),
      ];
      const addresses = (index: number) => ({ email: spelling(index) });
      return {
        send: (index) => {
          const { id, coordinator, staff } = pick(institutions, index);
          const [person] = staff as [Person];
          const calls = [
            () => inProcess(coordinator).call('inviteStaff', { id, ...addresses(index) }),
            () => inProcess(admin).call('createAdmin', { name: 'Rina', ...addresses(index) }),
            () => inProcess(coordinator).call('inviteStaffList', { id, text: spelling(index) }),
            () => inProcess(coordinator).call('replaceSeat', { id, user: person.id, ...addresses(index) }),
          ];
          return pick(calls, index)();
        },
      };
    },
  ],
  'naming-recipient': [
    20,
    async () => {
      const { id, admin } = await openEvent({ places: '90', publicPrice: '0', institutionPrice: '0' });
      const institutions = await makeMany(2, () => makeMemberInstitution());
      const groups = await makeMany(2, (index) => orderGroup(id, pick(institutions, index).coordinator, 25));
      const managers = await makeMany(9, (index) =>
        makeAdmin({ duties: ['people'], email: spelling(500 + index) }),
      );
      return {
        send: (index) => {
          const person = { name: `Peserta ${index}`, email: spelling(index) };
          const calls = [
            () => inProcess(admin).call('addParticipant', { id, priceKind: 'public', ...person }),
            () =>
              inProcess(pick(institutions, index).coordinator).call('nameEventPlace', {
                ...{ id: pick(groups, index), place: `${(index % 24) + 2}`, ...person },
              }),
            () =>
              inProcess(admin).call('addEventManager', {
                id,
                admin: pick(managers, Math.floor(index / 3)).id,
              }),
          ];
          return pick(calls, index)();
        },
      };
    },
  ],
  'directory-recipient': [
    20,
    async () => {
      const members = await makeMany(2, (index) => makeMember({ record: { email: spelling(index) } }));
      const ids = await makeMany(2, (index) => publish(pick(members, index)));
      const message = { name: 'Budi', email: 'budi@example.org', message: 'Halo' };
      return {
        send: (index) => visitor(index).call('writeToMember', { id: pick(ids, index), ...message }),
      };
    },
  ],
  'registration-recipient': [
    10,
    async () => ({
      send: async (index) =>
        visitor(index).call('register', await registrationForm({ email: spelling(index) })),
    }),
  ],
  'email-change-recipient': [
    5,
    async () => {
      const [admin, members] = [await makeAdmin(), await makeMany(20, () => makeMember())];
      const others = await makeMany(20, () => makeMember({ isVerified: false }));
      return {
        send: (index) => {
          const [member, email] = [pick(members, index), spelling(index)];
          const calls = [
            () => inProcess(member).call('requestEmailChange', { email, password: member.password }),
            () => inProcess(admin).call('changeUserEmail', { id: member.id, email }),
            () => inProcess(admin).call('changeUserEmail', { id: pick(others, index).id, email }),
          ];
          return pick(calls, index)();
        },
      };
    },
  ],
  'contact-recipient': [
    60,
    async () => ({
      send: (index) =>
        visitor(index).call('sendContactMessage', {
          ...{ firstName: 'Budi', email: 'budi@example.org', message: 'Halo' },
        }),
      to: toMailbox(association.serviceEmail),
    }),
  ],
  'unverified-recipient': [
    20,
    async () => {
      const members = await makeMany(5, (index) =>
        makeMember({ isVerified: false, record: { email: spelling(index) } }),
      );
      return {
        send: (index) => {
          const member = pick(members, index);
          const calls = [
            () => visitor(index).call('forgotPassword', { email: member.email }),
            () => inProcess(member).call('resendVerification', {}),
          ];
          return pick(calls, index)();
        },
      };
    },
  ],
};

describe('mails to all spellings of one address', () => {
  test.each(Object.entries(kinds))(
    'from more than 20 senders are limited (%s)',
    async (rule, [limit, prepare]) => {
      freezeClock(new Date());
      const [{ send, to = mailbox }, server] = [await prepare(), await startMailServer()];
      vi.stubEnv(rateRules[rule as RecipientRule].parameter, undefined);
      for (let index = 0; index < Math.max(20, limit + 5); index += 1) await send(index);
      await sendMails();
      const received = server.commands.filter((one) => toMailbox(one.replace('RCPT ', '')) === to);
      // These are counted when they are sent. Concurrent ones count each other, so fewer may pass, never more.
      const minimum = rule === 'unverified-recipient' ? limit - maxConcurrentMails + 1 : limit;
      expect(received.length).toBeGreaterThanOrEqual(minimum);
      expect(received.length).toBeLessThanOrEqual(limit);
      expect((await valuesOf('audit')).filter(({ action }) => action === 'limit.reached')).toMatchObject([
        { details: { limit: rule } },
      ]);
    },
  );
});

test('registrations that are refused do not count towards the limit of their address', async () => {
  vi.stubEnv('REGISTRATIONS_PER_RECIPIENT', '2');
  const form = await registrationForm({ email: spelling(1) });
  const send = async (index: number, email: string) =>
    (await visitor(index).call('register', { ...form, email })).status;
  for (const [index, status] of [201, 409, 409, 409].entries())
    expect(await send(index, spelling(1))).toBe(status);
  expect(await send(5, mailbox)).toBe(201);
  expect(await send(6, spelling(2))).toBe(429);
});

test('a message beyond the limit of its mails is stored without one', async () => {
  vi.stubEnv('CONTACT_MAILS_PER_RECIPIENT', '1');
  const message = { firstName: 'Budi', email: 'budi@example.org', message: 'Halo' };
  for (const index of [1, 2]) await visitor(index).ok('sendContactMessage', message);
  expect(await valuesOf('messages')).toHaveLength(2);
  expect(await mailsOf('contact-message')).toHaveLength(1);
});

test('accounts of strangers with other spellings keep no password link from the verified owner', async () => {
  vi.stubEnv('MAILS_PER_UNVERIFIED_RECIPIENT', '1');
  const server = await startMailServer();
  const owner = await makeMember({ record: { email: mailbox } });
  const stranger = await makeMember({ isVerified: false, record: { email: spelling(1) } });
  const ask = async (email: string) => (await visitor(1).ok('forgotPassword', { email })).body;
  const replies = [
    ...[await ask(stranger.email), await ask(stranger.email)],
    ...[await ask(spelling(2)), await ask(owner.email)],
  ];
  expect(new Set(replies.map(({ message }) => message)).size).toBe(1);
  await sendMails();
  expect([...server.commands].sort()).toEqual(['RCPT rinawulan+1@googlemail.com', `RCPT ${mailbox}`]);
  expect((await mailsOf('password-reset')).map(({ lastError }) => lastError).filter(Boolean)).toEqual([
    'Terlalu banyak email kepada alamat yang belum diverifikasi.',
  ]);
});

test('a refused request does not count towards the limit of the recipient', async () => {
  vi.stubEnv('GUEST_REQUESTS_PER_EMAIL', '1');
  const [{ id }, closed] = [await openGuestEvent(5, { publicPrice: '0' }), await makeEvent()];
  const request = { name: 'Rina', email: mailbox };
  await visitor(1).refused('requestGuestPlace', { id: closed.id, ...request });
  await visitor(2).ok('requestGuestPlace', { id, ...request });
  expect((await visitor(3).refused('requestGuestPlace', { id, ...request })).status).toBe(429);
});
