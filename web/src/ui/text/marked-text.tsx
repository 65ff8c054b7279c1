import type { TextPart } from 'contract/text/search-words';

/** A text whose hits are marked. */
export const MarkedText = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map((part, index) =>
    part.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <mark key={index} className="rounded-sm bg-saffron/40 text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
