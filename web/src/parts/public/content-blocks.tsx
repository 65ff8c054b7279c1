import type { Picture } from 'contract/built-in/picture';
import type { ContentBlock, RichText, Span } from 'contract/fields/content';
import { paragraphsOf, safeLink, spansOf } from 'contract/fields/rich-text';
import { PictureImage } from './picture-image.tsx';
import { storedPicture } from './stored-picture.ts';

interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[];
  /** Size and description of pictures by their `src`, for which a block has no place. */
  readonly pictures?: Readonly<Record<string, Picture>> | undefined;
}

/** The body of an article or of an event, from its blocks. */
export function ContentBlocks({ blocks, pictures = {} }: ContentBlocksProps) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place.
        <Block key={index} block={block} pictures={pictures} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly block: ContentBlock;
  readonly pictures: Readonly<Record<string, Picture>>;
}

function Block({ block, pictures }: BlockProps) {
  switch (block.type) {
    case 'image':
      return <Figure picture={pictures[block.src] ?? pictureOf(block)} />;
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading>
          <Marked text={block.content} />
        </Heading>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Paragraphs text={block.content} />
        </blockquote>
      );
    case 'text':
      return <Paragraphs text={block.content} />;
    default:
      return <Entries {...block} />;
  }
}

type ImageBlock = Extract<ContentBlock, { type: 'image' }>;

function pictureOf({ src, alt, width, height }: ImageBlock): Picture | null {
  const size = width === undefined || height === undefined ? null : { width, height };
  return storedPicture(src, size, alt);
}

function Entries({ type, lists }: Extract<ContentBlock, { lists: unknown }>) {
  const List = type === 'orderedList' ? 'ol' : 'ul';
  return (
    <List>
      {lists.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place.
        <li key={index} className="whitespace-pre-line">
          <Marked text={entry} />
        </li>
      ))}
    </List>
  );
}

/** An empty line starts a paragraph, a single line break stays one. */
function Paragraphs({ text }: { readonly text: RichText }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place.
    <p key={index} className="whitespace-pre-line">
      <Marked text={paragraph} />
    </p>
  ));
}

function Marked({ text }: { readonly text: RichText }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place.
  return spansOf(text).map((span, index) => <Words key={index} span={span} />);
}

/** Addresses are checked when they are saved; what an older version saved is checked here too. */
function Words({ span }: { readonly span: Span }) {
  const link = span.link === undefined ? undefined : safeLink(span.link);
  const slanted = span.italic === true ? <em>{span.text}</em> : span.text;
  const words = span.bold === true ? <strong>{slanted}</strong> : slanted;
  if (link === undefined) return words;
  return (
    <a href={link} rel="noreferrer">
      {words}
    </a>
  );
}

function Figure({ picture }: { readonly picture: Picture | null }) {
  if (picture === null) return null;
  return (
    <figure>
      <PictureImage picture={picture} sizes="(min-width: 48rem) 44rem, 92vw" className="h-auto w-full" />
    </figure>
  );
}
