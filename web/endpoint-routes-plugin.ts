import type { Plugin } from 'vite';
import { endpoints } from '../contract/index.ts';

const routesWhere = (isWanted: (access: string) => boolean) =>
  Object.fromEntries(
    Object.entries(endpoints)
      .filter(([, { access }]) => isWanted(access))
      .map(([name, endpoint]) => [
        name,
        {
          method: endpoint.method,
          path: endpoint.path,
          // What is undefined is not written: most endpoints are none of these.
          multipart: 'files' in endpoint || undefined,
          bytes: typeof endpoint.reply === 'string' || undefined,
          shared: 'cache' in endpoint || undefined,
        },
      ]),
  );

const modules: Readonly<Record<string, object>> = {
  'virtual:endpoint-routes': routesWhere((access) => access === 'anyone'),
  'virtual:member-routes': routesWhere((access) => access !== 'anyone'),
};

/**
 * Gives the browser the method and path of each endpoint as plain data: those for everybody, and in a module of their
 * own, which visitors do not load, those for who is logged in. The schemas of the endpoint table stay out of it: only
 * pages with a form load those (and zod) with their own chunk.
 */
export function endpointRoutes(): Plugin {
  return {
    name: 'endpoint-routes',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => {
      const routes = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return routes && `export default ${JSON.stringify(routes)};`;
    },
  };
}
