import type { WrittenBlog } from 'contract/content/blogs';
import { PreviewScreen } from '#shared/content-admin/preview-screen.tsx';
import { type Article, fromStored } from './articles.ts';
import { WholeArticle } from './whole-article.tsx';

export default function PreviewBlogPage() {
  return (
    <PreviewScreen
      kind="blog"
      list="/admin/manage-blog"
      endpoint="getWrittenBlog"
      loadError="Failed to fetch blog data."
    >
      {(blog) => <WholeArticle article={toArticle(blog)} content={blog.content} headingLevel={2} />}
    </PreviewScreen>
  );
}

/** Fills in missing values of a draft: the default category and the date of its last change. */
const toArticle = ({ publishedAt, category, ...blog }: WrittenBlog): Article => {
  const at = publishedAt ?? blog.updatedAt;
  return fromStored({ ...blog, category: category ?? 'education', createdAt: at, publishedAt: at });
};
