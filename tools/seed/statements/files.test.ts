import { knownTables } from 'contract/rules/money/statements/layouts/table-layouts';
import { describe, expect, it } from 'vitest';
import { readStatementFile } from '../../../functions/src/model/money/statements/read-file.ts';
import { demoPlan } from '../plan.ts';
import { createStatementFiles } from './files.ts';

const { bank } = demoPlan(new Date('2026-01-09T05:00:00Z'));

const settings = { account: '00000000000', today: '2026-01-09' } as const;

const expected = {
  'bca-klikbca.csv': ['bca-personal', 'chain'],
  'bca-klikbca-bisnis.csv': ['bca-business', 'chain'],
  'mandiri-kopra.csv': ['mandiri-kopra', 'chain'],
  'mandiri-internet-banking.csv': ['mandiri-internet', 'none'],
  'bni-00000000000.csv': ['bni', 'none'],
  'bni-direct.xlsx': ['bni-direct', 'chain'],
  'bri-cms.csv': ['bri', 'chain'],
  'mt940.sta': ['mt940', 'totals'],
};

describe('the demo statements', () => {
  it('exist once for each known layout', () => {
    const layouts = Object.values(expected).map(([layout]) => layout);
    expect(layouts.toSorted()).toEqual([...knownTables.map(([name]) => name), 'mt940'].toSorted());
    expect(createStatementFiles(bank).map(({ name }) => name)).toEqual(Object.keys(expected));
  });

  it.each(Object.entries(expected))(
    '%s is parsed with all transactions across New Year',
    async (name, [layout, proof]) => {
      const bytes = createStatementFiles(bank).find((file) => file.name === name)?.bytes as Buffer;
      const reading = await readStatementFile(bytes, { ...settings, fileName: name });
      if (reading.kind !== 'statement') throw new Error(JSON.stringify(reading));
      const { statement } = reading;
      expect([statement.layout, statement.proof]).toEqual([layout, proof]);
      expect(statement.lines.map(({ amountInSen }) => amountInSen)).toEqual(
        bank.lines.map(({ rupiah }) => rupiah * 100),
      );
      expect(statement.lines.some(({ date }) => date.startsWith('2025-12'))).toBe(true);
      expect(statement.lines.some(({ date }) => date.startsWith('2026-01'))).toBe(true);
    },
  );
});
