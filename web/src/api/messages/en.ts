import type { Translation } from 'contract/text/language/localize';
export const cancelled = 'Cancelled.';
export const noConnection = 'No connection to the server.';
export const siteUpdated = 'This site has just been updated. Reload the page to continue.';
export const siteNotLoaded = 'This page could not be loaded. Reload the page.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
