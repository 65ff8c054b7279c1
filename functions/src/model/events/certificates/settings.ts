import { ApiError } from 'contract/errors';
import { type CreditCategory, creditCategoryLabels } from 'contract/rules/events/credits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/changes/compute-changes.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { type CertificateSettingsRecord, certificateSettings } from './records.ts';

interface EventWithCertificates {
  readonly event: Stored<EventRecord>;
  readonly settings: Stored<CertificateSettingsRecord> | undefined;
}

/** Reads an event in any state with the settings of its certificates. Throws `not-found`. */
export async function readCertificateSettings(id: string): Promise<EventWithCertificates> {
  const [event, settings] = await getBoth(events, id, certificateSettings, id);
  if (event === undefined) throw new ApiError('not-found');
  return { event, settings };
}

export interface CertificateSettingsInput {
  readonly title: string;
  readonly signatoryName: string;
  readonly signatoryOffice: string;
  readonly category: CreditCategory;
  readonly points: number;
  readonly basedOn?: string | undefined;
}

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
  const { event, settings } = await readCertificateSettings(id);
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
