import { localizeReason } from 'contract/rules/known-reasons';
import { expect, test } from 'vitest';
import { requestKinds } from './request-kinds.ts';

const { usualReasons } = requestKinds.event.rejection;

test('a rejection of an event payment offers the reasons of events', () => {
  expect(usualReasons).toEqual([
    'Bukti pembayaran tidak terbaca.',
    'Jumlah transfer tidak sesuai.',
    'Nama pada bukti transfer tidak sesuai.',
    'Bukti pembayaran sudah pernah dipakai.',
    'Bukti pembayaran untuk acara lain.',
    'Acara ini sudah dibayar.',
  ]);
});

test('readers of English get the reasons of events in English', () => {
  expect(usualReasons.map((reason) => localizeReason(reason, 'en')).slice(-2)).toEqual([
    'The proof of payment is for another event.',
    'This event has already been paid for.',
  ]);
});
