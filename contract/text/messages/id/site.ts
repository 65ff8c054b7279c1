/** Code of the language, as in `<html lang>`. */
export const language = 'id';
/** Start of all paths of the site in this language. */
export const basePath = '';
