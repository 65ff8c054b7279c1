/**
 * Made by web/endpoint-routes-plugin.ts from the endpoint table: 'PUT /users/user/{id} multipart', say. Behind method
 * and path stand the words that hold: `multipart`, `bytes` (the answer is a file instead of JSON), `shared` (the answer
 * is the same for everybody and kept by caches).
 */
declare module 'virtual:endpoint-routes' {
  const routes: Readonly<Record<import('contract').EndpointName, string>>;
  export default routes;
}
