/** Badges of one PDF: 25 pages, which the function draws within its memory and a few seconds. */
export const badgesPerFile = 200;
/** Badges of one page of A4. */
export const badgesPerPage = 8;
