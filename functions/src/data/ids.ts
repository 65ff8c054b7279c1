import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An unguessable id of letters and digits (24 characters, 142 bits), fit for documents, accounts and files. */
export const newId = (): string =>
  Array.from({ length: 24 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
