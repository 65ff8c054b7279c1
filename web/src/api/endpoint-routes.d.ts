/** Made by web/endpoint-routes-plugin.ts from the endpoint table. */
declare module 'virtual:endpoint-routes' {
  const routes: Readonly<
    Record<
      import('contract').EndpointName,
      {
        readonly method: string;
        readonly path: string;
        readonly multipart: boolean;
        /** The answer is a file instead of JSON. */
        readonly bytes: boolean;
        /** The answer is the same for everybody and kept by caches. */
        readonly shared: boolean;
      }
    >
  >;
  export default routes;
}
