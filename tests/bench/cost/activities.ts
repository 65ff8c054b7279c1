import { pickPersonValues, sharedPersonFieldNames } from 'contract/rules/people/person-fields';
import sharp from 'sharp';
import { users } from '../../../functions/src/data/collections.ts';
import { checkpointAudit } from '../../../functions/src/jobs/checkpoint-audit.ts';
import { sendMails } from '../../../functions/src/jobs/send-mails.ts';
import { unlimited } from '../../../functions/src/model/base/time-budget.ts';
import { sendLetters } from '../../../functions/src/model/mails/letters/send-letters.ts';
import { letterForm } from '../../support/factories/letters.ts';
import { makeMember, type Person, registrationForm } from '../../support/factories/people.ts';
import { as, type Client, inProcessTransport, type Upload } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';
import { countInvocation } from './usage-meter.ts';

/** Something that members, visitors or admins do. */
export interface Activity {
  readonly name: string;
  /** Assumed number for each member and year. */
  readonly perMember: number;
  /** Prepares one repetition without being measured. */
  readonly prepare: () => Promise<() => Promise<unknown>>;
  /** Number of repetitions that one run of the prepared work contains. */
  readonly repetitions?: number;
}

const inProcess = inProcessTransport({ checked: false });

const sendMailsAndCheckpoint = async (): Promise<void> => {
  await sendMails();
  await checkpointAudit();
};

/** Calls endpoints in this process, and counts each as a request. */
const client = (who?: { readonly token: string }): Client =>
  as(who, async (request) => {
    const response = await inProcess(request);
    const bytes = await response.clone().arrayBuffer();
    countInvocation(bytes.byteLength);
    return response;
  });

const letterRecipients = 60;
/** HTML, code and pictures of a visit that the browser has not cached, in bytes. */
const visitBytes = 250_000;

/** Creates a picture as phones make them, which the function stores with about 300 kB. */
async function picture(name: string): Promise<Upload> {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  const create = { width: 1200, height: 1600, channels: 3, background: '#808080', noise } as const;
  return { name, bytes: await sharp({ create }).jpeg({ quality: 80 }).toBuffer() };
}

const makeCityMembers = async (city: string): Promise<void> => {
  for (let index = 0; index < letterRecipients; index += 1)
    await makeMember({ account: false, record: { city, validUntil: inDays(200) } });
};

/** Creates the activities of a year. `admin` has all duties. `someId` is a member of the filled database. */
export async function createActivities(
  admin: Person,
  size: number,
  someId: () => string,
): Promise<readonly Activity[]> {
  const city = `Kota Contoh ${size}`;
  await makeCityMembers(city);
  const office = client(admin);
  // Loads the people index, whose loads are counted by themselves.
  await office.ok('listUsers', { q: city });
  return [
    {
      name: 'joining: form, bill, proof, review, approval, mails, audit',
      perMember: 0.15,
      prepare: async () => {
        const form = await registrationForm({
          profilePhoto: await picture('foto.jpg'),
          paymentProof: await picture('bukti.jpg'),
        });
        return async () => {
          const { _id: id } = (await client().ok('register', form)).body;
          await office.ok('getReview', { id });
          await office.ok('approveRegistration', { id });
          await sendMailsAndCheckpoint();
        };
      },
    },
    {
      name: 'renewal: bill, proof, review, approval, mails, audit',
      perMember: 0.8,
      prepare: async () => {
        const member = await makeMember({ record: { validUntil: inDays(20) } });
        const paymentProof = await picture('bukti.jpg');
        return async () => {
          await client(member).ok('openBill', { years: 1 });
          await client(member).ok('requestRenewal', { id: member.id, paymentProof });
          await office.ok('getReview', { id: member.id });
          await office.ok('approveRenewal', { id: member.id });
          await sendMailsAndCheckpoint();
        };
      },
    },
    {
      name: 'login, dashboard with card and payments, logout',
      perMember: 12,
      prepare: async () => {
        const { id, email, password } = await makeMember({ record: { validUntil: inDays(200) } });
        return async () => {
          const { token } = (await client().ok('login', { email, password })).body as { token: string };
          const member = client({ token });
          await member.ok('getLoginStatus', {});
          await member.ok('getProfile', {});
          await member.ok('getCard', {});
          await member.ok('listUserPayments', { id });
          await member.ok('logout', {});
        };
      },
    },
    {
      name: 'check of a card',
      perMember: 2,
      prepare: async () => {
        const memberNumber = (await users.getOrThrow(someId())).data.memberNumber ?? 'SISINDO-2025-000042';
        return () => client().ok('checkCard', { memberNumber, serial: 'a1b2c3d4e5f6' });
      },
    },
    {
      name: 'letter to a member',
      perMember: 12,
      repetitions: letterRecipients,
      prepare: async () => {
        const draft = letterForm({ status: undefined, city });
        return async () => {
          const { _id: id } = (await office.ok('createLetter', draft)).body;
          const { recipients } = (await office.ok('countLetter', { id })).body;
          await office.ok('startLetter', { id, recipients });
          await sendLetters(unlimited, async () => {});
        };
      },
    },
    {
      name: 'admin: search, member page with timeline, change, list',
      perMember: 1,
      prepare: async () => async () => {
        const id = someId();
        await office.ok('listUsers', { q: id.slice(-5) });
        await office.ok('listUsers', { page: 3 });
        const { body: user } = await office.ok('getUser', { id });
        await office.ok('getMemberTimeline', { id });
        const values = pickPersonValues(sharedPersonFieldNames, user);
        await office.ok('updateUser', { id, ...values, name: `${user.name} X`, basedOn: user.updatedAt });
      },
    },
    {
      name: 'visit of the public site',
      perMember: 30,
      prepare: async () => async () => {
        await client().ok('getHomeNews', {});
        countInvocation(visitBytes);
      },
    },
  ];
}
