import type { Plugin } from 'vite';
import { type Endpoint, needsAppCheck } from '../contract/endpoint.ts';
import { endpoints } from '../contract/index.ts';

type IsWanted = (endpoint: Endpoint) => boolean;

const modules: Readonly<Record<string, IsWanted>> = {
  // What anyone may get as a file is the address of a link or picture, and never called; one that is made is asked for.
  'virtual:endpoint-routes': ({ access, method, reply }) =>
    access === 'anyone' && (typeof reply !== 'string' || method !== 'GET'),
  'virtual:member-routes': ({ access }) => access !== 'anyone',
};

/**
 * Gives the browser the method and path of each endpoint as plain data: those for everybody, and in a module of their
 * own, which visitors do not load, those for who is logged in. The schemas of the endpoint table stay out of it: only
 * pages with a form load those (and zod) with their own chunk.
 *
 * @param isWanted leaves the others out
 */
export function endpointRoutes(isWanted: IsWanted = () => true): Plugin {
  return {
    name: 'endpoint-routes',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => {
      const isOfModule = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (isOfModule === undefined) return undefined;
      const routes = routesWhere((endpoint) => isOfModule(endpoint) && isWanted(endpoint));
      return `export default ${JSON.stringify(routes)};`;
    },
  };
}

function routesWhere(isWanted: IsWanted): object {
  const entries = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => isWanted(endpoint));
  return Object.fromEntries(entries.map(([name, endpoint]) => [name, lineOf(endpoint)]));
}

/** A line is a third of an object with names for all this, and every visitor loads those for everybody. */
function lineOf(endpoint: Endpoint): string {
  return [
    endpoint.method,
    endpoint.path,
    ...(endpoint.files === undefined ? [] : ['multipart']),
    ...(typeof endpoint.reply === 'string' ? ['bytes'] : []),
    ...(endpoint.cache === undefined ? [] : ['shared']),
    ...(needsAppCheck(endpoint) ? ['attested'] : []),
  ].join(' ');
}
