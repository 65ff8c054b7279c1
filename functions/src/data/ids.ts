import { randomInt } from 'node:crypto';

/** Letters and digits, which are safe in paths and file names. */
export const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns an unguessable id of 24 letters and digits (142 bits) for documents, accounts and files. */
export const newId = (): string =>
  Array.from({ length: 24 }, () => idAlphabet.charAt(randomInt(idAlphabet.length))).join('');
