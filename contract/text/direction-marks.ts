/** Invisible marks and overrides of the writing direction. They can make text appear reversed. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Letters have a direction without marks, so the name 'Sa\u202Eri' becomes 'Sari'. */
export const withoutDirectionMarks = (name: string): string => name.replace(directionMarks, '');

const urlPattern = /\bhttps?:|\bwww\.|\b(?:wa|t)\.me\b|:\/\//i;

/** Returns true if a name contains a web address. Mails show names to people who did not ask for them. */
export const containsUrl = (name: string): boolean => urlPattern.test(name);
