import { escapeXml, formatElement } from './xml.ts';

interface FeedChannel {
  readonly title: string;
  readonly description: string;
  /** URL of the page that the feed belongs to. */
  readonly link: string;
  readonly self: string;
  /** Language of title, description and items. */
  readonly language: string;
}

export interface FeedItem {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly category: string;
  /** URL of the article. Feed readers also use it as the id. */
  readonly link: string;
  readonly publishedAt: Date;
}

const formatItem = ({ title, description, author, category, link, publishedAt }: FeedItem): string =>
  [
    '<item>',
    formatElement('title', title),
    formatElement('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    formatElement('pubDate', publishedAt.toUTCString()),
    formatElement('dc:creator', author),
    formatElement('category', category),
    formatElement('description', description),
    '</item>',
  ].join('\n');

export const formatRss = (channel: FeedChannel, items: readonly FeedItem[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    formatElement('title', channel.title),
    formatElement('link', channel.link),
    formatElement('description', channel.description),
    formatElement('language', channel.language),
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(formatItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
