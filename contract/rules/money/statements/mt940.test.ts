import { describe, expect, it } from 'vitest';
import { mt940Sample, sampleSettings } from '../../../../tests/support/factories/statement-samples.ts';
import { readStatement } from './read-statement.ts';

const read = (text: string) => readStatement({ kind: 'text', text }, sampleSettings);

/** Fields that MT940 does not have, or a line may lack. */
const plain = { time: null, reference: null, balance: null };

describe('an MT940 file', () => {
  it('with several messages is parsed as one statement, with or without SWIFT blocks', () => {
    expect(read(mt940Sample)).toEqual({
      kind: 'statement',
      statement: {
        layout: 'mt940',
        account: '1234567890',
        from: '2025-12-31',
        to: '2026-01-02',
        opening: 315_260_000,
        closing: 314_610_000,
        proof: 'totals',
        pending: [],
        lines: [
          {
            ...plain,
            line: 6,
            date: '2025-12-31',
            amountInSen: 14_977_700,
            narrative: 'TRANSFER DARI PUTU CONTOH PERKUMPULAN UNTUK IURAN TAHUNAN ANGGOTA SISINDO 7K3M9PQX',
            reference: 'INV-2025',
          },
          { ...plain, line: 9, date: '2025-12-31', amountInSen: -650_000, narrative: 'BIAYA' },
          { ...plain, line: 18, date: '2026-01-02', amountInSen: -14_977_700, narrative: 'KOREKSI' },
        ],
      },
    });
  });

  it('joins a line of 65 characters with the next without a space, because SWIFT wraps within words', () => {
    const first = 'IURAN '.padEnd(65, 'X');
    const text = mt940Sample.replace(':86:BIAYA', `:86:${first}\nYZ 7K3M\n9PQX`);
    const reading = read(text);
    expect(reading.kind === 'statement' && reading.statement.lines[1]?.narrative).toBe(
      `${first}YZ 7K3M 9PQX`,
    );
  });

  it('with one message and one line is parsed, as BRI sends one per transaction', () => {
    const text =
      ':20:BRI1\r\n:25:1234567890\r\n:28C:1\r\n:60F:C261101IDR0,00\r\n:61:2611021102CR149876,NTRF0008123//X\r\n:62F:C261102IDR149876,\r\n-';
    const reading = read(text);
    expect(reading).toMatchObject({
      kind: 'statement',
      statement: {
        opening: 0,
        closing: 14_987_600,
        lines: [{ amountInSen: 14_987_600, reference: '0008123', narrative: '' }],
      },
    });
  });

  it.each([
    ['another account', ':25:1234567890\n:28C:2', ':25:999\n:28C:2', 'accountOther', 15, '999'],
    ['another currency', ':60F:C251230IDR', ':60F:C251230USD', 'currencyOther', 5, 'USD'],
    ['a message that was cut off', ':62F:C260102IDR3146100,00\n', '', 'messageUnfinished', 14, ':62F:'],
    [
      'a line that is missing',
      /:61:251231D.*\n:86:BIAYA\n/,
      '',
      'totalsBroken',
      null,
      'saldo akhir Rp 3.295.877,00',
    ],
    [
      'a message that is missing between',
      'F:C251231IDR3295877,00\n:61',
      'F:C251231IDR1,00\n:61',
      'totalsBroken',
      null,
      null,
    ],
    [
      'a message that begins elsewhere',
      /:60F:C251231IDR3295877,00((?:.|\n)*)3146100,00/,
      ':60F:C251231IDR3295878,00$13146101,00',
      'openingBroken',
      17,
      'Rp 3.295.877,00',
    ],
    ['a day that is none', ':61:260102RC', ':61:260231RC', 'dateInvalid', 18, '260231'],
    ['a day to come', ':61:260102RC', ':61:270102RC', 'dateAhead', 18, '270102'],
    ['three digits behind the comma', 'D6500,N', 'D6,500N', 'amountInvalid', 9, '6,500'],
    ['a line that is none', ':61:251231D6500,NMSCNONREF', ':61:biaya', 'messageUnknown', 9, 'biaya'],
    ['a field that nobody knows', ':86:KOREKSI', ':99:KOREKSI', 'messageUnknown', 19, ':99:'],
    ['words around it', '-}\n:20:2026', '-}\nTerlampir\n:20:2026', 'messageUnknown', 14, 'Terlampir'],
  ] as const)('is refused for %s', (_, from, to, reason, line, found) => {
    const text = mt940Sample.replace(from, to);
    expect(text).not.toBe(mt940Sample);
    const reading = read(text);
    expect(reading).toMatchObject({ kind: 'refused', refusal: { reason, line } });
    if (found !== null && reading.kind === 'refused') expect(reading.refusal.found).toBe(found);
  });
});
