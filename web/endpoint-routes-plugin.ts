import type { Plugin } from 'vite';
import { type Endpoint, needsAppCheck } from '../contract/endpoint.ts';
import { endpoints } from '../contract/index.ts';

type IsWanted = (endpoint: Endpoint) => boolean;

const modules: Readonly<Record<string, IsWanted>> = {
  // A public GET that returns a file is only the address of a link or picture. The client never calls it.
  'virtual:endpoint-routes': ({ access, method, reply }) =>
    access === 'anyone' && method === 'GET' && typeof reply !== 'string',
  'virtual:lazy-routes': ({ access, method }) => access !== 'anyone' || method !== 'GET',
};

/**
 * Provides method and path of each endpoint as plain data. All pages load the public reads, and the others later.
 * Without it every page would load the contract with its schemas, 78 KiB.
 */
export function endpointRoutes(isWanted: IsWanted = () => true): Plugin {
  return {
    name: 'endpoint-routes',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => {
      const isOfModule = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (isOfModule === undefined) return undefined;
      const routes = selectRoutes((endpoint) => isOfModule(endpoint) && isWanted(endpoint));
      return `export default ${JSON.stringify(routes)};`;
    },
  };
}

function selectRoutes(isWanted: IsWanted): object {
  const entries = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => isWanted(endpoint));
  return Object.fromEntries(entries.map(([name, endpoint]) => [name, toRouteLine(endpoint)]));
}

/** Writes a route as one line of text, a third of the size of an object: all visitors load public routes. */
function toRouteLine(endpoint: Endpoint): string {
  return [
    endpoint.method,
    endpoint.path,
    ...(endpoint.files === undefined ? [] : ['multipart']),
    ...(typeof endpoint.reply === 'string' ? ['bytes'] : []),
    ...(endpoint.cache === undefined ? [] : ['shared']),
    ...(needsAppCheck(endpoint) ? ['attested'] : []),
    ...(endpoint.access === 'anyone' && endpoint.method !== 'GET' ? ['open'] : []),
  ].join(' ');
}
