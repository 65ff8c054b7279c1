const entrances: readonly string[] = ['/membership', '/admin'];

/** Returns the path of the login page with the destination after login: '/login?next=%2Fprofile'. */
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

/** Returns the path after login, '/profile'. Accepts only paths of this site: links can be crafted. */
export function parseNextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (next === null) return undefined;
  const origin = 'https://own.invalid';
  // Browsers treat '\' as '/', and two slashes start a host name.
  if (!/^\/(?![/\\])/.test(next) || !URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  return url.origin === origin && url.pathname !== '/login'
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
}
