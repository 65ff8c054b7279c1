import type { ImageBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { logoSlot } from 'contract/rules/files';
import type { InstitutionKind, MembershipKind } from 'contract/rules/institution-kinds';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { institutions } from '#data/collections.ts';
import type { StoredImage } from '#data/content-records.ts';
import { newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { InstitutionRecord, UserSeat } from '#data/institution-records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { convertImage, renditions } from '#model/files/images.ts';

/** An institution that registers with its first coordinator. */
export interface FoundedInstitution
  extends Pick<InstitutionRecord, 'name' | 'kind' | 'address' | 'plaqueAddress' | 'logo'> {
  /** Its new file by path, if it has one. */
  readonly logos: ReadonlyMap<string, ImageBytes>;
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
export async function foundedInstitution(
  input: RegistrationInput,
  logo: Buffer | undefined,
): Promise<FoundedInstitution | undefined> {
  if (input.membership !== 'institution') return undefined;
  const { institution: name = '', institutionAddress: address = '', plaqueAddress = '' } = input;
  // The schema of the endpoint asks institutions for it.
  if (!input.institutionKind) throw new ApiError('invalid-input');
  const picture = await logoUpload(logo);
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
export async function logoUpload(
  bytes: Buffer | undefined,
): Promise<{ stored: StoredImage; added: ReadonlyMap<string, ImageBytes> } | undefined> {
  if (bytes === undefined) return undefined;
  const converted = await convertImage('logo', bytes, logoSlot, renditions.logo);
  const { width, height } = converted;
  const file = newFilePath('images');
  return { stored: { file, width, height }, added: new Map([[file, converted]]) };
}

/**
 * Writes the record of a new institution, whose first seat is that of the coordinator who registers it.
 *
 * @returns what to write on the coordinator's record
 */
export function foundInstitution(
  batch: Batch,
  { logos: _files, ...founded }: FoundedInstitution,
  coordinator: Actor,
  paymentId: string,
): UserSeat {
  const id = newId();
  const now = clock.now();
  batch.create(institutions, id, {
    ...founded,
    seats: [{ userId: coordinator.id, isCoordinator: true, since: now, previousValidUntil: null }],
    invitations: [],
    validUntil: null,
    openPaymentId: paymentId,
    createdAt: now,
    updatedAt: now,
  });
  recordAudit(batch, coordinator, 'institution.register', { id, name: founded.name });
  return { institutionId: id, institution: founded.name, isCoordinator: true };
}
