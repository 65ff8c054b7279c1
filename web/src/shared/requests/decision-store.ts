import { deviceStorage } from '#api/device-storage.ts';
import type { PendingDecision } from './pending-decision.ts';

/** Decisions are stored until the server responds, so a crash or a lost network loses none. */
const keyOf = (adminId: string): string => `decisions:${adminId}`;

const isDecision = (value: unknown): value is PendingDecision => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, group, visit, dueAt, kind, outcome } = value as Partial<PendingDecision>;
  return (
    [id, name, group, visit].every((text) => typeof text === 'string') &&
    typeof dueAt === 'number' &&
    (kind === 'registration' || kind === 'renewal' || kind === 'event') &&
    (outcome === 'approve' || outcome === 'reject')
  );
};

/** Decisions of the previous release name the review token `seal`. Remove this after the next release. */
const withReviewToken = ({
  seal,
  ...decision
}: PendingDecision & { readonly seal?: string }): PendingDecision =>
  seal === undefined ? decision : { ...decision, reviewToken: seal };

/** Reads the stored decisions of an account; invalid entries are ignored. */
export function readDecisions(adminId: string): readonly PendingDecision[] {
  const stored = deviceStorage.getJson(keyOf(adminId));
  return Array.isArray(stored) ? stored.filter(isDecision).map(withReviewToken) : [];
}

export function writeDecisions(adminId: string, decisions: readonly PendingDecision[]): void {
  if (decisions.length === 0) deviceStorage.remove(keyOf(adminId));
  else deviceStorage.set(keyOf(adminId), JSON.stringify(decisions));
}

/** Returns whether a storage event of another tab concerns the decisions. */
export const isDecisionsKey = ({ key }: StorageEvent, adminId: string): boolean =>
  key === null || key === keyOf(adminId);
