import { expect, test } from 'vitest';
import {
  encodeTicketCode,
  encodeTicketStatement,
  parseTicketCode,
  type TicketStatement,
} from './ticket-statement.ts';

const statement: TicketStatement = {
  keyId: '0a1f',
  ticket: '00ff102030405060',
  eventKey: 'a1b2c3d4e5f60718',
  registeredAt: '2026-11-20T03:04:05.000Z',
};
const signed = encodeTicketStatement(statement);
const signature = new Uint8Array(64).fill(7);
const code = encodeTicketCode(signed, signature);

test('parsing returns the encoded ticket', () => {
  expect(parseTicketCode(code)).toEqual({ statement, signed, signature });
});

test('the QR code has at most 120 bytes', () => {
  expect(code).toMatch(/^[A-Za-z0-9_-]{119}$/);
});

test('a changed, shortened or foreign code is no ticket', () => {
  const changed = code.replace(/^./, 'B');
  for (const text of [changed, code.slice(0, -4), `${code}AAAA`, '', 'https://example.org/#A', '❤'])
    expect(parseTicketCode(text), text).toBeUndefined();
});
