import { sweepIntents } from '#model/base/intent-sweep.ts';

/** Settles what requests left behind when their process died. */
export const sweep = async (): Promise<void> => {
  const outcome = await sweepIntents();
  if (outcome.settled + outcome.failures.length === 0) return;
  const severity = outcome.failures.length > 0 ? 'ERROR' : 'INFO';
  process.stdout.write(`${JSON.stringify({ severity, message: 'intents swept', ...outcome })}\n`);
};
