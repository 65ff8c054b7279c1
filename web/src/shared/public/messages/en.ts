import type { Translation } from 'contract/text/language/localize';
// Navigation, fixed in English by the specification.
export const about = 'About';
export const council = 'Council & Committees';
export const blog = 'Blog';
export const event = 'Event';
export const shop = 'Shop';
export const contact = 'Contact';
export const howToJoin = 'How to join';
export const journal = 'Journal';
export const professional = 'Professional';
export const directory = 'Member directory';
export const cardVerification = 'Card verification';
export const legal = 'Legal';
export const bylaws = 'Articles (AD/ART)';
export const privacy = 'Privacy';
export const terms = 'Terms';
// Lists
export const categories = 'CATEGORIES';
export const noEntries = 'No {noun}';
export const entryCount = '{count} {noun}';
export const forQuery = '{entries} for “{query}”';
export const inCategory = '{entries} in the category {category}';
export const forQueryInCategory = '{entries} for “{query}” in the category {category}';
export const showAll = 'Show all';
export const search = 'Search';
export const checking = 'Checking…';
export const checkResult = 'Result of the check';
// Missing pages, partly fixed in English by the specification.
export const notFound = '404 - Page not found';
export const perhapsDeleted = 'It may have been deleted, or the address is wrong.';
export const goHome = 'Go Home';
export const goHomeTranslation = '';
export const searchSite = 'Search this site';
export const mainPages = 'Main pages';
// Link preview
export const socialImageAlt = 'The {name} emblem in front of a sunrise over the sea';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
