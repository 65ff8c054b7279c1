import { limits } from 'contract/rules/limits';

/** Note about a deletion: it can be undone. */
export const binNotice = `Dapat dipulihkan dari Sampah selama ${limits.retention.binDays} hari.`;
