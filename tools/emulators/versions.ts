import { spawnSync } from 'node:child_process';
import { Refusal } from './log.ts';

const MIN_JAVA_VERSION = 11;

/** Returns true for a Node version in the range of package.json's engines, 20.19 to 26. */
export function isSupportedNode(version: string): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 20) return minor >= 19;
  return major > 20 && major < 27;
}

/** @throws Refusal on an unsupported Node version */
export function requireNode(): void {
  if (!isSupportedNode(process.version)) {
    throw new Refusal(
      `Node ${process.version} is outside the supported range: run this with Node 20.19 to 26 (22 is what the function runs on).`,
    );
  }
}

/** Returns the major version in the output of `java -version` (1.8 counts as 8), or undefined. */
export function javaMajor(output: string): number | undefined {
  const match = /version "(\d+)(?:\.(\d+))?/.exec(output);
  if (!match) return undefined;
  const first = Number(match[1]);
  return first === 1 && match[2] ? Number(match[2]) : first;
}

/** @throws Refusal if the `java` on PATH, which the emulators use, is missing or too old */
export function requireJava(): void {
  const result = spawnSync('java', ['-version'], { encoding: 'utf8', timeout: 20_000 });
  const remedy = `install Java ${MIN_JAVA_VERSION} or newer (21 is a good choice) and make sure that \`java\` on PATH is that one`;
  if (result.error || result.status !== 0) {
    throw new Refusal(`The Firestore emulator needs Java, and \`java -version\` does not work: ${remedy}.`);
  }
  const major = javaMajor(`${result.stderr}${result.stdout}`);
  if (major !== undefined && major < MIN_JAVA_VERSION) {
    throw new Refusal(
      `The Firestore emulator needs Java ${MIN_JAVA_VERSION} or newer, and \`java\` is version ${major}: ${remedy}.`,
    );
  }
}
