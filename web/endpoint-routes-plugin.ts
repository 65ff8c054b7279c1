import type { Plugin } from 'vite';
import { endpoints } from '../contract/index.ts';

const moduleId = 'virtual:endpoint-routes';

/**
 * Gives the browser the method and path of each endpoint as plain data, in one line each, as every visitor loads them
 * all: 'PUT /users/user/{id} m'. The letters: m, sent as multipart; b, the answer is bytes; s, the answer is shared by
 * everybody. The schemas of the endpoint table stay out of it: only pages with a form load those (and zod) with their
 * own chunk.
 */
export function endpointRoutes(): Plugin {
  const routes = Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => {
      const letters = [
        'files' in endpoint ? 'm' : '',
        typeof endpoint.reply === 'string' ? 'b' : '',
        'cache' in endpoint ? 's' : '',
      ].join('');
      return [name, `${endpoint.method} ${endpoint.path} ${letters}`.trim()];
    }),
  );
  return {
    name: 'endpoint-routes',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export default ${JSON.stringify(routes)};` : undefined),
  };
}
