import { beforeAll, beforeEach } from 'vitest';
import { resetStores } from './emulators.ts';

/** Vitest runs this file before each test file, so that each test starts with empty stores. */
let isShared = false;
beforeEach(() => (isShared ? undefined : resetStores()));

/** Empties the stores once for all tests of this file, which read what `beforeAll` creates. */
export function shareStores(): void {
  isShared = true;
  beforeAll(resetStores);
}
