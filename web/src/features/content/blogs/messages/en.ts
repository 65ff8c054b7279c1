import type { Translation } from 'contract/text/language/localize';

export const title = 'Blog';
export const lead = 'Notes, lessons and ideas of our members about information systems in Indonesia.';
export const articleNoun = '{count:article|articles}';
export const someNotLoaded = 'Some articles could not be loaded.';
export const textsNotSearched =
  'The texts of articles could not be searched: these results cover only titles, summaries and authors.';
export const noScript =
  'Search and categories need JavaScript, which is off in this browser. You also find the latest articles in the {link}.';
export const feed = 'RSS feed';
export const searchLabel = 'Search articles';
export const search = 'Search';
export const recentBlogs = 'RECENT BLOGS';
export const education = 'Education';
export const workshop = 'Workshop';
export const professional = 'Professional';
export const research = 'Research';
export const sharing = 'Sharing';
export const allArticles = 'All articles';
export const notFoundTitle = 'Article not found';
export const notFoundText = 'Article not found.';
export const loadError = 'The article could not be loaded.';
export const byline = 'By {author} · {date}';
export const shareTitle = 'Share this article';
export const copyLink = 'Copy link';
export const shareByWhatsApp = 'Share on WhatsApp';
export const newTab = ' (opens in a new tab)';
export const share = 'Share';
export const authorTitle = 'About the author';
export const authorCount = 'Has written {count} {count:article|articles} here.';
export const readAll = 'Read them all';
export const relatedTitle = 'Read also';
export const joinTitle = 'Write and discuss with us';
export const joinText = 'Members meet at workshops, write here, and work together in research and teaching.';
export const register = 'Register as a member';
export const benefits = 'Benefits and fees';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
