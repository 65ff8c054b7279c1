import { log, Refusal, secondsSince } from '../emulators/log.ts';
import { type Counts, closingLine, one } from './test-counts.ts';

/** Receives the output of a step, which is printed at its end, so that concurrent outputs do not mix. */
export type Show = (text: string) => void;

interface StepResult {
  readonly name: string;
  readonly counts: Counts;
  readonly time: string;
}

/** Finished steps of this run, in the order of their ends. */
export const results: StepResult[] = [];

/** Runs one step, prints result and duration, and records its counts. Returns true if it passed. */
export async function step(name: string, run: (show: Show) => Promise<Counts>): Promise<boolean> {
  const start = performance.now();
  const output: string[] = [];
  log(`${name} …`);
  let counts: Counts;
  try {
    counts = await run((text) => output.push(text));
  } catch (error) {
    output.push(describe(error));
    counts = one(false);
  }
  const time = secondsSince(start);
  results.push({ name, counts, time });
  process.stdout.write(output.join(''));
  log(`${name}: ${closingLine(counts)} (${time})`);
  return counts.failed === 0;
}

function describe(error: unknown): string {
  if (error instanceof Refusal) return `» ${error.message}\n`;
  return `${error instanceof Error ? error.stack : String(error)}\n`;
}
