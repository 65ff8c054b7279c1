import type { Translation } from 'contract/text/language/localize';

export const title = 'Journal';
export const description =
  'Articles and publications of our members about information systems in Indonesia, to read and download.';
export const lead =
  'Articles and publications of our members about information systems in Indonesia. You can read and download every file without an account.';
export const noScript =
  'The list of journals is loaded with JavaScript, which is off in this browser. Ask us through the {link}.';
export const contactPage = 'contact page';
export const listLoadError = 'The list of journals could not be loaded.';
export const loadMore = 'Load More';
export const loadMoreTranslation = '';
export const loading = 'Loading...';
export const empty = 'No publications yet. Those that the board uploads will appear here.';
export const download = 'Download';
export const downloadTranslation = '';
export const noFile = 'The file is not available yet.';
export const allJournals = 'All journals';
export const notFoundTitle = 'Journal not found';
export const notFoundText = 'Journal not found.';
export const loadError = 'The journal could not be loaded.';
export const abstract = 'Abstract';
export const newTab = ' (opens in a new tab)';
export const doi = 'DOI';
export const published = 'Published here';
export const volume = 'Vol. {volume}';
export const issue = 'No. {issue}';
export const pages = 'pp. {pages}';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
