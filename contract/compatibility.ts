import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { type Endpoints, endpoints } from './index.ts';

/** The part of JSON Schema that zod writes for the contract. */
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
  /** Null for a reply that is not JSON. */
  readonly reply: Shape | null;
}

/** Endpoints of the main user journey: registration, payment, approval and membership card. */
export const mainJobEndpoints = [
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

/** Returns the input and reply schemas of endpoints, as browsers of this contract use them. */
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

/** Splits a shape with alternatives into one shape per alternative. */
const optionsOf = (shape: Shape): readonly Shape[] => {
  if (shape.anyOf !== undefined) return shape.anyOf.flatMap(optionsOf);
  const { type } = shape;
  return typeof type === 'object' ? type.map((each) => ({ ...shape, type: each })) : [shape];
};
const valuesOf = (shape: Shape): readonly unknown[] | undefined =>
  shape.enum ?? ('const' in shape ? [shape.const] : undefined);

/** Returns the reasons why some value of `one` does not fit `other`; empty if every value fits. */
function findMismatches(one: Shape, other: Shape, at: string): string[] {
  const alternatives = optionsOf(other);
  return optionsOf(one).flatMap((option) => {
    const attempts = alternatives.map((alternative) => findOptionMismatches(option, alternative, at));
    return attempts.some((misfits) => misfits.length === 0) ? [] : (attempts[0] ?? []);
  });
}

function findOptionMismatches(one: Shape, other: Shape, at: string): string[] {
  const allowed = valuesOf(other);
  const given = valuesOf(one);
  if (allowed !== undefined) {
    if (given === undefined) return [`${at}: not every value is accepted`];
    const unknownValues = given.filter((value) => !allowed.includes(value));
    return unknownValues.length > 0 ? [`${at}: ${unknownValues.join(', ')} is not accepted`] : [];
  }
  if (other.type === undefined) return [];
  if (one.type !== other.type && !(one.type === 'integer' && other.type === 'number'))
    return [`${at}: ${one.type ?? 'anything'} where ${other.type} is read`];
  if (one.items !== undefined && other.items !== undefined)
    return findMismatches(one.items, other.items, `${at}[]`);
  return [...findLengthMismatches(one, other, at), ...findFieldMismatches(one, other, at)];
}

function findLengthMismatches(one: Shape, other: Shape, at: string): string[] {
  const isLonger =
    (one.maxLength ?? Number.POSITIVE_INFINITY) > (other.maxLength ?? Number.POSITIVE_INFINITY);
  const isShorter = (one.minLength ?? 0) < (other.minLength ?? 0);
  return isLonger || isShorter ? [`${at}: other lengths are accepted`] : [];
}

function findFieldMismatches(one: Shape, other: Shape, at: string): string[] {
  const fields = one.properties ?? {};
  const required = (other.required ?? []).filter((name) => !(one.required ?? []).includes(name));
  return [
    ...required.map((name) => `${at}.${name}: is required and may be missing`),
    ...Object.entries(fields).flatMap(([name, field]) => {
      const accepted = other.properties?.[name];
      return accepted === undefined ? [] : findMismatches(field, accepted, `${at}.${name}`);
    }),
  ];
}

/**
 * Returns the breaking changes: removed endpoints, former inputs that are now refused or ignored, and reply
 * fields that are now missing.
 */
export function findBreakingChanges(
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
      ...unread.map((field) => `${name} input.${field}: is no longer read`),
      ...findMismatches(was.input, is.input, `${name} input`),
      ...(was.reply === null || is.reply === null
        ? []
        : findMismatches(is.reply, was.reply, `${name} reply`)),
    ];
  });
}
