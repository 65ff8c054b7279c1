/** The ways in: login leads there by itself, according to the role. */
const entrances: readonly string[] = ['/membership', '/admin'];

/** The way to the login page, which leads back to where somebody wanted to go: '/login?next=%2Fprofile'. */
export function loginPath({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const path = `${pathname}${search}`;
  return entrances.includes(path) ? '/login' : `/login?${new URLSearchParams({ next: path })}`;
}

/**
 * Where the query of the login page says to lead back to. A link that anybody may have made leads to pages of this site
 * only.
 *
 * @param search '?next=%2Fprofile'
 * @returns '/profile'; undefined without such a path
 */
export function nextOf(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (next === null) return undefined;
  const origin = 'https://own.invalid';
  // Browsers read '\' as '/', and two of them begin the name of a host.
  if (!/^\/(?![/\\])/.test(next) || !URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  return url.origin === origin && url.pathname !== '/login'
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
}
