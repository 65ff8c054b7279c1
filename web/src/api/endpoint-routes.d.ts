interface EndpointRoute {
  readonly method: string;
  readonly path: string;
  readonly multipart?: true;
  /** The answer is a file instead of JSON. */
  readonly bytes?: true;
  /** The answer is the same for everybody and kept by caches. */
  readonly shared?: true;
}

/** Made by web/endpoint-routes-plugin.ts from the endpoint table: what anyone may call. */
declare module 'virtual:endpoint-routes' {
  const routes: Readonly<Partial<Record<import('contract').EndpointName, EndpointRoute>>>;
  export default routes;
}

/** All the others. */
declare module 'virtual:member-routes' {
  const routes: Readonly<Partial<Record<import('contract').EndpointName, EndpointRoute>>>;
  export default routes;
}
