import type { BlogCategory, ContentBlock } from 'contract/schemas/content';
import type { Motif } from '../pictures/banner.ts';

/** An article of the demo data. */
export interface DemoBlog {
  readonly title: string;
  readonly author: string;
  readonly category: BlogCategory;
  readonly motif: Motif;
  /** Age of the article in days. */
  readonly age: number;
  readonly content: readonly ContentBlock[];
}
