/**
 * Routes of public reads. web/endpoint-routes-plugin.ts generates them from the endpoint table.
 *
 * A route is a line such as 'PUT /users/user/{id} multipart'. Flags follow method and path:
 * - `multipart`: the request body is a form with files.
 * - `bytes`: the response is a file instead of JSON.
 * - `shared`: the response is the same for all users, and caches store it.
 * - `attested`: the request carries an App Check token, where App Check is on.
 * - `open`: the request needs no account.
 */
declare module 'virtual:endpoint-routes' {
  const routes: Readonly<Partial<Record<import('contract').EndpointName, string>>>;
  export default routes;
}

/** Routes of all other endpoints. */
declare module 'virtual:lazy-routes' {
  const routes: Readonly<Partial<Record<import('contract').EndpointName, string>>>;
  export default routes;
}

/** Gets an App Check token. Null where App Check is not configured (web/app-check-plugin.ts). */
declare module 'virtual:app-check' {
  const appCheckToken: (() => Promise<string>) | null;
  export default appCheckToken;
}
