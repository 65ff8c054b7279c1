/** Marks and overrides of writing direction: nobody sees them, and text behind one reads backwards. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** 'Sari' for 'Sa\u202Eri': names show what they are; letters of any script have their direction in themselves. */
export const withoutDirectionMarks = (name: string): string => name.replace(directionMarks, '');

const address = /\bhttps?:|\bwww\.|\b(?:wa|t)\.me\b|:\/\//i;

/** Whether a name holds an address of the web: mails carry names to people who never asked for them. */
export const holdsAddress = (name: string): boolean => address.test(name);
