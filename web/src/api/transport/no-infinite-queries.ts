/**
 * Replaces the code of infinite queries, which the build would otherwise put into every page although the site
 * has none (web/vite.config.ts).
 */
function refuse(): never {
  throw new Error('The build has no infinite queries: see web/vite.config.ts.');
}

export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };
