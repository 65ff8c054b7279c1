/** What is used of papaparse, which ships no types of its own. */
declare module 'papaparse' {
  interface ParseError {
    readonly type: 'Quotes' | 'Delimiter' | 'FieldMismatch';
    readonly code: string;
    /** Which row, from 0. */
    readonly row?: number;
  }
  const Papa: {
    parse(
      text: string,
      options: { readonly delimiter: string; readonly newline: '\n'; readonly preview?: number },
    ): { readonly data: string[][]; readonly errors: readonly ParseError[] };
  };
  export default Papa;
}
