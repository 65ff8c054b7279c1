import { invite, makeInstitution } from '../make/institutions.ts';
import { makeAdmin, makeMember } from '../make/people.ts';
import { type Answer, as, nobody } from '../suite/client.ts';

type Call = [what: string, reads: number, call: () => Promise<Answer>];

const email = 'rina@example.org';
const account = { name: 'Rina', password: 'rahasia-1', confirmPassword: 'rahasia-1' };
const withTwo = () => makeInstitution({ staff: 1 });

/** Firestore reads of the calls about institutions, each of one with two seats. */
export const institutionReads = {
  listInstitutionLogos: [
    [
      'of two institutions',
      2,
      async () => {
        await makeInstitution({ logo: true });
        await makeInstitution();
        return nobody.ok('listInstitutionLogos', {});
      },
    ],
  ] as Call[],
  listInstitutions: [
    [
      'of one',
      4,
      async () => {
        await makeInstitution();
        return as(await makeAdmin()).ok('listInstitutions', {});
      },
    ],
  ] as Call[],
  getInvitation: [
    ['', 1, async () => nobody.ok('getInvitation', { code: await invite(await withTwo(), email) })],
  ] as Call[],
  acceptInvitation: [
    [
      '',
      3,
      async () => {
        const code = await invite(await withTwo(), email);
        return as(await makeMember()).ok('acceptInvitation', { code });
      },
    ],
  ] as Call[],
  joinByInvitation: [
    [
      '',
      2,
      async () => nobody.ok('joinByInvitation', { code: await invite(await withTwo(), email), ...account }),
    ],
  ] as Call[],
  getInstitution: [
    [
      '',
      5,
      async () => {
        const { id, coordinator } = await withTwo();
        return as(coordinator).ok('getInstitution', { id });
      },
    ],
  ] as Call[],
  updateInstitution: [
    [
      '',
      6,
      async () => {
        const { id, coordinator } = await withTwo();
        return as(coordinator).ok('updateInstitution', { id, address: 'Jalan Baru', plaqueAddress: '' });
      },
    ],
  ] as Call[],
  renameInstitution: [
    [
      'with two seats',
      5,
      async () => {
        const { id } = await withTwo();
        return as(await makeAdmin()).ok('renameInstitution', { id, name: 'Institut Baru' });
      },
    ],
  ] as Call[],
  removeInstitutionLogo: [
    [
      '',
      3,
      async () => {
        const { id, coordinator } = await makeInstitution({ logo: true });
        return as(coordinator).ok('removeInstitutionLogo', { id });
      },
    ],
  ] as Call[],
  listInstitutionHistory: [
    [
      'of one entry',
      4,
      async () => {
        const institution = await withTwo();
        await invite(institution, email);
        return as(institution.coordinator).ok('listInstitutionHistory', { id: institution.id });
      },
    ],
  ] as Call[],
  listInstitutionPayments: [
    [
      'of one payment',
      3,
      async () => {
        const { id } = await makeInstitution({ status: 'RequestRenew' });
        return as(await makeAdmin()).ok('listInstitutionPayments', { id });
      },
    ],
  ] as Call[],
  inviteStaff: [
    [
      '',
      6,
      async () => {
        const { id, coordinator } = await withTwo();
        return as(coordinator).ok('inviteStaff', { id, email });
      },
    ],
  ] as Call[],
  withdrawInvitation: [
    [
      '',
      3,
      async () => {
        const institution = await withTwo();
        const invitation = String((await invite(institution, email)).split('.')[1]);
        return as(institution.coordinator).ok('withdrawInvitation', { id: institution.id, invitation });
      },
    ],
  ] as Call[],
  removeSeat: [
    [
      '',
      4,
      async () => {
        const { id, coordinator, staff } = await withTwo();
        return as(coordinator).ok('removeSeat', { id, user: String(staff[0]?.id) });
      },
    ],
  ] as Call[],
  replaceSeat: [
    [
      '',
      6,
      async () => {
        const { id, coordinator, staff } = await withTwo();
        return as(coordinator).ok('replaceSeat', { id, user: String(staff[0]?.id), email });
      },
    ],
  ] as Call[],
  setCoordinator: [
    [
      '',
      4,
      async () => {
        const { id, coordinator, staff } = await withTwo();
        const input = { id, user: String(staff[0]?.id), isCoordinator: true };
        return as(coordinator).ok('setCoordinator', input);
      },
    ],
  ] as Call[],
};
