import { memo } from 'react';
import { articlePath } from '#parts/public/entry-paths.ts';
import { MiniList, SideBlock } from '#parts/public/side-block.tsx';
import { CutText } from '#ui/base/cut-text.tsx';
import { type Article, articleLimits } from './articles.ts';

interface RecentBlogsProps {
  /** The newest first. */
  readonly articles: readonly Article[];
}

/** The newest five articles, small. */
export const RecentBlogs = memo(function RecentBlogs({ articles }: RecentBlogsProps) {
  return (
    <SideBlock title="RECENT BLOGS" lang="en">
      <MiniList
        entries={articles.slice(0, articleLimits.recent).map(({ id, title, picture, date }) => ({
          to: articlePath(id),
          picture,
          name: title,
          title: <CutText text={title} at={articleLimits.recentTitle} />,
          note: date,
        }))}
      />
    </SideBlock>
  );
});
