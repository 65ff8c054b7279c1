import { describe, expect, it } from 'vitest';
import { type Period, parseDate, parsePeriod, parseTime } from './dates.ts';
import type { DateOrder } from './layouts/layout.ts';
import { StatementRefusedError } from './refused.ts';

function read(text: string, order: DateOrder = 'dmy', period: Period | null = null, serials = false) {
  try {
    const { date, time } = parseDate(text, 1, { order, period, serials, today: '2027-12-31' });
    return time === null ? date : `${date} ${time}`;
  } catch (error) {
    if (error instanceof StatementRefusedError) return error.refusal.reason;
    throw error;
  }
}

describe('parsing the date', () => {
  it.each([
    ['05/09/2026', '2026-09-05'],
    ['5-9-26', '2026-09-05'],
    ['05.09.2026', '2026-09-05'],
    ['2026-09-05', '2026-09-05'],
    ['2026-09-05T10:00', '2026-09-05 10:00:00'],
    ['2026-08-02 23:44:44.123', '2026-08-02 23:44:44'],
    ['01/05/26 10:00', '2026-05-01 10:00:00'],
    ['02/05/26 12.30.15', '2026-05-02 12:30:15'],
    ['07 August 2026 10:16:54', '2026-08-07 10:16:54'],
    ['07 Agustus 2026', '2026-08-07'],
    ['1-Agt-26', '2026-08-01'],
    ['17 Nopember 2026', '2026-11-17'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', 'dateInvalid'],
    ['31/02/2026', 'dateInvalid'],
    ['31/04/2026', 'dateInvalid'],
    ['00/01/2026', 'dateInvalid'],
    ['12/31/2026', 'dateInvalid'],
    ['7 Augusto 2026', 'dateInvalid'],
    ['46266', 'dateInvalid'],
    ['05/09', 'periodMissing'],
    ['01/01/2028', 'dateAhead'],
    ['01/05/26 24:00', 'timeInvalid'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('uses the date order of the file', () => {
    expect(read('09/05/2026', 'mdy')).toBe('2026-09-05');
    expect(read('26-09-05', 'ymd')).toBe('2026-09-05');
    expect(read('13/05/2026', 'mdy')).toBe('dateInvalid');
  });

  it('finds the year within the period, across New Year and on 29 February', () => {
    const newYear = { from: '2026-12-20', to: '2027-01-10' };
    expect(read('31/12', 'dmy', newYear)).toBe('2026-12-31');
    expect(read('01/01', 'dmy', newYear)).toBe('2027-01-01');
    expect(read('11/01', 'dmy', newYear)).toBe('dateOutside');
    expect(read('01/02/2026', 'dmy', newYear)).toBe('dateOutside');
    expect(read('29/02', 'dmy', { from: '2024-02-01', to: '2024-02-29' })).toBe('2024-02-29');
    expect(read('05/03', 'dmy', { from: '2026-01-01', to: '2027-06-30' })).toBe('periodInvalid');
  });

  it('accepts Excel serial numbers only if the layout has them', () => {
    expect(read('46266', 'dmy', null, true)).toBe('2026-09-01');
    expect(read('46266.5', 'dmy', null, true)).toBe('2026-09-01 12:00:00');
  });
});

describe('parsing the time or period', () => {
  it.each([
    ['3153', '00:31:53'],
    ['7', '00:00:07'],
    ['234444', '23:44:44'],
    ['9:05', '09:05:00'],
    ['996161', undefined],
    ['24:00', undefined],
    ['1234567', undefined],
  ])('%s', (text, expected) => {
    expect(parseTime(text)).toBe(expected);
  });

  it.each([
    ['01/09/2026 - 30/09/2026', { from: '2026-09-01', to: '2026-09-30' }],
    ['1 September 2026 s/d 30 Sep 2026', { from: '2026-09-01', to: '2026-09-30' }],
    ['01-Sep-2026 - 30-Sep-2026', { from: '2026-09-01', to: '2026-09-30' }],
    ['30/09/2026 - 01/09/2026', undefined],
    ['01/09 - 30/09', undefined],
    ['September 2026', undefined],
  ])('%s', (text, expected) => {
    expect(parsePeriod(text, 'dmy')).toEqual(expected);
  });
});
