import type { WrittenBlog } from 'contract/blogs';
import { useParams } from 'react-router-dom';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type Article, fromStored } from './articles.ts';
import { BlogStateBadge } from './blog-state-badge.tsx';
import { WholeArticle } from './whole-article.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-blog/preview/:id',
  title: 'Preview Blog',
  duty: 'content',
  prefetch: ({ params: { id = '' } }) => [
    prefetchQuery('getWrittenBlog', { id }, { refetchOnMount: true, bypassCache: true }),
  ],
};

export default function PreviewBlogPage() {
  const { id = '' } = useParams();
  const blog = useEndpoint('getWrittenBlog', { id }, { bypassCache: true });
  return (
    <>
      <ScreenHead back={`/admin/manage-blog/edit/${id}`} />
      <RecordScreen record={blog} loadError={<span lang="en">Failed to fetch blog data.</span>}>
        {(data) => (
          <>
            <p className="mb-5">
              <BlogStateBadge state={data.state} />
            </p>
            <div className="panel p-5 sm:p-8" lang="id">
              <WholeArticle article={toArticle(data)} content={data.content} headingLevel={2} />
            </div>
          </>
        )}
      </RecordScreen>
    </>
  );
}

/** Fills in missing values of a draft: the default category and the date of its last change. */
const toArticle = ({ publishedAt, category, ...blog }: WrittenBlog): Article => {
  const at = publishedAt ?? blog.updatedAt;
  return fromStored({ ...blog, category: category ?? 'education', createdAt: at, publishedAt: at });
};
