import { randomInt } from 'node:crypto';
import { codeBase, toCheckedCode } from 'contract/rules/codes/checked-codes';
import { certificateCodeDigits } from 'contract/rules/events/certificates';

/** Returns a random code of a certificate or a transcript. */
export const newCertificateCode = (): string =>
  toCheckedCode(Array.from({ length: certificateCodeDigits }, () => randomInt(codeBase)));
