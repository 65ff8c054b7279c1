import { Batch } from '#data/batch.ts';
import { payments } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { findEarlierSimilar } from '#model/money/payments/earlier-similar.ts';
import { computeProofFingerprints, type ProofFingerprints } from '#model/money/payments/proofs.ts';
import { forEachDue, type JobOptions, type JobReport, maxFailures, skipInDryRun } from './report.ts';
import { readPagesOf, scan } from './scan.ts';

const pageSize = 100;

/**
 * Computes missing fingerprints of old payments (decision 0031), if their pictures still exist. No query
 * finds a missing field, so it scans all payments over several runs.
 */
export async function fingerprintProofs(options: JobOptions): Promise<JobReport> {
  let done = 0;
  const failures: string[] = [];
  const isMore = await scan('proofLooks', options, readPagesOf(payments, pageSize), async (rows) => {
    if (failures.length >= maxFailures) return false;
    const due = rows.filter(isDue);
    const now = due.slice(0, Math.max(0, options.limit - done));
    const result = await forEachDue(now, skipInDryRun(options, fingerprintProof), options.time);
    failures.push(...result.failures);
    done += result.done;
    return now.length === due.length && !result.isCut;
  });
  return { done: { proofs: done }, failures, findings: [], isMore };
}

const isDue = ({ data }: Stored<PaymentRecord>): boolean => data.look === undefined && data.file !== null;

/** Searches too, so that text that other slips share counts less (see `searchSimilar`). */
async function fingerprintProof({ id, data, version }: Stored<PaymentRecord>): Promise<void> {
  const stored = data.file === null ? undefined : await fileStore.read(data.file);
  const fingerprints: ProofFingerprints | { look: null } =
    stored === undefined ? { look: null } : await computeProofFingerprints(stored.bytes);
  await new Batch().update(payments, id, fingerprints, version).commit();
  const { alike: _noted, ...unsearched } = data;
  await findEarlierSimilar({ id, data: { ...unsearched, ...fingerprints } });
}
