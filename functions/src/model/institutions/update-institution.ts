import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { institutions, users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit, recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/changes/compute-changes.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { getCoordinatedInstitution, getEditableInstitution } from './coordinated-institution.ts';
import { institutionSearchKeys, readLogo } from './create-institution.ts';

/** Fields that coordinators can change, without the logo. A missing tax number stays unchanged. */
interface Details extends Pick<InstitutionRecord, 'address' | 'plaqueAddress'> {
  readonly taxNumber?: string | undefined;
}

const detailFields = ['address', 'plaqueAddress', 'taxNumber'] as const;

/**
 * Changes the record; without `basedOn` overwrites it. Throws as `getCoordinatedInstitution`; invalid-file;
 * conflict when the record was saved in between.
 */
export async function updateInstitution(
  id: string,
  { address, plaqueAddress, taxNumber }: Details,
  logo: Buffer | undefined,
  caller: Stored<UserRecord>,
  basedOn: string | undefined,
): Promise<Stored<InstitutionRecord>> {
  const picture = await readLogo(logo);
  await retryOnConflict(async () => {
    const institution = await getCoordinatedInstitution(id, caller);
    const { data } = institution;
    const stored = toDetails(data);
    const details = { address, plaqueAddress, taxNumber: taxNumber ?? stored.taxNumber };
    requireUnchanged(data.updatedAt, basedOn, stored, details);
    const removed = picture === undefined || data.logo === null ? [] : [data.logo.file];
    await writeWithFiles({ ...(picture && { added: picture.added }), removed }, (batch) =>
      writeDetails(institution, { ...details, logo: picture?.stored }, actorOf(caller), {}, batch),
    );
  });
  return institutions.getOrThrow(id);
}

const toDetails = ({ address, plaqueAddress, taxNumber = '' }: InstitutionRecord) => ({
  address,
  plaqueAddress,
  taxNumber,
});

/**
 * Creates the batch of an edit with its audit entry, at the version that was read. Missing fields stay
 * unchanged.
 */
export function writeDetails(
  { id, data, version }: Stored<InstitutionRecord>,
  {
    logo,
    ...changes
  }: Partial<ReturnType<typeof toDetails>> & { readonly logo?: InstitutionRecord['logo'] | undefined },
  actor: Actor,
  auditDetails: AuditRecord['details'] = {},
  batch = new Batch(),
): Batch {
  const stored = toDetails(data);
  const details = { ...stored, ...changes };
  const fields = detailFields.filter((field) => details[field] !== stored[field]);
  batch.update(institutions, id, { ...details, logo: logo ?? data.logo, updatedAt: clock.now() }, version);
  recordEntry(
    batch,
    actor,
    'institution.update',
    { id, name: data.name },
    {
      details: { fields: [...fields, ...(logo ? ['logo'] : [])].join(', '), ...auditDetails },
      changes: computeChanges(stored, details),
    },
  );
  return batch;
}

/**
 * Renames an institution, also in the records of its staff. Without `basedOn`, overwrites. Throws not-found;
 * conflict when the record was saved in between.
 */
export const renameInstitution = (
  id: string,
  name: string,
  admin: Stored<UserRecord>,
  basedOn: string | undefined,
  auditDetails: AuditRecord['details'] = {},
): Promise<void> =>
  retryOnConflict(async () => {
    const { data, version } = await getEditableInstitution(id, admin);
    requireUnchanged(data.updatedAt, basedOn, { name: data.name }, { name });
    if (name === data.name) return;
    const holders = await users.getMany(data.seats.map(({ userId }) => userId));
    const batch = new Batch();
    const search = institutionSearchKeys({ name });
    batch.update(institutions, id, { name, search, updatedAt: clock.now() }, version);
    for (const holder of holders) {
      const { seat } = holder.data;
      // The holder left in between. The version of the institution then differs and everything is retried.
      if (seat?.institutionId !== id) continue;
      batch.update(users, holder.id, { seat: { ...seat, institution: name } }, holder.version);
    }
    const audited = { oldName: data.name, ...auditDetails };
    recordAudit(batch, actorOf(admin), 'institution.rename', { id, name }, audited);
    await batch.commit();
  });

/** Removes the logo, also from the home page. Safe to repeat. Throws as `getEditableInstitution`. */
export const removeLogo = (id: string, caller: Stored<UserRecord>): Promise<void> =>
  retryOnConflict(async () => {
    const { data, version } = await getEditableInstitution(id, caller);
    const { logo } = data;
    if (logo === null) return;
    await writeWithFiles({ removed: [logo.file] }, (batch) => {
      // `updatedAt` stays unchanged: an open form does not contain this field and cannot overwrite it.
      batch.update(institutions, id, { logo: null }, version);
      recordAudit(batch, actorOf(caller), 'institution.remove-logo', { id, name: data.name });
    });
  });
