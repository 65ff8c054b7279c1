import type { Plugin } from 'vite';
import { endpoints } from '../contract/index.ts';

const moduleId = 'virtual:endpoint-routes';

/**
 * Gives the browser the method and path of each endpoint as plain data. The schemas of the endpoint table
 * stay out of it: only pages with a form load those (and zod) with their own chunk.
 */
export function endpointRoutes(): Plugin {
  const routes = Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [
      name,
      {
        method: endpoint.method,
        path: endpoint.path,
        multipart: 'files' in endpoint,
        bytes: typeof endpoint.reply === 'string',
        shared: 'cache' in endpoint,
      },
    ]),
  );
  return {
    name: 'endpoint-routes',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export default ${JSON.stringify(routes)};` : undefined),
  };
}
