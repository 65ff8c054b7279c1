import { fill } from '../../text/language/fill.ts';
import { t } from '../../text/messages/files.ts';
import { isCheckedCode } from '../codes/checked-codes.ts';

/** Random digits of a code, each of 5 bits. A check digit follows. */
export const certificateCodeDigits = 9;

/** People that one call certifies. Each costs at most four writes; a commit has at most 500. */
export const certificatesPerCall = 100;

/** Returns a typed code in its stored form: '7k3m9-pqx4T ' -> '7K3M9PQX4T'. O is 0, I and L are 1. */
export const normalizeCertificateCode = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** Returns false for a code with one wrong character or two swapped characters. */
export const isCertificateCode = (code: string): boolean => isCheckedCode(code, certificateCodeDigits);

/** Formats a code for people: '7K3M9-PQX4T'. */
export const formatCertificateCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Path of the public page of a certificate. */
export const certificatePath = (code: string): string => `/sertifikat/${code}`;

export const certificateFileName = (code: string): string => fill(t.certificateFile, { code });
