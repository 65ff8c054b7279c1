import { element, escapeXml } from './xml.ts';

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

const item = ({ title, description, author, category, link, publishedAt }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    element('pubDate', publishedAt.toUTCString()),
    element('dc:creator', author),
    element('category', category),
    element('description', description),
    '</item>',
  ].join('\n');

/** An RSS 2.0 document, in Indonesian. */
export const rss = (channel: FeedChannel, items: readonly FeedItem[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', channel.title),
    element('link', channel.link),
    element('description', channel.description),
    element('language', 'id'),
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
