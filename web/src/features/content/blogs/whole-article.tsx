import { articlePictures } from 'contract/built-in/articles';
import { articlePath } from 'contract/entry-paths';
import type { ContentBlock } from 'contract/schemas/content';
import * as t from '#messages/features/content/blogs';
import { ContentBlocks } from '#shared/content/content-blocks.tsx';
import { Head } from '#shared/public/head.tsx';
import { articleJsonLd } from '#shared/public/json-ld.ts';
import { PictureCover } from '#ui/pictures/picture-cover.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import type { Article } from './articles.ts';
import { categoryLabels } from './category-labels.ts';

export interface WholeArticleProps {
  readonly article: Article;
  readonly content: readonly ContentBlock[];
  /** Level of the title: 2 when the screen has its own heading. */
  readonly headingLevel?: 1 | 2;
}

export function WholeArticle({ article, content, headingLevel = 1 }: WholeArticleProps) {
  const Title = headingLevel === 1 ? 'h1' : 'h2';
  const { title, author, date, publishedOn, category, picture } = article;
  return (
    <article className="grid gap-8">
      <header className="grid gap-4">
        <p className="font-semibold text-accent" lang="en">
          {categoryLabels[category]}
        </p>
        <Title className="wrap-anywhere max-w-3xl text-title sm:text-display">{title}</Title>
        <p className="text-muted">
          {fillElements(t.byline, {
            author: <span className="font-semibold text-ink">{author}</span>,
            date: <time dateTime={publishedOn}>{date}</time>,
          })}
        </p>
      </header>
      {picture !== null && (
        <div className="overflow-hidden rounded-panel">
          <PictureCover picture={picture} title={title} sizes="(min-width: 64rem) 50rem, 92vw" isHero />
        </div>
      )}
      <ContentBlocks blocks={content} pictures={articlePictures} />
    </article>
  );
}

export function ArticleHead({ article }: { readonly article: Article }) {
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
