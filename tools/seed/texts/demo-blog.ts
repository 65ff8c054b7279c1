import type { BlogCategory, ContentBlock } from 'contract/fields/content';
import type { Motif } from '../pictures/banner.ts';

/** An article of the demo data. */
export interface DemoBlog {
  readonly title: string;
  readonly author: string;
  readonly category: BlogCategory;
  readonly motif: Motif;
  /** Days before today. */
  readonly age: number;
  readonly content: readonly ContentBlock[];
}
