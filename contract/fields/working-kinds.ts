/** What is written for so long that the server keeps it in between. */
export const workingKinds = ['blog', 'event'] as const;
export type WorkingKind = (typeof workingKinds)[number];

/** In the place of an id: something that was never saved yet, each admin's own. */
export const newRecord = 'new';
