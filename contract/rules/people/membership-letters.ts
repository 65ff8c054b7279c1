import { fill } from '../../text/language/fill.ts';
import { t } from '../../text/messages/files.ts';

/** Path of the public page of a letter. */
export const membershipLetterPath = (code: string): string => `/surat/${code}`;

export const membershipLetterFileName = (number: string): string =>
  fill(t.membershipLetterFile, { id: number.replaceAll('/', '-') });

/** Returns 'SKA/2026/000123': without gaps within the year in Jakarta. */
export const membershipLetterNumber = (year: string, serial: number): string =>
  `SKA/${year}/${String(serial).padStart(6, '0')}`;

/** Returns a typed purpose as it continues 'untuk keperluan …': 'Untuk pelaporan BKD.' -> 'pelaporan BKD'. */
export const toPurpose = (typed: string): string =>
  typed
    .trim()
    .replace(/^untuk\s+/i, '')
    .replace(/^keperluan\s+/i, '')
    .replace(/(?<![.\s])[.\s]+$/, '');
