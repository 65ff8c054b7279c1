import { articlePictures, builtInArticles } from 'contract/built-in/articles';
import { ApiError } from 'contract/errors';
import type { ContentBlock } from 'contract/fields/content';
import { isBuiltInId } from 'contract/rendering';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ContentBlocks } from '#parts/public/content-blocks.tsx';
import { Head } from '#parts/public/head.tsx';
import { articleJsonLd } from '#parts/public/json-ld.ts';
import { NoSuchEntry } from '#parts/public/no-such-entry.tsx';
import { PictureCover } from '#parts/public/picture-cover.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { TwoColumns } from '#ui/base/two-columns.tsx';
import {
  type Article,
  articlePath,
  categoryLabels,
  fromBuiltIn,
  fromStored,
  useArticles,
} from './articles.ts';
import { RecentBlogs } from './recent-blogs.tsx';

/** One article: the built-in one at that position, else the stored one with that id. */
export default function BlogDetailsPage() {
  const { id = '' } = useParams();
  return (
    <TwoColumns side={<Side />}>
      <BackLink to="/blog">Semua artikel</BackLink>
      {isBuiltInId(id) ? <BuiltIn position={Number(id)} /> : <Stored id={id} />}
    </TwoColumns>
  );
}

function Side() {
  const { articles } = useArticles();
  return <RecentBlogs articles={articles} />;
}

const notFound = <NoSuchEntry title="Artikel tidak ditemukan" text="Artikel tidak ditemukan." />;

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
      {blog.data === undefined && <Head title="Blog" />}
      <RecordScreen record={blog} lang="id" isBrief loadError="Artikel tidak dapat dimuat.">
        {(data) => <Whole article={fromStored(data)} content={data.content} />}
      </RecordScreen>
    </>
  );
}

interface WholeProps {
  readonly article: Article;
  readonly content: readonly ContentBlock[];
}

function Whole({ article, content }: WholeProps) {
  const { title, author, date, publishedOn, category, picture } = article;
  return (
    <article className="grid gap-8">
      <ArticleHead article={article} />
      <header className="grid gap-4">
        <p className="font-semibold text-accent" lang="en">
          {categoryLabels[category]}
        </p>
        <h1 className="max-w-3xl text-title sm:text-display">{title}</h1>
        <p className="text-muted">
          Oleh <span className="font-semibold text-ink">{author}</span>
          {' · '}
          <time dateTime={publishedOn}>{date}</time>
        </p>
      </header>
      {picture !== null && (
        <div className="overflow-hidden rounded-panel">
          <PictureCover picture={picture} sizes="(min-width: 64rem) 50rem, 92vw" isHero />
        </div>
      )}
      <ContentBlocks blocks={content} pictures={articlePictures} />
    </article>
  );
}

function ArticleHead({ article }: { readonly article: Article }) {
  const { id, title, desc, author, publishedOn, picture } = article;
  const facts = { path: articlePath(id), title, description: desc, author, publishedOn, image: picture?.src };
  return (
    <Head
      title={title}
      description={desc}
      type="article"
      image={picture ?? undefined}
      jsonLd={articleJsonLd(facts)}
    />
  );
}
