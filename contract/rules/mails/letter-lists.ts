/** Lists of letters. Readers end each list separately. */
export const letterLists = ['news', 'events'] as const;
export type LetterList = (typeof letterLists)[number];

export const letterListLabels: Readonly<Record<LetterList, string>> = {
  news: 'Kabar asosiasi',
  events: 'Acara dan pelatihan',
};
