import { sweepIntents } from '#model/base/intents.ts';

/** Settles what requests left behind when their process died. */
export const sweep = async (): Promise<void> => {
  const count = await sweepIntents();
  if (count > 0)
    process.stdout.write(
      `${JSON.stringify({ severity: 'INFO', message: 'intents swept', settled: count })}\n`,
    );
};
