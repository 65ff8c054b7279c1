import type { ParsedInput } from 'contract/endpoint';
import type { eventResults } from 'contract/events/event-results';
import { creditCategoryLabels } from 'contract/rules/events/credits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/changes/compute-changes.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { readWithEvent } from '#model/events/registration/records.ts';
import { type CertificateSettingsRecord, certificateSettings } from './records.ts';

type CertificateSettingsInput = Omit<ParsedInput<typeof eventResults.saveCertificateSettings>, 'id'>;

type ReadableSettings = Record<'title' | 'signatory' | 'credits', string>;

const toReadable = ({ title, signatory, credits }: CertificateSettingsRecord): ReadableSettings => ({
  title,
  signatory: `${signatory.name}, ${signatory.office}`,
  credits: credits === null ? '' : `${credits.points} ${creditCategoryLabels[credits.category]}`,
});

/** Saves the settings. Throws `not-found`, and `conflict` if another admin saved meanwhile. */
export async function saveCertificateSettings(
  id: string,
  { title, signatoryName, signatoryOffice, category, points, basedOn }: CertificateSettingsInput,
  actor: Actor,
): Promise<void> {
  const [event, settings] = await readWithEvent(certificateSettings, id);
  const next: CertificateSettingsRecord = {
    title,
    signatory: { name: signatoryName, office: signatoryOffice },
    credits: points === 0 ? null : { category, points },
    updatedAt: clock.now(),
  };
  const before = settings?.data;
  if (before !== undefined) requireUnchanged(before.updatedAt, basedOn, toReadable(before), toReadable(next));
  const batch = new Batch();
  if (settings === undefined) batch.create(certificateSettings, id, next);
  else batch.update(certificateSettings, id, next, settings.version);
  const changes = computeChanges<Partial<ReadableSettings>>(
    before ? toReadable(before) : {},
    toReadable(next),
  );
  recordEntry(batch, actor, 'certificate.settings', { id, name: event.data.title }, { changes });
  await rejectOnConflict(batch.commit());
}

/** Adds the settings of an event to the batch of its copy. */
export function copyCertificateSettings(
  batch: Batch,
  settings: Stored<CertificateSettingsRecord> | undefined,
  copyId: string,
): void {
  if (settings === undefined) return;
  batch.create(certificateSettings, copyId, { ...settings.data, updatedAt: clock.now() });
}
