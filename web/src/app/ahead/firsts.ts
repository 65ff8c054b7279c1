import type { Question } from '#api/question.ts';

/** Where somebody is or goes, as a screen reads it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** Of a screen that is to be opened: its address, and for whom. */
export interface Visit extends Omit<Place, 'pathname'> {
  readonly params: Readonly<Record<string, string>>;
  readonly account: string;
}

/** What a screen asks when it opens. */
export type First = (visit: Visit) => readonly Question[];

/** What screens of one kind ask first: while their code and the word of the guard are on their way. */
export interface Firsts<Path extends string = string> {
  /** Whether the stored token, by what it says of itself, leads to these screens at all; the guards have the last word. */
  readonly isLikely: () => boolean;
  /** What all of them ask. */
  readonly always: (account: string) => readonly Question[];
  /** By the path of the route, where a parameter has a colon. */
  readonly screens: Readonly<Record<Path, First>>;
}

/** The parameters of a route's path at an address, undefined where it does not lead there; as the router matches. */
export function paramsAt(path: string, pathname: string): Record<string, string> | undefined {
  const match = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i').exec(pathname);
  return match === null ? undefined : { ...match.groups };
}

/** What the screen at an address asks first; nothing where none of these is. */
export function questionsAt(
  { always, screens }: Firsts,
  { pathname, search, state }: Place,
  account: string,
): readonly Question[] {
  for (const [path, first] of Object.entries(screens)) {
    const params = paramsAt(path, pathname);
    if (params !== undefined) return [...always(account), ...first({ params, search, state, account })];
  }
  return [];
}
