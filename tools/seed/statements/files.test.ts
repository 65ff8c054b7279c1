import { describe, expect, it } from 'vitest';
import { readStatementFile } from '../../../functions/src/model/statements/tables.ts';
import { demoPlan } from '../plan.ts';
import { statementFilesOf } from './files.ts';

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
  it('are one for each bank that is known', () => {
    expect(statementFilesOf(bank).map(({ name }) => name)).toEqual(Object.keys(expected));
  });

  it.each(Object.entries(expected))(
    '%s is read, over New Year, with all that the account saw',
    async (name, [layout, proof]) => {
      const bytes = statementFilesOf(bank).find((file) => file.name === name)?.bytes as Buffer;
      const reading = await readStatementFile(bytes, { ...settings, fileName: name });
      if (reading.kind !== 'statement') throw new Error(JSON.stringify(reading));
      const { statement } = reading;
      expect([statement.layout, statement.proof]).toEqual([layout, proof]);
      expect(statement.lines.map(({ sen }) => sen)).toEqual(bank.lines.map(({ rupiah }) => rupiah * 100));
      expect(statement.lines.some(({ date }) => date.startsWith('2025-12'))).toBe(true);
      expect(statement.lines.some(({ date }) => date.startsWith('2026-01'))).toBe(true);
    },
  );
});
