import { Batch } from '#data/batch.ts';
import { payments } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { earlierAlike } from '#model/payments/alike-search.ts';
import { type ProofLooks, proofLooksOf } from '#model/payments/proofs.ts';
import { forEachDue, type JobOptions, type JobReport, mostFailures, unlessDry } from './report.ts';
import { walk } from './walk.ts';

const pageSize = 100;

/**
 * Looks at the proofs of payments that were made before what is written on them was kept (decision 0031), as long as
 * their pictures are there; the others keep being found by how they look as a whole. No query finds a field that is
 * missing, so all payments are looked at by and by.
 */
export async function lookAtProofs(options: JobOptions): Promise<JobReport> {
  let done = 0;
  const failures: string[] = [];
  const isMore = await walk(
    'proofLooks',
    options,
    async (after) => {
      const rows = await payments.byId(after, pageSize);
      return { rows, next: rows.length < pageSize ? null : (rows.at(-1)?.id ?? null) };
    },
    async (rows) => {
      if (failures.length >= mostFailures) return false;
      const due = rows.filter(isDue);
      const now = due.slice(0, Math.max(0, options.limit - done));
      const result = await forEachDue(now, unlessDry(options, lookAtProof), options.time);
      failures.push(...result.failures);
      done += result.done;
      return now.length === due.length && !result.isCut;
    },
  );
  return { done: { proofs: done }, failures, findings: [], isMore };
}

const isDue = ({ data }: Stored<PaymentRecord>): boolean => data.look === undefined && data.file !== null;

/** It is searched for too: what other slips have as well must not be what it is found by (`searchLooks`). */
async function lookAtProof({ id, data, version }: Stored<PaymentRecord>): Promise<void> {
  const stored = data.file === null ? undefined : await fileStore.read(data.file);
  const looks: ProofLooks | { look: null } =
    stored === undefined ? { look: null } : await proofLooksOf(stored.bytes);
  await new Batch().update(payments, id, looks, version).commit();
  const { alike: _noted, ...unsearched } = data;
  await earlierAlike({ id, data: { ...unsearched, ...looks } });
}
