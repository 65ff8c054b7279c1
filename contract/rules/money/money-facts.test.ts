import { expect, test } from 'vitest';
import { type AssociationFacts, missingMoneyFacts } from './money-facts.ts';

const real: AssociationFacts = {
  bank: { name: 'Bank Nusantara', accountNumber: '123 0045 678', accountHolder: 'Perkumpulan SISINDO' },
  taxNumber: '09.123.456.7-890.123',
  signatory: { name: 'Rina Wulandari' },
};

test('complete facts are not missing, in any grouping of their digits', () => {
  expect(missingMoneyFacts(real)).toEqual([]);
  expect(missingMoneyFacts({ ...real, taxNumber: '0912345678901234' })).toEqual([]);
});

test.each([
  ['bank', { bank: { ...real.bank, name: 'Bank Contoh Nusantara' } }],
  ['account', { bank: { ...real.bank, accountNumber: '000 0000 0000' } }],
  ['account', { bank: { ...real.bank, accountNumber: '1234' } }],
  ['account', { bank: { ...real.bank, accountNumber: 'menyusul' } }],
  ['holder', { bank: { ...real.bank, accountHolder: 'Perkumpulan SISINDO (contoh)' } }],
  ['holder', { bank: { ...real.bank, accountHolder: ' ' } }],
  ['taxNumber', { taxNumber: '00.000.000.0-000.000 (contoh)' }],
  ['taxNumber', { taxNumber: '00.000.000.0-000.000' }],
  ['taxNumber', { taxNumber: '' }],
  ['signatory', { signatory: { name: 'Nama Bendahara (contoh)' } }],
] as const)('%s is missing in %j', (fact, changes) => {
  expect(missingMoneyFacts({ ...real, ...changes })).toEqual([fact]);
});
