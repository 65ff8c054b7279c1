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

export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Which segments are parameters: '001' for `/users/user/{id}`. */
const shapeOf = ({ segments }: Route): string =>
  segments.map((segment) => Number(isParameter(segment))).join('');

/** Literal segments win over parameters, so that `/users/user/profile` is never a user called profile. */
const byLiteralsFirst = (a: Route, b: Route): number =>
  shapeOf(a) < shapeOf(b) ? -1 : Number(shapeOf(a) > shapeOf(b));

export function routesOf(endpoints: Readonly<Record<string, Endpoint>>): Route[] {
  return Object.entries(endpoints)
    .flatMap(([name, endpoint]) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
        name,
        endpoint,
        segments: segmentsOf(path),
      })),
    )
    .sort(byLiteralsFirst);
}

function paramsOf(route: Route, segments: readonly string[]): Record<string, string> | undefined {
  if (route.segments.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, pattern] of route.segments.entries()) {
    const segment = segments[index] ?? '';
    if (isParameter(pattern)) params[pattern.slice(1, -1)] = segment;
    else if (pattern !== segment) return undefined;
  }
  return params;
}

/** What stands between the slashes of a path; undefined for one that cannot be decoded. */
export function decodedSegments(path: string): string[] | undefined {
  try {
    return segmentsOf(path).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * Finds the endpoint for a path below `/api`.
 *
 * @returns the match, the methods that the path does know, or undefined for an unknown path
 */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): Match | string[] | undefined {
  const segments = decodedSegments(path);
  if (segments === undefined) return undefined;
  const matches = routes.flatMap((route) => {
    const params = paramsOf(route, segments);
    return params === undefined ? [] : [{ route, params }];
  });
  const match = matches.find(({ route }) => route.endpoint.method === method);
  if (match !== undefined) return match;
  return matches.length === 0 ? undefined : [...new Set(matches.map(({ route }) => route.endpoint.method))];
}
