import type { Random } from '../../../tools/seed/deterministic.ts';

/** Part of JSON Schema (2020-12) that the inputs of the contract use. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
}

/** Valid values by field name, for fields whose schema is not specific enough. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-08-17',
  'date-time': '2026-08-17T03:00:00.000Z',
  email: 'dewi@example.org',
};

/** Returns a value that fits the schema. It may violate a pattern or depend on another field. */
export function valueFor(schema: Schema, name: string, random: Random, hints: Hints): unknown {
  const hint = hints[name];
  if (hint !== undefined && hint.length > 0) return random.pick(hint);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) return valueFor(random.pick(schema.anyOf), name, random, hints);
  if (schema.type === 'object') return objectFor(schema, random, hints);
  if (schema.type === 'array') {
    const { items = {} } = schema;
    return Array.from({ length: random.int(0, 3) }, () => valueFor(items, name, random, hints));
  }
  if (schema.type === 'boolean') return random.chance(0.5);
  if (schema.type === 'integer' || schema.type === 'number') {
    return random.int(schema.minimum ?? 0, Math.min(schema.maximum ?? 100, 1000));
  }
  return byFormat[schema.format ?? ''] ?? `contoh ${random.int(1, 99)}`.padEnd(schema.minLength ?? 1, 'x');
}

/** Returns an object with all required fields and a quarter of the optional ones. */
export function objectFor(schema: Schema, random: Random, hints: Hints): Record<string, unknown> {
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || random.chance(0.25),
  );
  return Object.fromEntries(entries.map(([name, inner]) => [name, valueFor(inner, name, random, hints)]));
}
