import type { Plugin } from 'vite';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpointFiles } from '../contract/index.ts';

const modules: Readonly<Record<string, () => string>> = {
  'virtual:form-shapes': shapes,
  'virtual:form-checks': checks,
};

/** What a form can send, with the part of the table that it stands in. */
const sent = Object.entries<Readonly<Record<string, Endpoint>>>(endpointFiles).flatMap(([part, endpoints]) =>
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
  return {
    name: 'endpoint-forms',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
  };
}

function shapes(): string {
  const told = sent
    .map(({ name, endpoint }) => ({ name, optional: optionalIn(endpoint.input), files: endpoint.files }))
    .filter(({ optional, files }) => optional.length > 0 || files !== undefined);
  return `export default ${JSON.stringify(
    Object.fromEntries(told.map(({ name, ...shape }) => [name, shape])),
  )};`;
}

function checks(): string {
  const loaders = sent.map(({ name, part }) => {
    const file = part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `${name}: async () => (await import('contract/${file}')).${part}.${name}.input`;
  });
  return `export default { ${loaders.join(',\n')} };`;
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
