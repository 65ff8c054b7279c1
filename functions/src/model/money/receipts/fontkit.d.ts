/** The used part of the package, which has no types. */
declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  /** @throws Error when the file contains no font */
  export function openSync(path: string): Font;
}
