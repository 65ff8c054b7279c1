import { ApiError } from 'contract/errors';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { institutions, users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit, recordEntry } from '#model/base/audit.ts';
import { changesOf } from '#model/base/audit-changes.ts';
import { whileContended } from '#model/base/contention.ts';
import { requireUnchanged } from '#model/base/edit-conflicts.ts';
import { writeWithFiles } from '#model/files/file-changes.ts';
import { readLogo } from './founding.ts';
import { getCoordinatedInstitution, getReadableInstitution } from './institution-access.ts';

/** What coordinators change beside the logo; a tax number that is left out stays. */
interface Details extends Pick<InstitutionRecord, 'address' | 'plaqueAddress'> {
  readonly taxNumber?: string | undefined;
}

const detailFields = ['address', 'plaqueAddress', 'taxNumber'] as const;

/**
 * Changes addresses and tax number of an institution, and with `logo` the picture.
 *
 * @param basedOn the `updatedAt` that the form shows; undefined overwrites
 * @throws ApiError as `getCoordinatedInstitution`; invalid-file; conflict when somebody else saved in between
 */
export async function updateInstitution(
  id: string,
  { address, plaqueAddress, taxNumber }: Details,
  logo: Buffer | undefined,
  caller: Stored<UserRecord>,
  basedOn: string | undefined,
): Promise<Stored<InstitutionRecord>> {
  const picture = await readLogo(logo);
  await whileContended(async () => {
    const institution = await getCoordinatedInstitution(id, caller);
    const { data } = institution;
    const stored = detailsOf(data);
    const details = { address, plaqueAddress, taxNumber: taxNumber ?? stored.taxNumber };
    requireUnchanged(data.updatedAt, basedOn, stored, details);
    const removed = picture === undefined || data.logo === null ? [] : [data.logo.file];
    await writeWithFiles({ ...(picture && { added: picture.added }), removed }, (batch) =>
      writeDetails(institution, { ...details, logo: picture?.stored }, actorOf(caller), {}, batch),
    );
  });
  const updated = await institutions.get(id);
  if (updated === undefined) throw new ApiError('not-found');
  return updated;
}

const detailsOf = ({ address, plaqueAddress, taxNumber = '' }: InstitutionRecord) => ({
  address,
  plaqueAddress,
  taxNumber,
});

/**
 * The batch of an edit, with its entry in the audit, at the version that was read.
 *
 * @param changes what is left out stays
 * @param told further details of the entry
 */
export function writeDetails(
  { id, data, version }: Stored<InstitutionRecord>,
  {
    logo,
    ...changes
  }: Partial<ReturnType<typeof detailsOf>> & { readonly logo?: InstitutionRecord['logo'] | undefined },
  actor: Actor,
  told: AuditRecord['details'] = {},
  batch = new Batch(),
): Batch {
  const stored = detailsOf(data);
  const details = { ...stored, ...changes };
  const fields = detailFields.filter((field) => details[field] !== stored[field]);
  batch.update(institutions, id, { ...details, logo: logo ?? data.logo, updatedAt: clock.now() }, version);
  recordEntry(
    batch,
    actor,
    'institution.update',
    { id, name: data.name },
    {
      details: { fields: [...fields, ...(logo ? ['logo'] : [])].join(', '), ...told },
      changes: changesOf(stored, details),
    },
  );
  return batch;
}

/**
 * Corrects the name of an institution, in its record and in that of everybody who has a seat.
 *
 * @param basedOn the `updatedAt` that the form shows; undefined overwrites
 * @param told further details of its entry in the audit
 * @throws ApiError not-found; conflict when somebody else saved in between
 */
export const renameInstitution = (
  id: string,
  name: string,
  admin: Stored<UserRecord>,
  basedOn: string | undefined,
  told: AuditRecord['details'] = {},
): Promise<void> =>
  whileContended(async () => {
    const { data, version } = await getReadableInstitution(id, admin);
    requireUnchanged(data.updatedAt, basedOn, { name: data.name }, { name });
    if (name === data.name) return;
    const holders = await users.getMany(data.seats.map(({ userId }) => userId));
    const batch = new Batch();
    batch.update(institutions, id, { name, updatedAt: clock.now() }, version);
    for (const holder of holders) {
      const { seat } = holder.data;
      // Left since the institution was read: its version has changed then, and all of this is tried again.
      if (seat?.institutionId !== id) continue;
      batch.update(users, holder.id, { seat: { ...seat, institution: name } }, holder.version);
    }
    recordAudit(batch, actorOf(admin), 'institution.rename', { id, name }, { oldName: data.name, ...told });
    await batch.commit();
  });

/**
 * Takes the logo of an institution away, from home too. Safe to repeat.
 *
 * @throws ApiError as `getReadableInstitution`
 */
export const removeLogo = (id: string, caller: Stored<UserRecord>): Promise<void> =>
  whileContended(async () => {
    const { data, version } = await getReadableInstitution(id, caller);
    const { logo } = data;
    if (logo === null) return;
    await writeWithFiles({ removed: [logo.file] }, (batch) => {
      // Not `updatedAt`: a form that is being filled in holds nothing that this would overwrite.
      batch.update(institutions, id, { logo: null }, version);
      recordAudit(batch, actorOf(caller), 'institution.remove-logo', { id, name: data.name });
    });
  });
