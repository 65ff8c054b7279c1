/** Patterns of paths for browser and function. A segment `{id}` or `:id` is a parameter. */

export type PathParams = Readonly<Record<string, string>>;

export const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const isParameter = (segment: string): boolean => /^[{:]/.test(segment);
const parameterName = (segment: string): string => segment.replace(/\W/g, '');

/** Returns the decoded segments of a path; undefined for a path that cannot be decoded. */
export function decodeSegments(path: string): string[] | undefined {
  try {
    return splitPath(path).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Returns the parameters; undefined if the path does not match. */
export function matchSegments(
  pattern: readonly string[],
  segments: readonly string[] | undefined,
  { isCaseSensitive = false } = {},
): PathParams | undefined {
  if (pattern.length !== segments?.length) return undefined;
  const fold = (text: string) => (isCaseSensitive ? text : text.toLowerCase());
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (isParameter(expected)) params[parameterName(expected)] = segment;
    else if (fold(expected) !== fold(segment)) return undefined;
  }
  return params;
}

/** Matches a path in any letter case, with or without a trailing slash, as the browser's router does. */
export const matchPath = (pattern: string, path: string): PathParams | undefined =>
  matchSegments(splitPath(pattern), decodeSegments(path));

/** Returns which segments are parameters: '001' for `/users/user/{id}`. */
const shapeOf = (pattern: string): string =>
  splitPath(pattern)
    .map((segment) => Number(isParameter(segment)))
    .join('');

/** Compares patterns: literal segments first, so that `/users/user/profile` is never a user named profile. */
export const comparePatterns = (a: string, b: string): number =>
  shapeOf(a) < shapeOf(b) ? -1 : Number(shapeOf(a) > shapeOf(b));
