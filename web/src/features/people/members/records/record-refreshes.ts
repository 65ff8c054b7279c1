/** Endpoints whose replies a change of these records makes stale. */
export const recordRefreshes = ['getMemberRecords', 'listAuditEntries', 'getMemberTimeline'] as const;
