import { blogCategories } from 'contract/rules/categories';
import { memo } from 'react';
import type { PublicScreen } from '#api/screens/screen.ts';
import { CategoryBlock, FilterNote } from '#shared/public/category-filter.tsx';
import { EntryCard } from '#shared/public/entry-card.tsx';
import { articlePath } from '#shared/public/entry-paths.ts';
import { PageHero } from '#shared/public/page-hero.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { truncate } from '#ui/base/truncated-text.tsx';
import { TwoColumns } from '#ui/base/two-columns.tsx';
import { NoScriptNotice } from '#ui/lists/no-script-notice.tsx';
import { countBy, useListFilter } from '#ui/lists/use-list-filter.ts';
import { type Article, articleLimits, useArticles } from './articles.ts';
import { BlogSearch } from './blog-search.tsx';
import { categoryLabels } from './category-labels.ts';
import { RecentBlogs } from './recent-blogs.tsx';
import { useArticleSearch } from './use-article-search.ts';

export const screen: PublicScreen = {
  audience: 'public',
  path: '/blog',
  title: 'Blog',
  description: 'Catatan, pelajaran, dan gagasan anggota tentang sistem informasi di Indonesia.',
};

const tiles = ['l8 q2 c1 k5', 'd3 l6 g4 l1', 'k7 c5 l2 e3'];

export default function BlogPage() {
  const { articles, isError, refetch } = useArticles();
  return <Blog articles={articles} isError={isError} refetch={refetch} />;
}

type BlogProps = ReturnType<typeof useArticles>;

const Blog = memo(function Blog({ articles, isError, refetch }: BlogProps) {
  const { query, category, addressWith } = useListFilter('/blog');
  const search = useArticleSearch(articles, query);
  const results = search.found.filter((article) => category === null || article.category === category);
  const countOf = countBy(articles, (article, value) => article.category === value);
  const side = (
    <>
      <RecentBlogs articles={articles} />
      <CategoryBlock
        categories={blogCategories}
        labels={categoryLabels}
        countOf={countOf}
        selected={category}
        addressOf={(value) => addressWith('category', value)}
      />
    </>
  );
  return (
    <>
      <PageHero
        title="Blog"
        titleLang="en"
        lead="Catatan, pelajaran, dan gagasan anggota tentang sistem informasi di Indonesia."
        tiles={tiles}
      />
      <TwoColumns
        head={<BlogSearch query={query} addressOf={(text) => addressWith('q', text)} />}
        side={side}
      >
        <FilterNote
          noun="artikel"
          count={results.length}
          query={query}
          category={category}
          labels={categoryLabels}
          all="/blog"
        />
        {isError && (
          <Notice tone="error" onRetry={() => refetch()}>
            Sebagian artikel tidak dapat dimuat.
          </Notice>
        )}
        {search.isError && (
          <Notice tone="error" onRetry={() => search.refetch()}>
            Isi artikel tidak dapat dicari: hanya judul, ringkasan, dan penulis yang dicari.
          </Notice>
        )}
        {/* The key remounts the list when stored articles arrive (see `MiniList`). A filter does not remount it. */}
        <ul key={articles.length} className="grid gap-6 sm:grid-cols-2">
          {results.map((article, index) => (
            <li key={article.id} className="grid">
              <ArticleCard article={article} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        <NoScriptNotice>
          Pencarian dan kategori memerlukan JavaScript, yang tidak aktif di peramban ini. Artikel terbaru juga
          ada di{' '}
          <a className="text-link" href="/api/feeds/blog.xml">
            umpan RSS
          </a>
          .
        </NoScriptNotice>
      </TwoColumns>
    </>
  );
});

interface ArticleCardProps {
  readonly article: Article;
  readonly isFirst: boolean;
}

function ArticleCard({ article, isFirst }: ArticleCardProps) {
  const { id, title, desc, category, author, date, picture } = article;
  return (
    <EntryCard
      to={articlePath(id)}
      picture={picture}
      name={title}
      isFirst={isFirst}
      eyebrow={<span lang="en">{categoryLabels[category]}</span>}
      title={title}
    >
      <p className="text-muted">{truncate(desc, articleLimits.description)}</p>
      <p className="mt-1 text-muted text-sm">
        {author} · {date}
      </p>
    </EntryCard>
  );
}
