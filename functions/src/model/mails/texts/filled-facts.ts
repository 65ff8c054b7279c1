import { association } from 'contract/text/association';
import { formatDate, formatDateTime } from 'contract/text/dates';
import { currentLocale } from 'contract/text/language/localize';
import { formatRupiah } from 'contract/text/numbers';
import type { MailFact } from './mail-text.ts';

// Formatters of values that a mail of an earlier version may lack: '' or 0.
export const formatTime = (at: string): string => (at === '' ? '' : `${formatDateTime(at)} WIB`);
export const formatDay = (at: string): string => (at === '' ? '' : formatDate(at));
export const formatAmount = (amount: number): string => (amount === 0 ? '' : formatRupiah(amount));

/** Omits facts without a value. */
export const filledFacts = (facts: readonly MailFact[]): readonly MailFact[] =>
  facts.filter(({ value }) => value !== '');

export const factLabels = {
  exactAmount: { id: 'Transfer tepat', en: 'Transfer exactly' },
  billCode: { id: 'Kode tagihan', en: 'Bill code' },
  dueAt: { id: 'Batas bayar', en: 'Pay by' },
  amount: { id: 'Nominal', en: 'Amount' },
  startsAt: { id: 'Mulai', en: 'Begins' },
  location: { id: 'Tempat', en: 'Venue' },
} as const;

/** The account of the association, to which people transfer. */
export const bankFacts: readonly MailFact[] = [
  { label: { id: 'Bank', en: 'Bank' }, value: association.bank.name },
  { label: { id: 'Nomor rekening', en: 'Account number' }, value: association.bank.accountNumber },
  { label: { id: 'Atas nama', en: 'Account holder' }, value: association.bank.accountHolder },
];

interface SecurityEvent {
  /** ISO 8601; empty for a mail of an earlier version. */
  readonly at: string;
  /** 'Chrome / Android'; empty if unknown. */
  readonly device: string;
}

const deviceSeparators = { id: ' di ', en: ' on ' } as const;

/** Time and device of a security event: 'Chrome di Android'. */
export const toSecurityFacts = ({ at, device }: SecurityEvent): readonly MailFact[] =>
  filledFacts([
    { label: { id: 'Waktu', en: 'Time' }, value: formatTime(at) },
    {
      label: { id: 'Perangkat', en: 'Device' },
      value: device.replace(' / ', deviceSeparators[currentLocale()]),
    },
  ]);
