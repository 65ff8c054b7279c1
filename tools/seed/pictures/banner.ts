import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slots } from 'contract/built-in/picture';

const { width, height } = slots.article;
export const bannerSize = { width, height } as const;

/** Reads the illustration of an article or event as SVG. */
export const readBanner = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'banners', `${name}.svg`), 'utf8');
