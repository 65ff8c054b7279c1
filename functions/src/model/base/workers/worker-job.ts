/** Message of a worker to the process that started it. */
export type WorkerReply = { readonly result: unknown } | { readonly error: string };

/** Runs the job of this worker, and sends its result or error. The starting process then ends the worker. */
export function runWorkerJob<Job>(work: (job: Job) => Promise<unknown>): void {
  process.once('message', (job) => {
    void (async (): Promise<WorkerReply> => {
      try {
        return { result: await work(job as Job) };
      } catch (error) {
        return { error: String(error) };
      }
    })().then((reply) => process.send?.(reply));
  });
  // Without its starting process, no other one ends it.
  process.once('disconnect', () => process.exit());
}
