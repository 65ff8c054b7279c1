import { expect, it } from 'vitest';
import * as z from 'zod';
import { pickReplyFields } from './pick-reply-fields.ts';

const row = z.object({
  title: z.string(),
  count: z.number(),
  at: z.string(),
  endedAt: z.string().nullable(),
  tags: z.array(z.string()),
  note: z.string().optional(),
  payer: z.object({ name: z.string() }),
  entries: z.array(z.object({ name: z.string() })),
});

it('copies the plain fields that the schema names, and dates as text', () => {
  const stored = {
    title: 'Rapat',
    count: 0,
    at: new Date('2026-08-17T03:00:00Z'),
    endedAt: null,
    tags: ['a'],
    note: undefined,
    secret: 'never sent',
  };

  expect(pickReplyFields(row, stored)).toStrictEqual({
    title: 'Rapat',
    count: 0,
    at: '2026-08-17T03:00:00.000Z',
    endedAt: null,
    tags: ['a'],
  });
});

it('leaves out nested objects, which could contain fields beyond the reply', () => {
  const stored = { payer: { name: 'Siti', phone: '0800' }, entries: [{ name: 'Siti', phone: '0800' }] };

  expect(pickReplyFields(row, stored)).toStrictEqual({});
});

it('copies nothing that objects inherit', () => {
  expect(pickReplyFields(row, { toString: 'Rapat' } as object)).toStrictEqual({});
});
