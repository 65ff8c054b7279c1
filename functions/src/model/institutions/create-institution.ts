import type { accounts as table } from 'contract/accounts/accounts';
import type { ParsedInput } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { logoSlot } from 'contract/rules/files';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { institutions } from '#data/collections.ts';
import type { StoredImage } from '#data/content-records.ts';
import { newId } from '#data/ids.ts';
import type { InstitutionRecord, UserSeat } from '#data/institution-records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { toSearchKeys } from '#model/base/search-keys.ts';
import { renditions } from '#model/files/images.ts';
import { readPicture, type Upload } from '#model/files/uploads.ts';
import type { NewFiles } from '#model/files/write-with-files.ts';
import { toUserSeat } from './institution-status.ts';

export interface NewInstitution
  extends Pick<InstitutionRecord, 'name' | 'kind' | 'address' | 'plaqueAddress' | 'logo'> {
  /** Its logo files by path, if it has one. */
  readonly logos: NewFiles;
}

type RegistrationInput = Pick<
  ParsedInput<typeof table.register>,
  'membership' | 'institution' | 'institutionKind' | 'institutionAddress' | 'plaqueAddress'
>;

/** Reads the institution of a registration; undefined for an individual. Throws invalid-file. */
export async function readNewInstitution(
  input: RegistrationInput,
  logo: Buffer | undefined,
): Promise<NewInstitution | undefined> {
  if (input.membership !== 'institution') return undefined;
  const { institution: name = '', institutionAddress: address = '', plaqueAddress = '' } = input;
  // The schema of the endpoint requires it for institutions.
  if (!input.institutionKind) throw new ApiError('invalid-input');
  const picture = await readLogo(logo);
  return {
    name,
    kind: input.institutionKind,
    address,
    plaqueAddress,
    logo: picture?.stored ?? null,
    logos: picture?.added ?? new Map(),
  };
}

/** Converts an upload; undefined without one. Throws invalid-file. */
export const readLogo = async (bytes: Buffer | undefined): Promise<Upload<StoredImage> | undefined> =>
  bytes && readPicture('logo', { bytes }, logoSlot, renditions.logo);

/** Keys by name, which are written with every change of it. */
export const institutionSearchKeys = ({ name }: Pick<InstitutionRecord, 'name'>): string[] =>
  toSearchKeys([name], []);

/** Creates an institution with the seat of its first coordinator, and returns that seat. */
export function createInstitution(
  batch: Batch,
  { logos: _files, ...institution }: NewInstitution,
  coordinator: Actor,
  paymentId: string,
): UserSeat {
  const id = newId();
  const now = clock.now();
  batch.create(institutions, id, {
    ...institution,
    search: institutionSearchKeys(institution),
    seats: [{ userId: coordinator.id, isCoordinator: true, since: now, previousValidUntil: null }],
    invitations: [],
    validUntil: null,
    openPaymentId: paymentId,
    createdAt: now,
    updatedAt: now,
  });
  recordAudit(batch, coordinator, 'institution.register', { id, name: institution.name });
  return toUserSeat({ id, data: institution }, true);
}
