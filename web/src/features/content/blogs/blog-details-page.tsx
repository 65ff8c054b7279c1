import { builtInArticles } from 'contract/built-in/articles';
import { ApiError } from 'contract/errors';
import { isBuiltInId } from 'contract/rendering';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/content/blogs';
import { Head } from '#shared/public/head.tsx';
import { NoSuchEntry } from '#shared/public/no-such-entry.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { TwoColumns } from '#ui/base/two-columns.tsx';
import { ArticleEnd } from './article-end.tsx';
import { fromBuiltIn, fromStored, useArticles } from './articles.ts';
import { RecentBlogs } from './recent-blogs.tsx';
import { ArticleHead, WholeArticle, type WholeArticleProps } from './whole-article.tsx';

/** A numeric id selects the built-in article at that position; other ids select stored ones. */
export default function BlogDetailsPage() {
  const { id = '' } = useParams();
  return (
    <TwoColumns side={<Side />}>
      <BackLink to="/blog">{t.allArticles}</BackLink>
      {isBuiltInId(id) ? <BuiltIn position={Number(id)} /> : <Stored id={id} />}
    </TwoColumns>
  );
}

function Side() {
  const { articles } = useArticles();
  return <RecentBlogs articles={articles} />;
}

const notFound = <NoSuchEntry title={t.notFoundTitle} text={t.notFoundText} />;

function BuiltIn({ position }: { readonly position: number }) {
  const article = builtInArticles[position - 1];
  if (article === undefined) return notFound;
  return <Whole article={fromBuiltIn(article)} content={article.content} />;
}

function Stored({ id }: { readonly id: string }) {
  const blog = useEndpoint('getBlog', { id }, { keepRefusal: true });
  if (blog.data === undefined && blog.error instanceof ApiError && blog.error.status < 500) return notFound;
  return (
    <>
      {blog.data === undefined && <Head title={t.title} />}
      <RecordScreen record={blog} isBrief loadError={t.loadError}>
        {(data) => <Whole article={fromStored(data)} content={data.content} />}
      </RecordScreen>
    </>
  );
}

function Whole(props: WholeArticleProps) {
  return (
    <>
      <ArticleHead article={props.article} />
      <WholeArticle {...props} />
      <ArticleEnd article={props.article} />
    </>
  );
}
