/** Form data of the endpoints that send input (web/endpoint-forms-plugin.ts). */
declare module 'virtual:form-shapes' {
  export interface FormShape {
    /** Optional fields, with a star for list indexes, such as `steps.*.title`. */
    readonly optional?: readonly string[];
    readonly files?: import('contract/endpoint').Endpoint['files'];
    /** Names of required input. Only available during development. */
    readonly required?: readonly string[];
  }
  const shapes: Readonly<Partial<Record<import('contract').EndpointName, FormShape>>>;
  export default shapes;
}

declare module 'virtual:form-checks' {
  type Load = () => Promise<import('contract/endpoint').Endpoint['input']>;
  const checks: Readonly<Partial<Record<import('contract').EndpointName, Load>>>;
  export default checks;
}
