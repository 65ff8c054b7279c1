import { articlePath } from 'contract/entry-paths';
import { memo } from 'react';
import * as t from '#messages/features/content/blogs';
import { MiniList, SideBlock } from '#shared/public/side-block.tsx';
import { TruncatedText } from '#ui/base/truncated-text.tsx';
import { type Article, articleLimits } from './articles.ts';

interface RecentBlogsProps {
  readonly articles: readonly Article[];
}

export const RecentBlogs = memo(function RecentBlogs({ articles }: RecentBlogsProps) {
  return (
    <SideBlock title={t.recentBlogs}>
      <MiniList
        entries={articles.slice(0, articleLimits.recent).map(({ id, title, picture, date }) => ({
          to: articlePath(id),
          picture,
          name: title,
          title: <TruncatedText text={title} at={articleLimits.recentTitle} />,
          note: date,
        }))}
      />
    </SideBlock>
  );
});
