interface CutTextProps {
  readonly text: string;
  /** Characters that are shown. */
  readonly at: number;
  /** Shorter texts than this are never cut. */
  readonly longerThan?: number | undefined;
}

/** The first characters of a text, and '...' where some are missing. */
export function cut(text: string, at: number): string {
  const characters = [...text];
  return characters.length > at ? `${characters.slice(0, at).join('').trimEnd()}...` : text;
}

/** A cut text whose whole stays there for the pointer and for screen readers. */
export function CutText({ text, at, longerThan = at }: CutTextProps) {
  const shown = [...text].length > longerThan ? cut(text, at) : text;
  if (shown === text) return text;
  return (
    <span title={text}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
