import { statementLimits } from 'contract/rules/money/statements/statement';
import { strToU8 } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { describe, expect, it, vi } from 'vitest';
import * as samples from '../../../../../tests/support/factories/statement-samples.ts';
import { overlappingBomb, workbook } from '../../../../../tests/support/factories/workbook-samples.ts';
import { readStatementFile } from './read-file.ts';
import { readStatementInWorker } from './read-in-worker.ts';

const { sampleSettings: settings } = samples;
const contentTooLarge = { kind: 'refused', refusal: { reason: 'contentTooLarge', line: null, found: null } };

vi.mock('read-excel-file/universal', { spy: true });

/** Builds a table of unknown layout. */
function longFile(rows: number): Buffer {
  const rowAt = (line: number): string => {
    const cells = [...'ABCDEFGHIJKL'].map(
      // The first row is that of the titles.
      (letter) =>
        `<c r="${letter}${line}" t="inlineStr"><is><t>SETORAN TUNAI ${line === 1 ? letter : line}</t></is></c>`,
    );
    return `<row r="${line}">${cells.join('')}</row>`;
  };
  return workbook(Array.from({ length: rows }, (_, index) => rowAt(index + 1)).join(''));
}

describe('a worker process', () => {
  it('reads a file as the function itself does', async () => {
    for (const sample of [samples.bniSample, samples.mt940Sample, 'a,b\n1,2']) {
      const bytes = Buffer.from(sample);
      expect(await readStatementInWorker(bytes, settings)).toEqual(await readStatementFile(bytes, settings));
    }
  });

  it('reads the longest bank file within its heap limit', { tags: ['full'] }, async () => {
    // Longer than the deadline of the function, because a test must not depend on the speed of the machine.
    const limits = { deadlineMs: 120_000, heapMb: 320 };
    const reading = await readStatementInWorker(longFile(statementLimits.rows), settings, limits);
    expect(reading).toMatchObject({ kind: 'unknown', table: { line: 1, columns: { length: 12 } } });
  });

  // The deadline could not end a reading in this process.
  it('is terminated at its deadline or heap limit, and the next file is read', async () => {
    const file = longFile(4000);
    for (const limits of [
      { deadlineMs: 1, heapMb: 320 },
      { deadlineMs: 60_000, heapMb: 8 },
    ]) {
      expect(await readStatementInWorker(file, settings, limits)).toEqual(contentTooLarge);
      expect((await readStatementInWorker(Buffer.from(samples.bniSample), settings)).kind).toBe('statement');
    }
  });
});

const small = '<row r="1"><c r="A1"><v>1</v></c></row>';
const shared = (text: string) => ({ 'xl/sharedStrings.xml': strToU8(`<sst>${text}</sst>`) });

describe('a bomb is refused before the reader of workbooks starts:', () => {
  it.each([
    ['overlapping entries with false sizes', () => overlappingBomb(1000, 20_000_000), 'unreadable'],
    ['one entry with a false size', () => overlappingBomb(1, 60_000_001), 'contentTooLarge'],
    ['30,000 empty rows', () => workbook('<row/>'.repeat(30_000)), 'tooManyRows'],
    ['rows with a namespace', () => workbook('<x:row></x:row>'.repeat(30_000)), 'tooManyRows'],
    ['cells', () => workbook(`<row>${'<c/>'.repeat(2_100_000)}</row>`), 'contentTooLarge'],
    ['shared strings', () => workbook(small, shared('<si/>'.repeat(2_100_000))), 'contentTooLarge'],
    [
      'unknown elements',
      () => workbook(small, { 'xl/styles.xml': strToU8('<a>'.repeat(2_100_000)) }),
      'contentTooLarge',
    ],
  ])('%s', async (_, build, reason) => {
    const bytes = build();
    expect(bytes.length).toBeLessThan(1_000_000);
    vi.mocked(readSheets).mockClear();
    expect(await readStatementFile(bytes, settings)).toMatchObject({ refusal: { reason } });
    expect(readSheets).not.toHaveBeenCalled();
  });
});

it.each([
  ['nested elements', () => workbook('<a>'.repeat(900_000))],
  ['a text in many pieces', () => workbook(small, shared(`<si>${'<t>x</t>'.repeat(900_000)}</si>`))],
  ['a row of many cells', () => Buffer.from(',;\t|'.repeat(1_200_000))],
  ['empty MT940 lines', () => Buffer.from(`${samples.mt940Sample}${':61:\n'.repeat(900_000)}`)],
])('a worker refuses %s', { tags: ['full'] }, async (_, build) => {
  expect((await readStatementInWorker(build(), settings)).kind).toBe('refused');
});
