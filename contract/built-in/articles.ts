import type { BlogCategory, ContentBlock } from '../schemas/content.ts';
import { formatDate } from '../text/dates.ts';
import { t } from './messages/articles.ts';
import { type Picture, slots } from './picture.ts';
import { translatedPicture } from './translated-picture.ts';

/** An article that is part of the site itself (requirements 2.4.1). */
export interface BuiltInArticle {
  /** One-based; the URL of the article is `/blog/blog-details/{id}`. */
  readonly id: number;
  readonly category: BlogCategory;
  readonly title: string;
  readonly desc: string;
  readonly img: Picture;
  readonly author: string;
  /** Place and day, as the page shows them. */
  readonly date: string;
  /** The same day in ISO format: `2026-03-12`. */
  readonly publishedOn: string;
  readonly content: readonly ContentBlock[];
}

const dateline = (place: string, day: string): string => `${place}, ${formatDate(`${day}T00:00:00+07:00`)}`;

/** Getters read the texts in the current language. */
export const builtInArticles: readonly BuiltInArticle[] = [
  {
    id: 1,
    category: 'education',
    get title() {
      return t.dataGovernanceTitle;
    },
    get desc() {
      return t.dataGovernanceSummary;
    },
    img: translatedPicture('articles/tata-kelola-data', slots.article, () => t.dataGovernanceAlt),
    author: 'Ratih Wulansari',
    get date() {
      return dateline('Yogyakarta', '2026-03-12');
    },
    publishedOn: '2026-03-12',
    get content() {
      return t.dataGovernanceContent;
    },
  },
  {
    id: 2,
    category: 'workshop',
    get title() {
      return t.processMiningTitle;
    },
    get desc() {
      return t.processMiningSummary;
    },
    img: translatedPicture('articles/process-mining', slots.article, () => t.processMiningAlt),
    author: 'Bagas Prayitno',
    get date() {
      return dateline('Surabaya', '2026-05-23');
    },
    publishedOn: '2026-05-23',
    get content() {
      return t.processMiningContent;
    },
  },
  {
    id: 3,
    category: 'research',
    get title() {
      return t.researchProposalTitle;
    },
    get desc() {
      return t.researchProposalSummary;
    },
    img: translatedPicture('articles/proposal-riset', slots.article, () => t.researchProposalAlt),
    author: 'Laksmi Hapsari',
    get date() {
      return dateline('Bandung', '2026-07-16');
    },
    publishedOn: '2026-07-16',
    get content() {
      return t.researchProposalContent;
    },
  },
  {
    id: 4,
    category: 'sharing',
    get title() {
      return t.enterpriseArchitectureTitle;
    },
    get desc() {
      return t.enterpriseArchitectureSummary;
    },
    img: translatedPicture(
      'articles/arsitektur-enterprise',
      slots.article,
      () => t.enterpriseArchitectureAlt,
    ),
    author: 'Yohanes Tambunan',
    get date() {
      return dateline('Jakarta', '2026-10-08');
    },
    publishedOn: '2026-10-08',
    get content() {
      return t.enterpriseArchitectureContent;
    },
  },
];

/** Pictures inside the articles, by the `src` of their block. */
export const articlePictures: Readonly<Record<string, Picture>> = Object.fromEntries(
  [
    translatedPicture('articles/siklus-data', slots.article, () => t.dataCycleAlt),
    translatedPicture('articles/peta-proses', slots.article, () => t.processMapAlt),
    translatedPicture('articles/kerangka-riset', slots.article, () => t.researchFrameAlt),
    translatedPicture('articles/lapisan-arsitektur', slots.article, () => t.architectureLayersAlt),
  ].map((one) => [one.src, one]),
);
