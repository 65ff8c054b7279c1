/** An error whose message is shown as one sentence, without a stack trace. */
export class Refusal extends Error {}

/** Prints a line of a tool, with a prefix that distinguishes it from the output of child processes. */
export function log(line: string): void {
  process.stdout.write(`» ${line}\n`);
}

/** Formats the time since `start` (a `performance.now()`) as `1.2 s`. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
