import type { BinnedKind } from 'contract/bin';
import { ApiError } from 'contract/errors';
import type { AuditAction } from 'contract/rules/audit/actions';
import type { PublicationReply, PublicationState } from 'contract/schemas/publication';
import { currentLocale } from 'contract/text/language/localize';
import { wording } from 'contract/text/wording';
import { clock } from '#data/clock.ts';
import { blogs } from '#data/collections.ts';
import type { ContentRecord } from '#data/content-records.ts';
import type { QuerySpec, Rows, Stored } from '#data/queries.ts';
import type { ContentKind } from './content-kinds.ts';
import { type ListPage, listContent } from './content-lists.ts';

/** No job publishes content: a scheduled record is public from its publication time on (decision 0037). */

type Publication = Pick<ContentRecord, 'createdAt'>;

/**
 * Whether stored content exists in the current language. Admins write it in Indonesian, and no reader gets it as a
 * replacement for another language.
 */
export const isWritten = (): boolean => currentLocale() === 'id';

/** Fields that a draft may lack. An admin cannot publish or schedule content without them. */
const completeFields = ['category', 'startDate', 'endDate', 'price'] as const;
type CompleteField = (typeof completeFields)[number];

/** Published content, or the fields that were read of it. */
export type Published<T> = {
  [Name in keyof T]: Name extends 'createdAt' | CompleteField ? NonNullable<T[Name]> : T[Name];
};

/** The one rule for "is this public now". */
export function isPublished<T extends Publication>(record: T): record is T & Published<T> {
  const { createdAt, ...fields }: Publication & { [Name in CompleteField]?: unknown } = record;
  return (
    createdAt !== null && createdAt <= clock.now() && completeFields.every((name) => fields[name] !== null)
  );
}

export function publicationStateOf({ createdAt }: Publication): PublicationState {
  if (createdAt === null) return 'draft';
  return createdAt <= clock.now() ? 'published' : 'scheduled';
}

/** Returns the state and the time of publication for the admin area. */
export const toPublicationReply = (record: Publication): PublicationReply => ({
  state: publicationStateOf(record),
  publishedAt: record.createdAt?.toISOString() ?? null,
});

/** Returns whether the time passed while the content was set aside, so that it was never published. */
export const hasMissedPublication = (createdAt: Date | null, setAside: Date): boolean =>
  createdAt !== null && createdAt > setAside && createdAt <= clock.now();

/** Returns an upper bound that excludes future content, and drafts, which have no time. */
const afterNow = (): Date => new Date(clock.now().getTime() + 1);

const publishedOnly = () => ['createdAt', afterNow()] as const;

type PublishedRow<T extends ContentRecord, K extends keyof T> = Stored<Published<Pick<T, K> & Publication>>;

const rowsOf = <T extends ContentRecord, K extends keyof T & string>(
  { collection }: ContentKind<T>,
  fields: readonly K[],
): Rows<T, Pick<T, K> & Publication> => collection.select<K | 'createdAt'>(...fields, 'createdAt');

/** Narrows the type: the query excludes all other rows already. */
const withPublished = <R extends Publication>(rows: readonly Stored<R>[]): Stored<Published<R>>[] =>
  rows.flatMap(({ data, ...row }) => (isPublished(data) ? [{ ...row, data }] : []));

/**
 * Returns published content in the order of its public list. Costs a read for each row, and one for `after`.
 * Throws `not-found` if the row `after` was deleted or is no longer public.
 */
export const listPublished = async <T extends ContentRecord, K extends keyof T & string>(
  kind: ContentKind<T>,
  page: ListPage,
  ...fields: readonly K[]
): Promise<PublishedRow<T, K>[]> =>
  isWritten()
    ? withPublished(await listContent(rowsOf(kind, fields), page, kind.publicOrder, publishedOnly()))
    : [];

/** Returns published content in another order. Costs a read for each row. */
export const findPublished = async <T extends ContentRecord, K extends keyof T & string>(
  kind: ContentKind<T>,
  query: Omit<QuerySpec<T>, 'until'>,
  ...fields: readonly K[]
): Promise<PublishedRow<T, K>[]> =>
  isWritten() ? withPublished(await rowsOf(kind, fields).query({ ...query, until: publishedOnly() })) : [];

/** Returns published content. Costs one read. Throws `not-found`, also for a draft or a scheduled record. */
export async function getPublished<T extends ContentRecord>(
  kind: ContentKind<T>,
  id: string,
): Promise<Stored<T & Published<T>>> {
  if (!isWritten()) throw new ApiError('not-found');
  const { data, ...found } = await kind.collection.getOrThrow(id);
  if (!isPublished(data)) throw new ApiError('not-found');
  return { ...found, data };
}

/** Counts the published articles. Costs one read for each 1,000. */
export const countPublished = async (): Promise<number> =>
  isWritten() ? blogs.count({ orderBy: 'createdAt', direction: 'desc', before: afterNow() }) : 0;

export interface PublicationRequest {
  readonly publication: 'keep' | 'now' | 'scheduled' | 'draft';
  readonly publishAt?: Date | undefined;
}

/** Returns null for a draft; published content keeps its time. Throws invalid-input for the past. */
export function computePublishedAt(
  { publication, publishAt }: PublicationRequest,
  before: Date | null,
): Date | null {
  const now = clock.now();
  if (publication === 'keep') return before;
  if (publication === 'draft') return null;
  if (publication === 'now') return before !== null && before <= now ? before : now;
  if (publishAt === undefined || publishAt <= now) throw invalidField('publishAt', wording.timeInPast);
  return publishAt;
}

/** @throws ApiError invalid-input for published or scheduled content without a value in this field */
export function requireIfPublished(publishedAt: Date | null, field: string, value: unknown): void {
  if (publishedAt !== null && (value === null || value === undefined))
    throw invalidField(field, wording.required);
}

/** Returns whether content keeps its time of publication, or stays a draft. */
export const isSameTime = (one: Date | null, other: Date | null): boolean =>
  one?.getTime() === other?.getTime();

/** Returns the audit action of an edit that may publish, schedule or unpublish content. */
export function toPublicationAction(noun: BinnedKind, before: Date | null, after: Date | null): AuditAction {
  if (isSameTime(before, after)) return `${noun}.update`;
  if (after === null) return `${noun}.unpublish`;
  return after > clock.now() ? `${noun}.schedule` : `${noun}.publish`;
}

const invalidField = (field: string, message: string): ApiError =>
  new ApiError('invalid-input', { message, fields: { [field]: message } });
