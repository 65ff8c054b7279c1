/** Content with autosave, and English texts of content. */
export const workingKinds = ['blog', 'event', 'blog-en', 'event-en', 'journal-en', 'product-en'] as const;
export type WorkingKind = (typeof workingKinds)[number];

/** Replaces the record id in the working copy of new content; each admin has a separate one. */
export const newRecord = 'new';
