import type { Endpoint } from 'contract/endpoint';
import {
  comparePatterns,
  decodeSegments,
  matchSegments,
  type PathParams,
  splitPath,
} from 'contract/rules/paths';

export interface Route {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly pattern: readonly string[];
}

export interface Match {
  readonly route: Route;
  readonly params: PathParams;
}

/** Lists the routes of an endpoint table, literal segments first. */
export const createRoutes = (endpoints: Readonly<Record<string, Endpoint>>): Route[] =>
  Object.entries(endpoints)
    .flatMap(([name, endpoint]) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
        name,
        endpoint,
        pattern: splitPath(path),
      })),
    )
    .sort((a, b) => comparePatterns(a.pattern, b.pattern));

/** Returns the match; for another method the methods of the path; undefined for an unknown path. */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): Match | string[] | undefined {
  const segments = decodeSegments(path);
  const matches = routes.flatMap((route) => {
    const params = matchSegments(route.pattern, segments, { isCaseSensitive: true });
    return params === undefined ? [] : [{ route, params }];
  });
  const match = matches.find(({ route }) => route.endpoint.method === method);
  if (match !== undefined) return match;
  return matches.length === 0 ? undefined : [...new Set(matches.map(({ route }) => route.endpoint.method))];
}
