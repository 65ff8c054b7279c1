import { association } from 'contract/text/association';
import { t as site } from 'contract/text/messages/site';
import { toAddressPath } from '#api/transport/site-path.ts';

/** Structured data for search engines, in the vocabulary of schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** Returns the address of a file that all languages share. */
export const absolute = (path: string): string => new URL(path, association.siteUrl).href;

/** Returns the address of a page in this language. */
export const pageAddress = (path: string): string => absolute(toAddressPath(path));

export const publisher = {
  '@type': 'Organization',
  '@id': `${association.siteUrl}/#organization`,
  name: association.name,
  url: association.siteUrl,
  logo: absolute('/icon-512.png'),
} as const;

export const organizationJsonLd = (): JsonLd => ({
  '@context': 'https://schema.org',
  ...publisher,
  alternateName: association.shortName,
  description: association.about,
  email: association.serviceEmail,
  telephone: association.phone,
  foundingDate: '2013-09-23',
  address: { '@type': 'PostalAddress', streetAddress: association.address, addressCountry: 'ID' },
  sameAs: [association.social.url],
});

export interface ArticleFacts {
  /** `/blog/blog-details/1` */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** Date or time in ISO 8601. */
  readonly publishedOn?: string | undefined;
  readonly image?: string | undefined;
}

export const articleJsonLd = (article: ArticleFacts): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  inLanguage: site.language,
  author: { '@type': 'Person', name: article.author },
  publisher,
  mainEntityOfPage: pageAddress(article.path),
  ...(article.publishedOn === undefined ? {} : { datePublished: article.publishedOn }),
  ...(article.image === undefined ? {} : { image: absolute(article.image) }),
});
