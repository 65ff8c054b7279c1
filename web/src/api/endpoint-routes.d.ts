/**
 * Made by web/endpoint-routes-plugin.ts from the endpoint table, for what anyone may call: 'PUT /users/user/{id}
 * multipart', say. Behind method and path stand the words that hold: `multipart`, `bytes` (the answer is a file instead
 * of JSON), `shared` (the answer is the same for everybody and kept by caches), `attested` (goes with a token of App Check
 * where that is on).
 */
declare module 'virtual:endpoint-routes' {
  const routes: Readonly<Partial<Record<import('contract').EndpointName, string>>>;
  export default routes;
}

/** All the others. */
declare module 'virtual:member-routes' {
  const routes: Readonly<Partial<Record<import('contract').EndpointName, string>>>;
  export default routes;
}

/** Made by web/app-check-plugin.ts: gets a token of App Check; null where App Check is not set up. */
declare module 'virtual:app-check' {
  const appCheckToken: (() => Promise<string>) | null;
  export default appCheckToken;
}
