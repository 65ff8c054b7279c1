interface TruncatedTextProps {
  readonly text: string;
  readonly at: number;
  /** Texts up to this length are never truncated. Default: `at`. */
  readonly longerThan?: number | undefined;
}

export function truncate(text: string, at: number): string {
  const characters = [...text];
  return characters.length > at ? `${characters.slice(0, at).join('').trimEnd()}...` : text;
}

export function TruncatedText({ text, at, longerThan = at }: TruncatedTextProps) {
  return <Excerpt text={text} excerpt={[...text].length > longerThan ? truncate(text, at) : text} />;
}

interface ExcerptProps {
  readonly text: string;
  readonly excerpt: string;
}

export function Excerpt({ text, excerpt }: ExcerptProps) {
  if (excerpt === text) return text;
  return (
    <span title={text}>
      <span aria-hidden="true">{excerpt}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
