import type { ContentBlock } from 'contract/fields/content';

/** Short names for the blocks that articles are made of. */
export const text = (content: string): ContentBlock => ({ type: 'text', content });
export const bullets = (...lists: string[]): ContentBlock => ({ type: 'unorderedList', lists });
export const steps = (...lists: string[]): ContentBlock => ({ type: 'orderedList', lists });
