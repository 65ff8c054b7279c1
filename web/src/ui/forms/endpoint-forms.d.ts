/** Made by web/endpoint-forms-plugin.ts from the endpoint table, for what is sent. */
declare module 'virtual:form-shapes' {
  export interface FormShape {
    /** Fields that may be left out, with a star for the number of an entry: `steps.*.title`. */
    readonly optional?: readonly string[];
    readonly files?: import('contract/endpoint').Endpoint['files'];
    /** Names of what must be sent; in development only. */
    readonly required?: readonly string[];
  }
  const shapes: Readonly<Partial<Record<import('contract').EndpointName, FormShape>>>;
  export default shapes;
}

/** Loads the schema of what is sent. */
declare module 'virtual:form-checks' {
  type Load = () => Promise<import('contract/endpoint').Endpoint['input']>;
  const checks: Readonly<Partial<Record<import('contract').EndpointName, Load>>>;
  export default checks;
}
