/** Made by web/endpoint-routes-plugin.ts from the endpoint table. */
declare module 'virtual:endpoint-routes' {
  const routes: Readonly<
    Record<
      import('contract').EndpointName,
      { readonly method: string; readonly path: string; readonly multipart: boolean; readonly image: boolean }
    >
  >;
  export default routes;
}
