import { Batch } from '#data/batch.ts';
import { payments } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { findEarlierSimilar } from '#model/money/payments/earlier-similar.ts';
import { computeProofFingerprints, type ProofFingerprints } from '#model/money/payments/proofs.ts';
import { type JobOptions, type JobReport, startCount } from './report.ts';
import { readPagesOf, scan } from './scan.ts';

const pageSize = 100;

/**
 * Computes missing fingerprints of old payments (decision 0031), if their pictures still exist. No query
 * finds a missing field, so it scans all payments over several runs.
 */
export async function fingerprintProofs(options: JobOptions): Promise<JobReport> {
  const count = startCount(options, { proofs: 0 });
  const isMore = await scan(
    'proofLooks',
    options,
    readPagesOf(payments, pageSize),
    async (rows) => !count.isFailing() && count.settle('proofs', rows.filter(isDue), fingerprintProof),
  );
  return count.toReport(isMore);
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
