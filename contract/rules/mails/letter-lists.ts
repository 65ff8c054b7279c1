import { textMap } from '../../text/language/text-map.ts';
import { t } from '../../text/messages/labels.ts';
/** Lists of letters. Readers end each list separately. */
export const letterLists = ['news', 'events'] as const;
export type LetterList = (typeof letterLists)[number];

export const letterListLabels: Readonly<Record<LetterList, string>> = textMap({
  news: () => t.letterNews,
  events: () => t.letterEvents,
});
