/** Lists of the pages that admins edit. Screens use them without loading the schemas of the pages. */

/** Pages whose text admins can edit (requirements 4.10). */
export const sitePages = ['home', 'about', 'contact', 'council', 'legal', 'bylaws', 'professional'] as const;
export type SitePage = (typeof sitePages)[number];

/** Pages with a text in each language. The details of Contact are the same in all languages. */
export const translatedPages = sitePages.filter((page) => page !== 'contact');

/** Pages whose names and numbers are public in English before their English text is saved. */
export const factPages: readonly SitePage[] = ['council', 'legal'];
export const isFactPage = (page: SitePage): boolean => factPages.includes(page);
