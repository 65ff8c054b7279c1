/** Facts about the association on bills, invoices and receipts. */
export const moneyFacts = ['bank', 'account', 'holder', 'taxNumber', 'signatory'] as const;
export type MoneyFact = (typeof moneyFacts)[number];

export interface AssociationFacts {
  readonly bank: {
    readonly name: string;
    readonly accountNumber: string;
    readonly accountHolder: string;
  };
  readonly taxNumber: string;
  readonly signatory: { readonly name: string };
}

const isPlaceholder = (text: string): boolean => text.trim() === '' || /\bcontoh\b/i.test(text);

/** Returns true for a number of at least `shortest` digits in any grouping, other than zeros only. */
const isNumber = (text: string, minDigits: number): boolean => {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= minDigits && /[1-9]/.test(digits);
};

/** Facts without which bills and invoices cannot be paid or booked: empty ones and placeholders. */
export function missingMoneyFacts({ bank, taxNumber, signatory }: AssociationFacts): MoneyFact[] {
  const isMissing: Readonly<Record<MoneyFact, boolean>> = {
    bank: isPlaceholder(bank.name),
    account: !isNumber(bank.accountNumber, 5),
    holder: isPlaceholder(bank.accountHolder),
    taxNumber: !isNumber(taxNumber, 15),
    signatory: isPlaceholder(signatory.name),
  };
  return moneyFacts.filter((fact) => isMissing[fact]);
}
