import { elementOf, escapeXml } from './xml.ts';

export interface FeedChannel {
  readonly title: string;
  readonly description: string;
  /** Address of the page that the feed is of. */
  readonly link: string;
  /** Address of the feed itself. */
  readonly self: string;
}

export interface FeedItem {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly category: string;
  /** Address of the article, which is also what a reader knows it by. */
  readonly link: string;
  readonly publishedAt: Date;
}

const itemOf = ({ title, description, author, category, link, publishedAt }: FeedItem): string =>
  [
    '<item>',
    elementOf('title', title),
    elementOf('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    elementOf('pubDate', publishedAt.toUTCString()),
    elementOf('dc:creator', author),
    elementOf('category', category),
    elementOf('description', description),
    '</item>',
  ].join('\n');

/** An RSS 2.0 document, in Indonesian. */
export const rssOf = (channel: FeedChannel, items: readonly FeedItem[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    elementOf('title', channel.title),
    elementOf('link', channel.link),
    elementOf('description', channel.description),
    elementOf('language', 'id'),
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemOf),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
