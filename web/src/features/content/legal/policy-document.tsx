import { association } from 'contract/text/association';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { Fragment, type ReactNode } from 'react';
import * as t from '#messages/features/content/legal';
import { PageHero } from '#shared/public/page-hero.tsx';

/** A paragraph, a list of sentences, or a list of pairs of a term and its meaning. */
type PolicyBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly words: readonly (readonly string[])[] };

interface PolicySection {
  /** Fragment of the URL, `/privacy#hak`: never changes. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PolicyBlock[];
}

/** One version of a legal text. It never changes after it takes effect; changes need a new version. */
export interface Policy {
  readonly version: number;
  /** Effective date, 'YYYY-MM-DD'. */
  readonly since: string;
  /** Changes since the previous version; empty in the first. */
  readonly changes: readonly string[];
  readonly sections: readonly PolicySection[];
}

interface PolicyDocumentProps {
  /** Address of the Indonesian page. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly tiles: readonly string[];
  /** Newest first, at least one. */
  readonly versions: readonly Policy[];
}

/** Page of a legal text, with a table of contents, and its previous versions at the end. */
export function PolicyDocument({ path, title, lead, tiles, versions }: PolicyDocumentProps) {
  const [current, ...former] = versions as readonly [Policy, ...Policy[]];
  return (
    <>
      <PageHero title={title} lead={lead} tiles={tiles} />
      <div className="wrap grid gap-10 py-12 sm:py-16 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label={t.contents} className="print-hidden lg:sticky lg:top-24 lg:self-start">
          <ol className="grid list-decimal gap-1 pl-6">
            {current.sections.map((section) => (
              <li key={section.id} className="py-1">
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid min-w-0 content-start gap-10">
          {t.bindingNotice !== '' && (
            <p className="panel p-5">
              {`${t.bindingNotice} `}
              <a href={path} hrefLang="id">
                {t.indonesianVersion}
              </a>
            </p>
          )}
          <p className="font-semibold">{standing(current)}</p>
          {current.changes.length > 0 && (
            <section className="panel grid gap-2 p-5">
              <h2 className="text-heading">{t.changesTitle}</h2>
              <Sentences texts={current.changes} />
            </section>
          )}
          {current.sections.map(({ id, title: heading, blocks }) => (
            <section key={id} id={id} className="grid max-w-prose scroll-mt-24 gap-4">
              <h2 className="text-heading">{heading}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
          {former.map((policy) => (
            <details key={policy.version} className="border-line border-t pt-4">
              <summary className="min-h-11 py-2.5 font-semibold text-brand">{standing(policy)}</summary>
              {policy.sections.map(({ id, title: heading, blocks }) => (
                <section key={id} className="grid max-w-prose gap-4 py-4">
                  <h3 className="text-heading">{heading}</h3>
                  <Blocks blocks={blocks} />
                </section>
              ))}
            </details>
          ))}
        </div>
      </div>
    </>
  );
}

const standing = ({ version, since }: Policy): string =>
  fill(t.versionSince, { version, date: formatDate(`${since}T00:00:00+07:00`) });

const Blocks = ({ blocks }: { readonly blocks: readonly PolicyBlock[] }): ReactNode =>
  // The text of a published version never changes, so an index is a stable key.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  blocks.map((block, index) => <Block key={index} block={block} />);

function Block({ block }: { readonly block: PolicyBlock }) {
  if (typeof block === 'string') return <p>{withLinks(block)}</p>;
  if ('list' in block) return <Sentences texts={block.list} />;
  return (
    <dl className="grid gap-4">
      {block.words.map(([word, meaning = '']) => (
        <div key={word} className="border-line border-l-4 pl-4">
          <dt className="font-semibold">{word}</dt>
          <dd className="text-muted">{withLinks(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Replaces '{privacyEmail}' and other names of facts about the association. */
export const fillFacts = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, fact: string) => String(association[fact as keyof typeof association]));

/** Links every occurrence of the privacy email address. */
const withLinks = (text: string): ReactNode =>
  fillFacts(text)
    .split(association.privacyEmail)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as in Blocks
      <Fragment key={index}>
        {index > 0 && <a href={`mailto:${association.privacyEmail}`}>{association.privacyEmail}</a>}
        {part}
      </Fragment>
    ));

const Sentences = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul className="grid list-disc gap-2 pl-5">
    {texts.map((text) => (
      <li key={text}>{withLinks(text)}</li>
    ))}
  </ul>
);
