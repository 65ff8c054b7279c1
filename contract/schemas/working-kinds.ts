export const workingKinds = ['blog', 'event'] as const;
export type WorkingKind = (typeof workingKinds)[number];

/** Replaces the record id in the working copy of new content; each admin has a separate one. */
export const newRecord = 'new';
