import type { Gender, MembershipStatus } from 'contract/rules/membership';
import type { Locale } from 'contract/text/language/localize';
import { demoAccounts } from './demo-accounts.ts';
import { randomFor } from './deterministic.ts';
import { peopleTexts } from './texts.ts';

/** A person of the demo data. All names, institutions and numbers are fictional. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly gender: Gender;
  readonly institution: string;
  readonly institutionAddress: string;
  readonly city: string;
  readonly department: string;
  readonly expertise: string;
  readonly phoneNumber: string;
  readonly status: MembershipStatus;
  /** False for some people, because a photo is optional at the registration. */
  readonly hasPhoto: boolean;
  /** Language of mails; missing for Indonesian. */
  readonly language?: Locale;
  /** Tax number (NPWP). No real one begins with 0000. */
  readonly taxNumber?: string;
  /** Numbers that are not assigned: ORCID iDs begin at 0000-0001-5, and no NIDN begins with 99. */
  readonly nuptk?: string;
  readonly nidn?: string;
  readonly orcid?: string;
  readonly sintaId?: string;
}

/** Number of further members by status. Both request lists have several pages of ten. */
const furtherCounts: readonly (readonly [MembershipStatus, number])[] = [
  ['waitingApproval', 24],
  ['RequestRenew', 13],
  ['active', 11],
  ['expired', 6],
  ['rejectedByAdmin', 5],
];

const { menNames, womenNames, familyNames, institutions, departments, expertises } = peopleTexts;

function createDetails(email: string) {
  const random = randomFor('person', email);
  const { name: institution, city } = random.pick(institutions);
  const four = () => String(random.int(0, 9999)).padStart(4, '0');
  return {
    institution,
    city,
    institutionAddress: `Jalan Contoh No. ${random.int(1, 98)}, ${city}`,
    department: random.pick(departments),
    expertise: random.pick(expertises),
    // No +62 800 number of this length is in use.
    phoneNumber: `+62800${four()}${four()}`,
  };
}

function createPerson(
  name: string,
  gender: Gender,
  email: string,
  status: MembershipStatus,
  hasPhoto: boolean,
): Person {
  const account = demoAccounts.find((demoAccount) => demoAccount.email === email);
  const password = account?.password ?? `${email.slice(0, email.indexOf('@'))}-demo-1`;
  return { name, gender, email, password, status, hasPhoto, ...createDetails(email) };
}

const formerMember = createPerson('Agung Wicaksono', 'laki-laki', 'expired@example.org', 'expired', true);

/** The former member again, with another address and spelling at a new institution: a double that admins can merge. */
const formerMemberAgain: Person = {
  ...createPerson('Agung Wichaksono', 'laki-laki', 'agung.wichaksono@example.org', 'active', true),
  phoneNumber: formerMember.phoneNumber,
};

/** Members with a demo account. */
const demoPeople: readonly Person[] = [
  {
    ...createPerson('Nirmala Prameswari', 'perempuan', 'member@example.org', 'active', true),
    taxNumber: '0000123456789012',
    nuptk: '0000111122223333',
    nidn: '9900000001',
    orcid: '0000-0000-0000-0001',
    sintaId: '0000001',
  },
  createPerson('Bayu Aditama', 'laki-laki', 'waiting@example.org', 'waitingApproval', true),
  createPerson('Dian Kusumawardani', 'perempuan', 'renewing@example.org', 'RequestRenew', true),
  formerMember,
  createPerson('Sari Maheswari', 'perempuan', 'rejected@example.org', 'rejectedByAdmin', true),
  createPerson('Rangga Adhikara', 'laki-laki', 'coordinator@example.org', 'active', true),
  { ...createPerson('Emma Hartley', 'perempuan', 'english@example.org', 'active', true), language: 'en' },
];

function createFurtherPeople(): Person[] {
  const statuses = furtherCounts.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  return statuses.map((status, index) => {
    const gender: Gender = index % 2 === 0 ? 'perempuan' : 'laki-laki';
    const row = Math.floor(index / 2);
    const first = (gender === 'perempuan' ? womenNames : menNames)[row] as string;
    // 13 and 30 have no common divisor, so every pair of names is different.
    const last = familyNames[(index * 13 + 4) % familyNames.length] as string;
    const email = `${first}.${last}@example.org`.toLowerCase();
    return createPerson(`${first} ${last}`, gender, email, status, index % 9 !== 5);
  });
}

/** All members of the demo data, demo accounts first. The admin is in plan.ts. */
export const people: readonly Person[] = [...demoPeople, formerMemberAgain, ...createFurtherPeople()];
