import type { RowsFile } from 'contract/endpoint';
import { isoDate } from 'contract/words/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { audit, auditSeals } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { auditOrigin, auditSignerOf } from './checkpoint.ts';
import { entryLineOf, exportFormat, sealLineOf } from './export-lines.ts';
import { entryRow, exportHead, sealRow } from './read-export.ts';

/** How many rows of each kind a file has at most; each is read. */
const mostRows = 2_000_000;
const entriesAtOnce = 500;
/** They hold thousands of ids each. */
const sealsAtOnce = 20;

const broken = `${JSON.stringify({ broken: 'this export is not whole: something failed while it was made' })}\r\n`;

/**
 * The whole audit with its seals, as `verifyAudit` proves it. Who fetches it stands in it. A read for each row, and one
 * for each 1,000 that are counted.
 */
export async function exportAudit(actor: Actor): Promise<RowsFile> {
  const [entries, seals] = await Promise.all([
    audit.count({ orderBy: 'at' }),
    auditSeals.count({ orderBy: 'size' }),
  ]);
  const batch = new Batch();
  recordAudit(batch, actor, 'audit.export', actor, { count: entries });
  await batch.commit();
  const { verifierKey } = auditSignerOf(process.env.CARD_SIGNING_KEY ?? '');
  const at = clock.now();
  return {
    contentType: 'application/x-ndjson; charset=utf-8',
    fileName: `audit-${isoDate(at)}.ndjson`,
    total: entries + seals,
    head: exportHead({ format: exportFormat, at: at.toISOString(), origin: auditOrigin, key: verifierKey }),
    batches: rowsOfAudit(),
    broken,
  };
}

/** Seals first: what they name is there, as entries are never deleted, while a seal may be newer than an entry. */
async function* rowsOfAudit(): AsyncGenerator<string[]> {
  for await (const some of auditSeals.inBatches({ orderBy: 'size', limit: mostRows }, sealsAtOnce)) {
    yield some.map(({ id, data }) => sealRow(sealLineOf(id, data)));
  }
  for await (const some of audit.inBatches({ orderBy: 'at', limit: mostRows }, entriesAtOnce)) {
    yield some.map(({ id, data }) => entryRow(entryLineOf(id, data)));
  }
}
