import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { type Endpoints, endpoints } from './index.ts';

/** JSON Schema, as far as zod writes it for the contract. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly [keyword: string]: unknown;
}

export interface CallShape {
  readonly call: string;
  readonly input: Shape;
  /** Null for what is no JSON. */
  readonly reply: Shape | null;
}

/** Calls on the way of the main job: to register, to pay, to be approved, to have a card. */
export const mainJob = [
  'getLoginStatus',
  'register',
  'login',
  'logout',
  'getProfile',
  'getCard',
  'checkCard',
  'requestRenewal',
  'listRegistrationRequests',
  'listRenewalRequests',
  'approveRegistration',
  'approveRenewal',
  'rejectRegistration',
  'rejectRenewal',
] as const satisfies readonly (keyof Endpoints)[];

const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): Shape =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Shape;

/** What browsers of this contract send and read. */
export function shapesOf(names: readonly (keyof Endpoints)[]): Record<string, CallShape> {
  return Object.fromEntries(
    names.map((name) => {
      const { method, path, input, reply }: Endpoint = endpoints[name];
      const shape: CallShape = {
        call: `${method} ${path}`,
        input: shapeOf(input, 'input'),
        reply: typeof reply === 'string' ? null : shapeOf(reply, 'output'),
      };
      return [name, shape];
    }),
  );
}

/** A shape that takes one of several as each of them. */
const optionsOf = (shape: Shape): readonly Shape[] => {
  if (shape.anyOf !== undefined) return shape.anyOf.flatMap(optionsOf);
  const { type } = shape;
  return typeof type === 'object' ? type.map((each) => ({ ...shape, type: each })) : [shape];
};
const valuesOf = (shape: Shape): readonly unknown[] | undefined =>
  shape.enum ?? ('const' in shape ? [shape.const] : undefined);

/** Why some value of the one shape is none of the other; empty where each is. */
export function misfitsOf(one: Shape, other: Shape, at: string): string[] {
  const alternatives = optionsOf(other);
  return optionsOf(one).flatMap((option) => {
    const attempts = alternatives.map((alternative) => misfitsOfOption(option, alternative, at));
    return attempts.some((misfits) => misfits.length === 0) ? [] : (attempts[0] ?? []);
  });
}

function misfitsOfOption(one: Shape, other: Shape, at: string): string[] {
  const allowed = valuesOf(other);
  const given = valuesOf(one);
  if (allowed !== undefined) {
    if (given === undefined) return [`${at}: not every value is taken`];
    const strange = given.filter((value) => !allowed.includes(value));
    return strange.length > 0 ? [`${at}: ${strange.join(', ')} is not taken`] : [];
  }
  if (other.type === undefined) return [];
  if (one.type !== other.type && !(one.type === 'integer' && other.type === 'number'))
    return [`${at}: ${one.type ?? 'anything'} where ${other.type} is read`];
  if (one.items !== undefined && other.items !== undefined)
    return misfitsOf(one.items, other.items, `${at}[]`);
  return [...misfitsOfText(one, other, at), ...misfitsOfFields(one, other, at)];
}

function misfitsOfText(one: Shape, other: Shape, at: string): string[] {
  const isLonger =
    (one.maxLength ?? Number.POSITIVE_INFINITY) > (other.maxLength ?? Number.POSITIVE_INFINITY);
  const isShorter = (one.minLength ?? 0) < (other.minLength ?? 0);
  return isLonger || isShorter ? [`${at}: other lengths are taken`] : [];
}

function misfitsOfFields(one: Shape, other: Shape, at: string): string[] {
  const fields = one.properties ?? {};
  const required = (other.required ?? []).filter((name) => !(one.required ?? []).includes(name));
  return [
    ...required.map((name) => `${at}.${name}: is needed and may be missing`),
    ...Object.entries(fields).flatMap(([name, field]) => {
      const taken = other.properties?.[name];
      return taken === undefined ? [] : misfitsOf(field, taken, `${at}.${name}`);
    }),
  ];
}

/**
 * What browsers of a former contract meet at a function of a later one: calls that are gone, what they send and it
 * refuses or no longer looks at, what they read and it no longer says.
 */
export function breaksOf(
  former: Readonly<Record<string, CallShape>>,
  later: Readonly<Record<string, CallShape>>,
): string[] {
  return Object.entries(former).flatMap(([name, was]) => {
    const is = later[name];
    if (is === undefined || is.call !== was.call) return [`${name}: ${was.call} is gone`];
    const unread = Object.keys(was.input.properties ?? {}).filter(
      (field) => is.input.properties !== undefined && !(field in is.input.properties),
    );
    return [
      ...unread.map((field) => `${name} input.${field}: is no longer looked at`),
      ...misfitsOf(was.input, is.input, `${name} input`),
      ...(was.reply === null || is.reply === null ? [] : misfitsOf(is.reply, was.reply, `${name} reply`)),
    ];
  });
}
