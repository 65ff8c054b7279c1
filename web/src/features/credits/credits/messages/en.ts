import type { Translation } from 'contract/text/language/localize';

export const title = 'My credits';
export const loadError = 'Your credits could not be loaded.';
export const totalPoints = '{total} of {required} credits';
export const period = 'Period {from} to {until}.';
export const enough = 'You have enough credits.';
export const missing = 'You need {count} more {count:credit|credits}.';
export const counted = '{counted} of max. {cap}';
export const overCap =
  '{count} {count:credit exceeds|credits exceed} the limit and {count:does|do} not count.';
export const entries = 'Credits in this period';
export const noEntries =
  'None yet. You get credits when an event certificate is issued or your report is approved.';
export const reversed = 'reversed';
export const points = '{points} {points:credit|credits}';
export const report = 'Report another activity';
export const send = 'Send';
export const sending = 'Sending…';
export const activity = 'Activity';
export const activityHint = 'Name of the activity and its organiser.';
export const date = 'Date';
export const category = 'Category';
export const choose = 'Choose';
export const pointsLabel = 'Credits';
export const evidence = 'Evidence: photo or PDF';
export const waiting = 'Waiting';
export const approved = 'Approved';
export const rejected = 'Not accepted';
export const reported = 'Activities you reported';
export const reason = 'Reason: {reason}';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
