/** Made by web/endpoint-routes-plugin.ts from the endpoint table; it tells what the lines mean. */
declare module 'virtual:endpoint-routes' {
  const routes: Readonly<Record<import('contract').EndpointName, string>>;
  export default routes;
}
