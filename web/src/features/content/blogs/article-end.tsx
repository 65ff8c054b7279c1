import { articlePath } from 'contract/entry-paths';
import { initialsOf } from 'contract/text/initials';
import { fill } from 'contract/text/language/fill';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import * as t from '#messages/features/content/blogs';
import { CopyButton } from '#shared/payments/copy-button.tsx';
import { pageAddress } from '#shared/public/json-ld.ts';
import { MiniList } from '#shared/public/side-block.tsx';
import { Button, ButtonLink, buttonClass } from '#ui/base/button.tsx';
import { ExternalIcon, ShareIcon } from '#ui/base/icons.tsx';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';
import { type Article, useArticles } from './articles.ts';
import { countByAuthor, relatedArticles } from './related-articles.ts';

/** End of an article: share, author, further articles, and how to join. Only the author is printed. */
export function ArticleEnd({ article }: { readonly article: Article }) {
  // The sidebar loads the same list.
  const { articles } = useArticles();
  const related = relatedArticles(articles, article);
  return (
    <footer className="grid gap-8">
      <EndBlock title={t.shareTitle} isPrinted={false}>
        <ShareLinks title={article.title} url={pageAddress(articlePath(article.id))} />
      </EndBlock>
      <EndBlock title={t.authorTitle}>
        <Author name={article.author} count={countByAuthor(articles, article)} />
      </EndBlock>
      {related.length > 0 && (
        <EndBlock title={t.relatedTitle} isPrinted={false}>
          <MiniList
            entries={related.map(({ id, title, picture, author, date }) => ({
              to: articlePath(id),
              picture,
              name: title,
              title,
              note: `${author} · ${date}`,
            }))}
          />
        </EndBlock>
      )}
      <Join />
    </footer>
  );
}

interface EndBlockProps {
  readonly title: string;
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

function EndBlock({ title, isPrinted = true, children }: EndBlockProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-4 border-line border-t pt-6 ${isPrinted ? '' : 'print-hidden'}`}
    >
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Author({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-full bg-brand-soft font-bold text-brand-strong"
      >
        {initialsOf(name)}
      </span>
      <div className="grid min-w-0">
        <p className="wrap-anywhere font-bold">{name}</p>
        <p className="text-muted">
          {`${fill(t.authorCount, { count })} `}
          {count > 1 && (
            <Link to={`/blog?${new URLSearchParams({ q: name })}`} className="text-link">
              {t.readAll}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}

function Join() {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="print-hidden batik-parang grid gap-4 overflow-hidden rounded-panel bg-brand-soft p-6 text-brand-strong sm:p-8"
    >
      <h2 id={id} className="text-heading text-ink">
        {t.joinTitle}
      </h2>
      <p className="max-w-prose text-ink">{t.joinText}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/register">{t.register}</ButtonLink>
        <ButtonLink to="/login" variant="secondary">
          {t.benefits}
        </ButtonLink>
      </div>
    </section>
  );
}

interface ShareLinksProps {
  readonly title: string;
  /** Absolute URL. */
  readonly url: string;
}

/** Opens the share sheet of the device. Devices without one copy the link or send it by WhatsApp. */
function ShareLinks({ title, url }: ShareLinksProps) {
  const isHydrated = useHydrated();
  // Only in secure contexts, and not in all browsers.
  if (isHydrated && navigator.share !== undefined) return <ShareButton title={title} url={url} />;
  return (
    <div className="flex flex-wrap items-start gap-3">
      {isHydrated && <CopyButton text={url}>{t.copyLink}</CopyButton>}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary', 'small')}
      >
        {t.shareByWhatsApp}
        <ExternalIcon className="size-4 shrink-0" />
        <span className="sr-only">{t.newTab}</span>
      </a>
    </div>
  );
}

function ShareButton({ title, url }: ShareLinksProps) {
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet rejects too.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        icon={<ShareIcon className="size-4.5 shrink-0" />}
        onClick={() => void share()}
      >
        {t.share}
      </Button>
    </div>
  );
}
