/** What bills, invoices and receipts tell of the association. */
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

/** Nothing, or what stands there until somebody says how it really is. */
const isPlaceholder = (text: string): boolean => text.trim() === '' || /\bcontoh\b/i.test(text);

/** Of digits alone, however they are grouped, and not of noughts only. */
const isNumber = (text: string, shortest: number): boolean => {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= shortest && /[1-9]/.test(digits);
};

/** Those of which no invoice or bill can be paid or booked: left out, or still what the product came with. */
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
