import { expect, test } from 'vitest';
import * as z from 'zod';
import { type CallShape, findBreakingChanges, type Shape } from './compatibility.ts';

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
    'a reply field and an optional input field are added',
    call(input.extend({ more: z.string().optional() }), reply.extend({ more: z.string() })),
    [],
  ],
  ['an input field accepts longer texts', call(input.extend({ email: z.string().max(300) }), reply), []],
  ['a path changes', call(input, reply, '/users/sign-in'), ['login: POST /users/login is gone']],
  [
    'a field becomes required',
    call(input.extend({ code: z.string() }), reply),
    ['login input.code: is required and may be missing'],
  ],
  [
    'an enum value is removed',
    call(input.extend({ as: z.enum(['a']).optional() }), reply),
    ['login input.as: b is not accepted'],
  ],
  [
    'an input field accepts shorter texts only',
    call(input.extend({ email: z.string().max(100) }), reply),
    ['login input.email: other lengths are accepted'],
  ],
  ['an input field is removed', call(input.omit({ as: true }), reply), ['login input.as: is no longer read']],
  [
    'a reply field is removed',
    call(input, reply.omit({ token: true })),
    ['login reply.token: is required and may be missing'],
  ],
  [
    'a reply field becomes nullable',
    call(input, reply.extend({ token: z.string().nullable() })),
    ['login reply.token: null where string is read'],
  ],
  [
    'a reply has a new enum value',
    call(input, reply.extend({ states: z.array(z.enum(['x', 'y', 'z'])) })),
    ['login reply.states[]: z is not accepted'],
  ],
])('%s: the check reports what breaks earlier browsers', (_change, later, breaks) => {
  expect(findBreakingChanges(former, later)).toEqual(breaks);
});
