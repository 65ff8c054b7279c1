import type * as z from 'zod';

type PlainValue = string | number | boolean | Date | null | undefined;

type IsPlain<V> = [V] extends [PlainValue | readonly (string | number)[]] ? true : false;

type SharedKey<Shape, Stored> = {
  [K in keyof Stored]-?: K extends keyof Shape ? (IsPlain<Stored[K]> extends true ? K : never) : never;
}[keyof Stored];

type WireValue<V> = V extends Date ? string : V;

/** The plain fields of `Stored` that `Shape` names too, dates as text. */
type ReplyFields<Shape, Stored> = {
  [K in SharedKey<Shape, Stored>]: WireValue<Stored[K]>;
};

/**
 * Copies the fields of a record that the schema of its reply names; dates become ISO 8601 text in UTC. Nested
 * objects are left out, because they could contain fields that the reply does not name: their replies are built
 * field by field.
 */
export function pickReplyFields<Shape extends z.ZodRawShape, Stored extends object>(
  { shape }: z.ZodObject<Shape>,
  stored: Stored,
): ReplyFields<Shape, Stored> {
  const fields = Object.entries(stored).flatMap(([name, value]: [string, unknown]) =>
    Object.hasOwn(shape, name) && isPlain(value)
      ? [[name, value instanceof Date ? value.toISOString() : value]]
      : [],
  );
  return Object.fromEntries(fields) as ReplyFields<Shape, Stored>;
}

const isPlain = (value: unknown): boolean =>
  value !== undefined &&
  (typeof value !== 'object' ||
    value === null ||
    value instanceof Date ||
    (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')));
