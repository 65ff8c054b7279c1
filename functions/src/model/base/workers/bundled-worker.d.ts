/** Code of a worker as one script, which tools/build/bundled-workers.ts bundles from the module. */
declare module '*?bundled' {
  const code: string;
  export default code;
}
