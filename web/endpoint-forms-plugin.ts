import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpointFiles } from '../contract/index.ts';
import { foldersWithoutTables } from '../tools/structure/folders.ts';
import { requiredInput } from './src/ui/forms/required-input.ts';

/** Source code of each virtual module. `isServed` is true on the development server. */
const modules: Readonly<Record<string, (isServed: boolean) => string>> = {
  'virtual:form-shapes': generateShapes,
  'virtual:form-checks': generateSchemaLoaders,
};

const formEndpoints = Object.entries<Readonly<Record<string, Endpoint>>>(endpointFiles).flatMap(
  ([part, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, { method }]) => method !== 'GET')
      .map(([name, endpoint]) => ({ name, endpoint, part })),
);

/** Provides data of forms without schemas: evaluating those at start-up blocked a slow phone for 200 ms. */
export function endpointForms(): Plugin {
  let isServed = false;
  return {
    name: 'endpoint-forms',
    configResolved: ({ command }) => {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.(isServed) : undefined),
  };
}

function generateShapes(isServed: boolean): string {
  const all = formEndpoints.map(({ name, endpoint }) => {
    const shape = { optional: findOptionalPaths(endpoint.input), files: endpoint.files };
    return [name, isServed ? { ...shape, required: requiredInput(endpoint) } : shape] as const;
  });
  const needed = all.filter(
    ([, { optional, files }]) => isServed || optional.length > 0 || files !== undefined,
  );
  return `export default ${toSource(Object.fromEntries(needed))};`;
}

/** Returns the source of data in which functions return texts: the messages of file fields. */
export function toSource(value: unknown): string {
  if (typeof value === 'function') return `() => ${JSON.stringify(value())}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toSource).join(',')}]`;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${toSource(one)}`).join(',')}}`;
}

const CONTRACT = fileURLToPath(new URL('../contract', import.meta.url));

/** Returns the import of an endpoint table: 'contract/accounts/second-factor' for `secondFactor`. */
function tableImport(part: string): string {
  const name = part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const group = readdirSync(CONTRACT, { withFileTypes: true }).find(
    (entry) =>
      entry.isDirectory() &&
      !foldersWithoutTables.includes(entry.name) &&
      readdirSync(`${CONTRACT}/${entry.name}`).includes(`${name}.ts`),
  );
  if (group === undefined) throw new Error(`No folder of the contract has ${name}.ts.`);
  return `contract/${group.name}/${name}`;
}

/** Generates one import for each part of the table, which the browser's code loads by the same file name. */
function generateSchemaLoaders(): string {
  const parts = new Set(formEndpoints.map(({ part }) => part));
  const loaders = [...parts].map((part) => {
    const names = formEndpoints.filter((one) => one.part === part).map(({ name }) => name);
    const load = `async () => (await import('${tableImport(part)}')).${part}`;
    return `...of(${load}, ${JSON.stringify(names)})`;
  });
  return `
    const of = (load, names) =>
      Object.fromEntries(names.map((name) => [name, async () => (await load())[name].input]));
    export default { ${loaders.join(',\n')} };`;
}

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
}

/** Returns paths of all optional fields, such as `['phone', 'steps.*.title']`. */
function findOptionalPaths({ shape, element }: Schema, prefix = ''): string[] {
  const inside = shape ?? (element === undefined ? {} : { '*': element });
  return Object.entries(inside).flatMap(([key, schema]) => [
    ...(schema.safeParse(undefined).success ? [prefix + key] : []),
    ...findOptionalPaths(schema, `${prefix}${key}.`),
  ]);
}
