import type { BlogCategory, ContentBlock } from 'contract/schemas/content';

/** An article of the demo data. */
export interface DemoBlog {
  readonly title: string;
  readonly author: string;
  readonly category: BlogCategory;
  /** Name of its drawing in `pictures/banners`. */
  readonly banner: string;
  /** Age of the article in days. */
  readonly age: number;
  readonly content: readonly ContentBlock[];
}
