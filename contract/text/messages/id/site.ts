/** Code of the language, as in `<html lang>`. */
export const language = 'id';
/** Start of all paths of the site in this language. */
export const basePath = '';
export const otherLanguage = 'en';
export const otherBasePath = '/en';
/** Name of the other language in that language. */
export const otherLanguageName = 'English';
/** Short name of the other language, for narrow bars. */
export const otherLanguageCode = 'EN';
