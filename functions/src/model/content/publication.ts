import type { BinnedKind } from 'contract/content/bin';
import { ApiError } from 'contract/errors';
import type { AuditAction } from 'contract/rules/audit/actions';
import type { PublicationReply, PublicationState } from 'contract/schemas/publication';
import { wording } from 'contract/text/wording';
import { clock } from '#data/clock.ts';
import type { ContentRecord } from '#data/content-records.ts';

/** No job publishes content: a scheduled record is public from its publication time on (decision 0037). */

export type Publication = Pick<ContentRecord, 'createdAt'>;

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
export function toPublicationAction(
  noun: BinnedKind | 'translation',
  before: Date | null,
  after: Date | null,
): AuditAction {
  if (isSameTime(before, after)) return `${noun}.update`;
  if (after === null) return `${noun}.unpublish`;
  return after > clock.now() ? `${noun}.schedule` : `${noun}.publish`;
}

const invalidField = (field: string, message: string): ApiError =>
  new ApiError('invalid-input', { message, fields: { [field]: message } });
