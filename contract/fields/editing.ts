import { time } from './people.ts';

/**
 * `updatedAt` of the record that an edit is based on. When somebody else saved meanwhile, the answer is 409
 * with what stands there now; left out, the edit overwrites it.
 */
export const basedOn = time.optional();
