import { afterEach, vi } from 'vitest';

/** Files share a process: whatever a test has put in place of something ends with it, also where it fails. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
