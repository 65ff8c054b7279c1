/** As far as it is used here; the package has no types. */
declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  /** @throws Error when there is no font in the file */
  export function openSync(path: string): Font;
}
