import { Refusal } from './log.ts';

/** Returns true for a Node version in the range of package.json's engines, 20.19 to 24. */
export function isSupportedNode(version: string): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 20) return minor >= 19;
  return major > 20 && major < 25;
}

/** Throws a Refusal on an unsupported Node version. */
export function requireNode(): void {
  if (!isSupportedNode(process.version)) {
    throw new Refusal(
      `Node ${process.version} is outside the supported range: run this with Node 20.19 to 24 (22 is what the function runs on).`,
    );
  }
}
