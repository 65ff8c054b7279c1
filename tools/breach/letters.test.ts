import { describe, expect, test } from 'vitest';
import { readArguments } from './breach-command.ts';
import { createAuthorityLetter, createLetter, createSheet, deadlineText } from './letters.ts';

const breach = {
  what: 'berkas bukti transfer dapat diunduh siapa pun',
  happened: undefined,
  how: 'lewat tautan yang bocor',
  handling: 'tautan dimatikan',
  known: new Date('2026-11-20T10:00:00+07:00'),
};
const sari = { id: 'u1', name: 'Sari', email: 'sari@example.org', data: ['nama', 'gambar bukti transfer'] };

describe('the deadline of 72 hours', () => {
  test('runs from the time at which the association learned of the breach', () => {
    expect(deadlineText(breach, new Date('2026-11-21T17:30:00+07:00'))).toBe(
      'Tell them until 23 November 2026 pukul 10.00 WIB: 40 hours left.',
    );
  });

  test('is reported when it is over', () => {
    expect(deadlineText(breach, new Date('2026-11-23T12:00:00+07:00'))).toContain('OVER since 2 hours');
  });
});

test('a letter states event, time, cause and measures, and marks unknown facts', () => {
  const letter = createLetter(sari, breach);
  expect(letter).toContain('Kepada: Sari <sari@example.org>');
  expect(letter).toContain('Data Anda yang terkena: nama; gambar bukti transfer.');
  expect(letter).toContain('Kapan: [LENGKAPI: kapan terjadi].');
  expect(letter).toContain('Bagaimana: lewat tautan yang bocor.');
  expect(letter).toContain('Yang sudah dan sedang kami lakukan: tautan dimatikan.');
});

test('the letter to the authority states the number of people and the time of discovery', () => {
  const letter = createAuthorityLetter([sari, { ...sari, id: 'u2' }], breach);
  expect(letter).toContain('Jumlah subjek data: 2.');
  expect(letter).toContain('Diketahui pada: 20 November 2026 pukul 10.00 WIB');
});

test('the sheet escapes formulas', () => {
  expect(createSheet([{ ...sari, name: '=HYPERLINK("x")' }])).toContain(`"'=HYPERLINK(""x"")"`);
});

describe('the command', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  const requiredArguments = ['out', '--known', '2026-11-20T10:00+07:00', '--what', 'x'];

  test('accepts one kind of scope', () => {
    expect(readArguments([...requiredArguments, '--proofs'], now).scope).toEqual({ kind: 'proofs' });
    expect(
      readArguments([...requiredArguments, '--account', 'a1', '--since', '2026-11-01T00:00+07:00'], now)
        .scope,
    ).toEqual({ kind: 'account', id: 'a1', since: new Date('2026-10-31T17:00:00Z'), until: now });
  });

  test.each([
    [requiredArguments],
    [[...requiredArguments, '--proofs', '--everyone']],
    [[...requiredArguments, '--account', 'a1']],
    [['out', '--what', 'x', '--everyone']],
    [['out', '--known', '2026-11-20 10:00', '--what', 'x', '--everyone']],
    [['out', '--known', '2026-11-20T10:00+07:00', '--everyone']],
    [[...requiredArguments.slice(1), '--everyone']],
  ])('refuses %j', (args) => {
    expect(() => readArguments(args, now)).toThrow('npm run breach');
  });
});
