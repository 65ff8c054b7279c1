import type { Plugin } from 'vite';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpointFiles } from '../contract/index.ts';
import { requiredInput } from './src/ui/forms/required-input.ts';

/** Code of each module; `isServed` while developing. */
const modules: Readonly<Record<string, (isServed: boolean) => string>> = {
  'virtual:form-shapes': shapes,
  'virtual:form-checks': checks,
};

/** What a form can send, with the part of the table that it stands in. */
const formEndpoints = Object.entries<Readonly<Record<string, Endpoint>>>(endpointFiles).flatMap(
  ([part, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, { method }]) => method !== 'GET')
      .map(([name, endpoint]) => ({ name, endpoint, part })),
);

/**
 * Gives forms as plain data what they show of the endpoint table, and the way to the schemas that check them. Those,
 * and zod with them, are loaded once somebody fills in a form: evaluated on start-up they kept a slow phone busy for a
 * fifth of a second.
 */
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

function shapes(isServed: boolean): string {
  const all = formEndpoints.map(({ name, endpoint }) => {
    const shape = { optional: optionalIn(endpoint.input), files: endpoint.files };
    return [name, isServed ? { ...shape, required: requiredInput(endpoint) } : shape] as const;
  });
  const needed = all.filter(
    ([, { optional, files }]) => isServed || optional.length > 0 || files !== undefined,
  );
  return `export default ${JSON.stringify(Object.fromEntries(needed))};`;
}

/** One import for each part of the table, as the browser's code names all files of each. */
function checks(): string {
  const parts = new Set(formEndpoints.map(({ part }) => part));
  const loaders = [...parts].map((part) => {
    const names = formEndpoints.filter((one) => one.part === part).map(({ name }) => name);
    const file = part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const load = `async () => (await import('contract/${file}')).${part}`;
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

/** Ways to all that may be left out: `['phone', 'steps.*.title']`. */
function optionalIn({ shape, element }: Schema, way = ''): string[] {
  const inside = shape ?? (element === undefined ? {} : { '*': element });
  return Object.entries(inside).flatMap(([key, schema]) => [
    ...(schema.safeParse(undefined).success ? [way + key] : []),
    ...optionalIn(schema, `${way}${key}.`),
  ]);
}
