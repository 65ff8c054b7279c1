import { spawnSync } from 'node:child_process';
import { Refusal } from './say.ts';

const LEAST_JAVA = 11;

/**
 * For whatever Java the Firebase CLI starts. A suite of tests ends long before the optimising compiler has earned what
 * it takes: without it the Firestore emulator needs half of the processor's time. A virtual machine that has no such
 * options goes on without them.
 */
export const JAVA_OPTIONS = '-XX:+IgnoreUnrecognizedVMOptions -XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** The major version in what `java -version` prints (1.8 counts as 8), or undefined when it says none. */
export function javaMajor(output: string): number | undefined {
  const match = /version "(\d+)(?:\.(\d+))?/.exec(output);
  if (!match) return undefined;
  const first = Number(match[1]);
  return first === 1 && match[2] ? Number(match[2]) : first;
}

/** Refuses when the `java` on PATH, which the emulators run on, is missing or too old. */
export function requireJava(): void {
  const result = spawnSync('java', ['-version'], { encoding: 'utf8', timeout: 20_000 });
  const remedy = `install Java ${LEAST_JAVA} or newer (21 is a good choice) and make sure that \`java\` on PATH is that one`;
  if (result.error || result.status !== 0) {
    throw new Refusal(`The Firestore emulator needs Java, and \`java -version\` does not work: ${remedy}.`);
  }
  const major = javaMajor(`${result.stderr}${result.stdout}`);
  if (major !== undefined && major < LEAST_JAVA) {
    throw new Refusal(
      `The Firestore emulator needs Java ${LEAST_JAVA} or newer, and \`java\` is version ${major}: ${remedy}.`,
    );
  }
}
