import { afterEach, vi } from 'vitest';

/** Removes all mocks after each test, also after failures, because test files share a process. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
