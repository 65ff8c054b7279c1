/** Types of the functions used from papaparse, which ships no types. */
declare module 'papaparse' {
  interface ParseError {
    readonly type: 'Quotes' | 'Delimiter' | 'FieldMismatch';
    readonly code: string;
    /** Index of the row, from 0. */
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
