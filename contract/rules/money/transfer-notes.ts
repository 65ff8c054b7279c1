import { fill } from '../../text/language/fill.ts';
import { t } from '../../text/messages/labels.ts';
import type { MembershipKind } from '../institution-kinds.ts';
import { formatBillCode } from './bills.ts';

interface TransferNote {
  /** Undefined where the payer's name is unknown or must not appear. */
  readonly name?: string | undefined;
  readonly membership: MembershipKind;
  /** Code of the bill. */
  readonly code: string;
}

/**
 * Returns the note of one transfer that pays several bills: the payer, then all codes. An import recognises
 * the bills by these codes. 'Universitas Contoh 4K7M-X2QD 7K3M-9PQX'.
 */
export const jointTransferNote = (name: string, codes: readonly string[]): string =>
  [name, ...codes.map(formatBillCode)].join(' ');

/**
 * Returns the note of a transfer: the name of the payer, then the code of the bill (requirements 1.2.3).
 * 'Budi Santoso 4K7M-X2QD', or 'nama Anda, lalu 4K7M-X2QD' without a name.
 */
export const transferNote = ({ name, membership, code }: TransferNote): string =>
  name === undefined
    ? fill(membership === 'institution' ? t.noteOfInstitution : t.noteOfPerson, {
        code: formatBillCode(code),
      })
    : `${name} ${formatBillCode(code)}`;

/** Says that the last three digits of the amount identify a transfer. On the bill, in its mails and on its invoice. */
export const exactTransfer = (): string => t.exactTransfer;
