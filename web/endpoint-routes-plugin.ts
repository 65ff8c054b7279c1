import type { Plugin } from 'vite';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/index.ts';

const moduleId = 'virtual:endpoint-routes';

/**
 * Gives the browser the method and path of each endpoint as plain data. The schemas of the endpoint table stay out of
 * it: only pages with a form load those (and zod) with their own chunk.
 */
export function endpointRoutes(): Plugin {
  const routes = Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, lineOf(endpoint)]),
  );
  return {
    name: 'endpoint-routes',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export default ${JSON.stringify(routes)};` : undefined),
  };
}

/** Every visitor loads the whole table: a line is a third of an object with names for all this. */
const lineOf = (endpoint: Endpoint): string =>
  [
    endpoint.method,
    endpoint.path,
    ...(endpoint.files === undefined ? [] : ['multipart']),
    ...(typeof endpoint.reply === 'string' ? ['bytes'] : []),
    ...(endpoint.cache === undefined ? [] : ['shared']),
  ].join(' ');
