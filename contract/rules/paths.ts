/** Patterns of paths for browser and function. A segment `{id}` or `:id` is a parameter. */

export type PathParams = Readonly<Record<string, string>>;

export const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const isParameter = (segment: string): boolean => segment.startsWith('{') || segment.startsWith(':');
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
  const fold = (text = '') => (isCaseSensitive ? text : text.toLowerCase());
  // Each request tries hundreds of patterns, so only the matching one collects parameters.
  if (!pattern.every((expected, at) => isParameter(expected) || fold(expected) === fold(segments[at])))
    return undefined;
  return Object.fromEntries(
    pattern.flatMap((expected, at) =>
      isParameter(expected) ? [[parameterName(expected), segments[at] ?? '']] : [],
    ),
  );
}

/** Matches a path in any letter case, with or without a trailing slash, as the browser's router does. */
export const matchPath = (pattern: string, path: string): PathParams | undefined =>
  matchSegments(splitPath(pattern), decodeSegments(path));

/** Returns which segments are parameters: '001' for `/users/user/{id}`. */
const shapeOf = (pattern: readonly string[]): string =>
  pattern.map((segment) => Number(isParameter(segment))).join('');

/** Compares split patterns, literal segments first: `/users/user/profile` is never a user named profile. */
export const comparePatterns = (a: readonly string[], b: readonly string[]): number =>
  shapeOf(a) < shapeOf(b) ? -1 : Number(shapeOf(a) > shapeOf(b));
