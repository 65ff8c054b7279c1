import { expect, test } from 'vitest';
import { pairMovements } from './same-movement.ts';

const movement = (narrative: string, changes: object = {}) => ({
  date: '2026-11-07',
  amountInSen: 15_000_000,
  narrative,
  reference: null,
  ...changes,
});

test.each([
  ['TRSF E-BANKING CR 0711/FTSCY/WS95221 150000.00MADE NUGRAHA', 'TRANSFER DARI MADE NUGRAHA'],
  ['MCM InhouseTrf DARI IURAN H9D0-C8B3', 'IURAN H9D0-C8B3 Trf Inw CN BANK CENTRAL ASIA'],
  ['SETORAN TUNAI', 'KR SETORAN TUNAI TELLER'],
])('%s and %s are probably the same movement', (one, other) => {
  expect([...pairMovements([movement(one)], [movement(other)])]).toEqual([[0, 0]]);
});

test.each([
  ['another name', movement('TRANSFER DARI HENDRA BASKORO'), movement('TRANSFER DARI MADE NUGRAHA')],
  ['another bill code', movement('IURAN JF47-99SW'), movement('IURAN H9D0-C8B3')],
  ['another day', movement('MADE NUGRAHA', { date: '2026-11-08' }), movement('MADE NUGRAHA')],
  ['another amount', movement('MADE NUGRAHA', { amountInSen: 14_900_000 }), movement('MADE NUGRAHA')],
])('%s makes another movement', (_, one, other) => {
  expect(pairMovements([one], [other]).size).toBe(0);
});

test('each movement is in one pair: the better text first, and one of two equal ones stays', () => {
  const added = [movement('SETORAN TUNAI'), movement('MADE NUGRAHA'), movement('MADE NUGRAHA')];
  const stored = [movement('TRANSFER DARI MADE NUGRAHA'), movement('SETORAN TUNAI')];
  expect([...pairMovements(added, stored)].sort()).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('equal references outweigh the text', () => {
  const reference = 'WLST1e621e894f708e';
  expect([...pairMovements([movement('ABCD', { reference })], [movement('WXYZ', { reference })])]).toEqual([
    [0, 0],
  ]);
});
