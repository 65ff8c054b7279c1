import { expect, test } from 'vitest';
import * as z from 'zod';
import { breaksOf, type CallShape, type Shape } from './compatibility.ts';

const shape = (schema: z.ZodType): Shape => z.toJSONSchema(schema) as Shape;
const call = (input: z.ZodType, reply: z.ZodType, path = '/users/login'): Record<string, CallShape> => ({
  login: { call: `POST ${path}`, input: shape(input), reply: shape(reply) },
});
const input = z.object({ email: z.string().max(254), as: z.enum(['a', 'b']).optional() });
const reply = z.object({
  token: z.string(),
  end: z.string().nullable(),
  states: z.array(z.enum(['x', 'y'])),
});
const former = call(input, reply);

test.each<[string, Record<string, CallShape>, string[]]>([
  ['nothing', former, []],
  [
    'more is answered, and more may be sent',
    call(input.extend({ more: z.string().optional() }), reply.extend({ more: z.string() })),
    [],
  ],
  ['longer texts and more choices are taken', call(input.extend({ email: z.string().max(300) }), reply), []],
  ['a call moves', call(input, reply, '/users/sign-in'), ['login: POST /users/login is gone']],
  [
    'a field becomes required',
    call(input.extend({ code: z.string() }), reply),
    ['login input.code: is needed and may be missing'],
  ],
  [
    'a choice is taken away',
    call(input.extend({ as: z.enum(['a']).optional() }), reply),
    ['login input.as: b is not taken'],
  ],
  [
    'texts get shorter',
    call(input.extend({ email: z.string().max(100) }), reply),
    ['login input.email: other lengths are taken'],
  ],
  [
    'a field is no longer read',
    call(input.omit({ as: true }), reply),
    ['login input.as: is no longer looked at'],
  ],
  [
    'a field is answered no more',
    call(input, reply.omit({ token: true })),
    ['login reply.token: is needed and may be missing'],
  ],
  [
    'a field may be null',
    call(input, reply.extend({ token: z.string().nullable() })),
    ['login reply.token: null where string is read'],
  ],
  [
    'a new state is answered',
    call(input, reply.extend({ states: z.array(z.enum(['x', 'y', 'z'])) })),
    ['login reply.states[]: z is not taken'],
  ],
])('%s: browsers of before meet what is told', (_change, later, breaks) => {
  expect(breaksOf(former, later)).toEqual(breaks);
});
