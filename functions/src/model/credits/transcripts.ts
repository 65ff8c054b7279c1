import type { FileBytes } from 'contract/endpoint';
import { wrongStatus } from 'contract/errors';
import { fill } from 'contract/text/language/fill';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { t } from '#messages/files.ts';
import { t as replies } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { readCredits } from './add-credits.ts';
import { readCreditTitles } from './credit-titles.ts';
import { newCertificateCode } from './new-code.ts';
import { type TranscriptRecord, transcripts } from './records.ts';

/**
 * Issues a transcript of the current period under a new code, and draws it. Throws `wrong-status` when the fonts lack
 * letters of the name.
 */
export async function issueTranscript(user: Stored<UserRecord>): Promise<Required<FileBytes>> {
  const { isPrintable } = await import('#model/money/receipts/printable.ts');
  const { name, receiptName } = user.data;
  const printed = receiptName?.name === name ? receiptName.latin : name;
  if (!isPrintable(printed)) throw wrongStatus(replies.transcriptNotPrintable);
  const { period, entries, totals } = await readCredits(user.id);
  const titleOf = await readCreditTitles(entries);
  const record: TranscriptRecord = {
    user: user.id,
    name: printed,
    ...period,
    total: totals.total,
    required: totals.required,
    categories: [...totals.categories],
    entries: entries.map((entry) => {
      const { day, category, points } = entry.data;
      return { day, title: titleOf(entry), category, points };
    }),
    issuedAt: clock.now(),
  };
  const code = newCertificateCode();
  const batch = new Batch().create(transcripts, code, record);
  const self = actorOf(user);
  recordAudit(batch, self, 'credit.transcript', self, { points: totals.total });
  await batch.commit();
  const { transcriptPdf } = await import('./transcript-pdf.ts');
  return {
    contentType: 'application/pdf',
    bytes: await transcriptPdf(code, record),
    fileName: fill(t.transcriptFile, { code }),
  };
}
