import { ApiError } from 'contract/errors';
import { clock } from '#data/clock.ts';
import { institutions } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import { whileContended } from '#model/decisions.ts';
import { requireUnchanged } from '#model/editing.ts';
import { writeWithFiles } from '#model/file-changes.ts';
import { actorOf, recordAudit } from '#model/ledger.ts';
import { type Asking, coordinatedInstitution } from './access.ts';
import { logoUpload } from './founding.ts';

type Addresses = Pick<InstitutionRecord, 'address' | 'plaqueAddress'>;

/**
 * Changes the addresses of an institution, and with `logo` the picture.
 *
 * @param basedOn the `updatedAt` that the form shows; undefined overwrites
 * @throws ApiError as `coordinatedInstitution`; invalid-file; conflict when somebody else saved in between
 */
export async function updateInstitution(
  id: string,
  { address, plaqueAddress }: Addresses,
  logo: Buffer | undefined,
  asking: Asking,
  basedOn: string | undefined,
): Promise<Stored<InstitutionRecord>> {
  const typed = { address, plaqueAddress };
  const picture = await logoUpload(logo);
  await whileContended(async () => {
    const { data, version } = await coordinatedInstitution(id, asking);
    const stored = { address: data.address, plaqueAddress: data.plaqueAddress };
    requireUnchanged(data.updatedAt, basedOn, stored, typed);
    const fields = (['address', 'plaqueAddress'] as const).filter((field) => typed[field] !== stored[field]);
    const changed = [...fields, ...(picture === undefined ? [] : ['logo'])].join(', ');
    const removed = picture === undefined || data.logo === null ? [] : [data.logo.file];
    await writeWithFiles({ ...(picture && { added: picture.added }), removed }, (batch) => {
      const changes = { ...typed, logo: picture?.stored ?? data.logo, updatedAt: clock.now() };
      batch.update(institutions, id, changes, version);
      const target = { id, name: data.name };
      recordAudit(batch, actorOf(asking), 'institution.update', target, { fields: changed });
    });
  });
  const updated = await institutions.get(id);
  if (updated === undefined) throw new ApiError('not-found');
  return updated;
}
