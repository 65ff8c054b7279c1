import type { BankLine } from 'contract/bank-lines';
import type { BankLineRecord } from '#data/bill-records.ts';
import type { Stored } from '#data/queries.ts';

export const toBankLineRow = ({ id, data }: Pick<Stored<BankLineRecord>, 'id' | 'data'>): BankLine => ({
  _id: id,
  date: data.date,
  sen: data.sen,
  narrative: data.narrative,
  reference: data.reference,
  state: data.state,
  bills: data.bills,
  tier: data.tier,
  why: data.why === null ? null : { ...data.why },
  decidedAt: data.decidedAt?.toISOString() ?? null,
});
