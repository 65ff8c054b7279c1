import type { Endpoint } from 'contract/endpoint';

export interface Route {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly segments: readonly string[];
}

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Returns which segments are parameters: '001' for `/users/user/{id}`. */
const shapeOf = ({ segments }: Route): string =>
  segments.map((segment) => Number(isParameter(segment))).join('');

/**
 * Compares routes so that literal segments win over parameters: `/users/user/profile` is never a user named
 * profile.
 */
const byLiteralsFirst = (a: Route, b: Route): number =>
  shapeOf(a) < shapeOf(b) ? -1 : Number(shapeOf(a) > shapeOf(b));

export function createRoutes(endpoints: Readonly<Record<string, Endpoint>>): Route[] {
  return Object.entries(endpoints)
    .flatMap(([name, endpoint]) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
        name,
        endpoint,
        segments: splitPath(path),
      })),
    )
    .sort(byLiteralsFirst);
}

function matchParams(route: Route, segments: readonly string[]): Record<string, string> | undefined {
  if (route.segments.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, pattern] of route.segments.entries()) {
    const segment = segments[index] ?? '';
    if (isParameter(pattern)) params[pattern.slice(1, -1)] = segment;
    else if (pattern !== segment) return undefined;
  }
  return params;
}

/** Splits a path into its decoded segments; undefined for a path that cannot be decoded. */
export function decodeSegments(path: string): string[] | undefined {
  try {
    return splitPath(path).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * Finds the endpoint of a path below `/api`.
 *
 * @returns the match; for another method the methods of the path; undefined for an unknown path
 */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): Match | string[] | undefined {
  const segments = decodeSegments(path);
  if (segments === undefined) return undefined;
  const matches = routes.flatMap((route) => {
    const params = matchParams(route, segments);
    return params === undefined ? [] : [{ route, params }];
  });
  const match = matches.find(({ route }) => route.endpoint.method === method);
  if (match !== undefined) return match;
  return matches.length === 0 ? undefined : [...new Set(matches.map(({ route }) => route.endpoint.method))];
}
