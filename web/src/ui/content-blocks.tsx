import type { Picture } from 'contract/built-in/picture';
import type { ContentBlock } from 'contract/content';
import { PictureImage } from './picture-image.tsx';
import { storedPicture } from './stored-picture.ts';

interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[];
  /** Size and description of pictures by their `src`, for which a block has no place. */
  readonly pictures?: Readonly<Record<string, Picture>> | undefined;
}

/** The body of an article or of an event, from its blocks of text, pictures and lists. */
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
  if (block.type === 'image')
    return <Figure picture={pictures[block.src] ?? storedPicture(block.src, null)} />;
  if (block.type === 'text') return <Paragraphs text={block.content} />;
  const List = block.type === 'orderedList' ? 'ol' : 'ul';
  return (
    <List>
      {block.lists.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place.
        <li key={index}>{entry}</li>
      ))}
    </List>
  );
}

/** An empty line starts a paragraph, a single line break stays one. */
function Paragraphs({ text }: { readonly text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place.
    <p key={index} className="whitespace-pre-line">
      {paragraph}
    </p>
  ));
}

function Figure({ picture }: { readonly picture: Picture | null }) {
  if (picture === null) return null;
  return (
    <figure>
      <PictureImage picture={picture} sizes="(min-width: 48rem) 44rem, 92vw" className="h-auto w-full" />
    </figure>
  );
}
