import { association } from 'contract/text/association';
import type { MailFact } from './mail-text.ts';

export const factLabels = {
  exactAmount: { id: 'Transfer tepat', en: 'Transfer exactly' },
  billCode: { id: 'Kode tagihan', en: 'Bill code' },
  dueAt: { id: 'Batas bayar', en: 'Pay by' },
  amount: { id: 'Nominal', en: 'Amount' },
} as const;

/** The account of the association, to which people transfer. */
export const bankFacts: readonly MailFact[] = [
  { label: { id: 'Bank', en: 'Bank' }, value: association.bank.name },
  { label: { id: 'Nomor rekening', en: 'Account number' }, value: association.bank.accountNumber },
  { label: { id: 'Atas nama', en: 'Account holder' }, value: association.bank.accountHolder },
];
