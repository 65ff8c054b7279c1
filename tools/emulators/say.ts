/** A reason to stop that is told to the person as one sentence, without a stack. */
export class Refusal extends Error {}

/** Prints a progress line of the tools, distinguishable from the output of what they run. */
export function say(line: string): void {
  process.stdout.write(`» ${line}\n`);
}

/** Seconds since `start` (a `performance.now()`), as `1.2 s`. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
