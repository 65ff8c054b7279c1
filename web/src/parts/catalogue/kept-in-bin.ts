import { limits } from 'contract/rules/limits';

/** What is said of a deletion: it is not the end. */
export const keptInBin = `Dapat dipulihkan dari Bin selama ${limits.retention.binDays} hari.`;
