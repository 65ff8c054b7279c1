/** Kinds of items in the timeline of a person, in the order of items of the same moment. */
export const timelineKinds = [
  'payment',
  'bill',
  'mail',
  'letter',
  'card',
  'seat',
  'event',
  'certificate',
  'credit',
  'membership-letter',
  'note',
  'task',
  'document',
  'audit',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
