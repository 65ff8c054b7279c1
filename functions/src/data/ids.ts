import { randomInt } from 'node:crypto';

/** Letters and digits: safe in paths and in file names. */
export const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An unguessable id of letters and digits (24 characters, 142 bits), fit for documents, accounts and files. */
export const newId = (): string =>
  Array.from({ length: 24 }, () => idAlphabet.charAt(randomInt(idAlphabet.length))).join('');
