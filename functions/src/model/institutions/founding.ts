import { ApiError } from 'contract/errors';
import { logoSlot } from 'contract/rules/files';
import type { InstitutionKind, MembershipKind } from 'contract/rules/institution-kinds';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { institutions } from '#data/collections.ts';
import type { StoredImage } from '#data/content-records.ts';
import { newId } from '#data/ids.ts';
import type { InstitutionRecord, UserSeat } from '#data/institution-records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import type { NewFiles } from '#model/files/file-changes.ts';
import { renditions } from '#model/files/images.ts';
import { readPicture, type Upload } from '#model/files/uploads.ts';
import { userSeatOf } from './standing.ts';

/** An institution that registers with its first coordinator. */
export interface NewInstitution
  extends Pick<InstitutionRecord, 'name' | 'kind' | 'address' | 'plaqueAddress' | 'logo'> {
  /** Its new file by path, if it has one. */
  readonly logos: NewFiles;
}

interface RegistrationInput {
  readonly membership?: MembershipKind | undefined;
  readonly institution?: string | undefined;
  readonly institutionKind?: InstitutionKind | '' | undefined;
  readonly institutionAddress?: string | undefined;
  readonly plaqueAddress?: string | undefined;
}

/**
 * What a registration says of the institution; undefined for an individual's.
 *
 * @throws ApiError invalid-file
 */
export async function newInstitutionOf(
  input: RegistrationInput,
  logo: Buffer | undefined,
): Promise<NewInstitution | undefined> {
  if (input.membership !== 'institution') return undefined;
  const { institution: name = '', institutionAddress: address = '', plaqueAddress = '' } = input;
  // The schema of the endpoint asks institutions for it.
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

/**
 * A logo, converted; undefined where none was sent.
 *
 * @throws ApiError invalid-file
 */
export const readLogo = async (bytes: Buffer | undefined): Promise<Upload<StoredImage> | undefined> =>
  bytes && readPicture('logo', { bytes }, logoSlot, renditions.logo);

/**
 * Writes the record of a new institution, whose first seat is that of the coordinator who registers it.
 *
 * @returns what to write on the coordinator's record
 */
export function foundInstitution(
  batch: Batch,
  { logos: _files, ...institution }: NewInstitution,
  coordinator: Actor,
  paymentId: string,
): UserSeat {
  const id = newId();
  const now = clock.now();
  batch.create(institutions, id, {
    ...institution,
    seats: [{ userId: coordinator.id, isCoordinator: true, since: now, previousValidUntil: null }],
    invitations: [],
    validUntil: null,
    openPaymentId: paymentId,
    createdAt: now,
    updatedAt: now,
  });
  recordAudit(batch, coordinator, 'institution.register', { id, name: institution.name });
  return userSeatOf({ id, data: institution }, true);
}
