import { builtInArticles } from 'contract/built-in/articles';
import { articlePath } from 'contract/entry-paths';
import { blogCategories } from 'contract/rules/categories';
import { textsOf } from 'contract/schemas/rich-text';
import { fill } from 'contract/text/language/fill';
import { containsWords, normalise } from 'contract/text/search-words';
import { type FormEvent, memo, useId, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFileAddress } from '#api/transport/site-path.ts';
import * as t from '#messages/features/content/blogs';
import { UntranslatedNotice } from '#shared/content/untranslated-notice.tsx';
import { CategoryBlock, FilterNote } from '#shared/public/category-filter.tsx';
import { EntryCard } from '#shared/public/entry-card.tsx';
import { PageHero } from '#shared/public/page-hero.tsx';
import { useAllRows } from '#shared/public/use-all-rows.ts';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { SearchIcon } from '#ui/base/shell-icons.tsx';
import { truncate } from '#ui/base/truncated-text.tsx';
import { TwoColumns } from '#ui/base/two-columns.tsx';
import { NoScriptNotice } from '#ui/lists/no-script-notice.tsx';
import { countBy, useListFilter } from '#ui/lists/use-list-filter.ts';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { type Article, articleLimits, useArticles } from './articles.ts';
import { categoryLabels } from './category-labels.ts';
import { RecentBlogs } from './recent-blogs.tsx';

export default function BlogPage() {
  return <Blog {...useArticles()} />;
}

const Blog = memo(function Blog({ articles, isError, refetch }: ReturnType<typeof useArticles>) {
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
        title={t.title}
        titleLang="en"
        lead={t.lead}
        tiles={['l8 q2 c1 k5', 'd3 l6 g4 l1', 'k7 c5 l2 e3']}
      />
      <UntranslatedNotice />
      <TwoColumns
        head={<BlogSearch query={query} addressOf={(text) => addressWith('q', text)} />}
        side={side}
      >
        <FilterNote
          noun={fill(t.articleNoun, { count: results.length })}
          count={results.length}
          query={query}
          category={category}
          labels={categoryLabels}
          all="/blog"
        />
        {isError && (
          <Notice tone="error" onRetry={() => refetch()}>
            {t.someNotLoaded}
          </Notice>
        )}
        {search.isError && (
          <Notice tone="error" onRetry={() => search.refetch()}>
            {t.textsNotSearched}
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
          {fillElements(t.noScript, {
            link: (
              <a className="text-link" href={toFileAddress('/api/feeds/blog.xml')}>
                {t.feed}
              </a>
            ),
          })}
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

interface BlogSearchProps {
  readonly query: string;
  readonly addressOf: (query: string) => string;
}

/** Searches on Enter and on the button. Without JavaScript the form requests the same URL. */
function BlogSearch({ query, addressOf }: BlogSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    navigate(addressOf(typeof text === 'string' ? text.trim() : ''), { preventScrollReset: true });
  };
  return (
    <form action="/blog" onSubmit={search}>
      <search>
        <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
          {t.searchLabel}
        </label>
        <div className="flex gap-2">
          {/* The key resets the input when the URL changes, for example after Back. */}
          <input
            key={query}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            className="control min-w-0"
          />
          <Button type="submit" icon={<SearchIcon className="size-4.5" />}>
            {t.search}
          </Button>
        </div>
      </search>
    </form>
  );
}

const builtInTexts = (): [string, string][] =>
  builtInArticles.map(({ id, content }) => [String(id), normalise(content.flatMap(textsOf).join(' '))]);

/**
 * Returns the articles with all words of the query; all articles for ''.
 *
 * The first query loads the words of stored texts. Until they arrive, the search covers only the fields shown
 * in lists.
 */
function useArticleSearch(articles: readonly Article[], query: string) {
  const isSearched = query !== '';
  const { data, isError, refetch } = useAllRows('listBlogWords', isSearched);
  const found = useMemo(() => {
    if (!isSearched) return articles;
    const texts = new Map([
      ...builtInTexts(),
      ...(data ?? []).map(({ _id, words }) => [_id, words] as const),
    ]);
    return articles.filter(({ id, title, desc, author }) =>
      containsWords(`${normalise(`${title} ${desc} ${author}`)} ${texts.get(id) ?? ''}`, query),
    );
  }, [articles, query, isSearched, data]);
  return { found, isError, refetch };
}
