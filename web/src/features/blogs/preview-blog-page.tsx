import type { WrittenBlog } from 'contract/blogs';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type Article, fromStored } from './articles.ts';
import { BlogStateBadge } from './blog-columns.tsx';
import { WholeArticle } from './whole-article.tsx';

/** An article as its readers will see it, for the office, whether it is out or not. */
export default function PreviewBlogPage() {
  const { id = '' } = useParams();
  const blog = useEndpoint('getWrittenBlog', { id }, { fresh: true });
  return (
    <>
      <ScreenHead title="Preview Blog" back={`/admin/manage-blog/edit/${id}`} />
      <RecordScreen record={blog} loadError={<span lang="en">Failed to fetch blog data.</span>}>
        {(data) => (
          <>
            <p className="mb-5">
              <BlogStateBadge state={data.state} />
            </p>
            <div className="panel p-5 sm:p-8" lang="id">
              <WholeArticle article={articleOf(data)} content={data.content} headingLevel={2} />
            </div>
          </>
        )}
      </RecordScreen>
    </>
  );
}

/** What a draft lacks is shown as its form begins: a category, and today. */
const articleOf = ({ publishedAt, category, ...blog }: WrittenBlog): Article => {
  const at = publishedAt ?? blog.updatedAt;
  return fromStored({ ...blog, category: category ?? 'education', createdAt: at, publishedAt: at });
};
