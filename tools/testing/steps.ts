import { Refusal, say, secondsSince } from '../emulators/say.ts';
import { type Counts, closingLine, one } from './test-counts.ts';

/** Receives what a step has to show when it is over, so that steps side by side do not mix what they print. */
export type Show = (text: string) => void;

export interface StepResult {
  readonly name: string;
  readonly counts: Counts;
  readonly time: string;
}

/** The steps of this run that are over, in the order of their ends. */
export const results: StepResult[] = [];

/** Runs one step, tells how it went and how long it took, and keeps its counts. Gives whether it passed. */
export async function step(name: string, run: (show: Show) => Promise<Counts>): Promise<boolean> {
  const start = performance.now();
  const output: string[] = [];
  say(`${name} …`);
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
  say(`${name}: ${closingLine(counts)} (${time})`);
  return counts.failed === 0;
}

function describe(error: unknown): string {
  if (error instanceof Refusal) return `» ${error.message}\n`;
  return `${error instanceof Error ? error.stack : String(error)}\n`;
}
