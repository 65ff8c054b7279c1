import { Batch } from '../../../functions/src/data/batch.ts';
import { institutions, users } from '../../../functions/src/data/collections.ts';
import { newId } from '../../../functions/src/data/ids.ts';
import type { InstitutionRecord } from '../../../functions/src/data/institution-records.ts';
import { institutionSearchKeys } from '../../../functions/src/model/institutions/create-institution.ts';
import { issueInvitationCode } from '../../../functions/src/model/institutions/invitation-codes.ts';
import { storedDocument } from '../assertions/stores.ts';
import { as, type InputOf } from '../suite/client.ts';
import { putFile } from '../suite/emulators.ts';
import { inDays } from '../suite/time.ts';
import { jpeg } from './images.ts';
import { type MemberOptions, makeMember, type Person, registrationForm } from './people.ts';

export interface TestInstitution {
  readonly id: string;
  readonly name: string;
  readonly coordinator: Person;
  /** Other people with a seat. */
  readonly staff: readonly Person[];
}

export interface InstitutionOptions {
  /** Number of seats in addition to the coordinator's. */
  readonly staff?: number;
  /** Status of all people in it; only the coordinator requests a renewal. */
  readonly status?: 'active' | 'expired' | 'RequestRenew';
  readonly logo?: boolean;
  /** Fields of the stored record that matter to the test. */
  readonly record?: Partial<InstitutionRecord>;
}

let serial = 0;

/** Creates an approved institution with people in its seats. */
export async function makeInstitution(options: InstitutionOptions = {}): Promise<TestInstitution> {
  serial += 1;
  const { staff: others = 0, status = 'active' } = options;
  const [id, name] = [newId(), `Institut Contoh ${serial}`];
  const validUntil = options.record?.validUntil ?? inDays(status === 'expired' ? -40 : 100);
  const holder = (isCoordinator: boolean): MemberOptions => ({
    status: isCoordinator || status !== 'RequestRenew' ? status : 'active',
    record: { validUntil, seat: { institutionId: id, institution: name, isCoordinator } },
  });
  const coordinator = await makeMember(holder(true));
  const staff: Person[] = [];
  for (let index = 0; index < others; index += 1) staff.push(await makeMember(holder(false)));
  const { paymentId } = await storedDocument('users', coordinator.id);
  const logo = options.logo ? { file: `images/${newId()}`, width: 320, height: 240 } : null;
  if (logo !== null) await putFile(logo.file, 'image/jpeg', await jpeg());
  const since = inDays(-100);
  await new Batch()
    .create(institutions, id, {
      name,
      kind: 'study-programme',
      address: 'Jalan Contoh No. 1, Bandung',
      plaqueAddress: '',
      logo,
      seats: [coordinator, ...staff].map(({ id: userId }, index) => ({
        userId,
        isCoordinator: index === 0,
        since: new Date(since.getTime() + index * 1000),
        previousValidUntil: null,
      })),
      invitations: [],
      validUntil,
      openPaymentId: status === 'RequestRenew' ? String(paymentId) : null,
      createdAt: since,
      updatedAt: since,
      search: institutionSearchKeys({ name, ...options.record }),
      ...options.record,
    })
    .commit();
  return { id, name, coordinator, staff };
}

/** Invites an address as the coordinator and returns the code of the invitation. */
export async function invite({ id, coordinator }: TestInstitution, email: string): Promise<string> {
  await as(coordinator).ok('inviteStaff', { id, email });
  return codeFor(id, email);
}

/** Issues a code for an open invitation, as its mail contains it. */
export async function codeFor(id: string, email: string): Promise<string> {
  const stored = await institutions.get(id);
  const invitation = stored?.data.invitations.find((one) => one.email === email);
  const code = await issueInvitationCode(id, String(invitation?.id));
  if (code === undefined) throw new Error(`There is no open invitation of ${email}.`);
  return code;
}

export async function institutionStored(id: string): Promise<InstitutionRecord> {
  const stored = await institutions.get(id);
  if (stored === undefined) throw new Error(`There is no institution ${id}.`);
  return stored.data;
}

export async function userStored(id: string) {
  const stored = await users.get(id);
  if (stored === undefined) throw new Error(`There is no user ${id}.`);
  return stored.data;
}

/** Returns a complete registration form of an institution. */
export const institutionForm = (changes: Partial<InputOf<'register'>> = {}): Promise<InputOf<'register'>> =>
  registrationForm({ membership: 'institution', institutionKind: 'study-programme', ...changes });
