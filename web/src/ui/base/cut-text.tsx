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

/** The first characters of a text where it is too long for its place. */
export function CutText({ text, at, longerThan = at }: CutTextProps) {
  return <Excerpt text={text} excerpt={[...text].length > longerThan ? cut(text, at) : text} />;
}

interface ExcerptProps {
  readonly text: string;
  /** What is seen of it. */
  readonly excerpt: string;
}

/** A cut text whose whole stays there for the pointer and for screen readers. */
export function Excerpt({ text, excerpt }: ExcerptProps) {
  if (excerpt === text) return text;
  return (
    <span title={text}>
      <span aria-hidden="true">{excerpt}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
