import type { PendingDecision } from './pending-decision.ts';

/** Kept until they are answered, apart for each account: a crash or a dead network loses none. */
const keyOf = (adminId: string): string => `decisions:${adminId}`;

const isDecision = (value: unknown): value is PendingDecision => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, group, visit, dueAt, kind, outcome } = value as Partial<PendingDecision>;
  return (
    [id, name, group, visit].every((text) => typeof text === 'string') &&
    typeof dueAt === 'number' &&
    (kind === 'registration' || kind === 'renewal') &&
    (outcome === 'approve' || outcome === 'reject')
  );
};

/** What an account's browser has not sent yet; what cannot be read is as good as nothing. */
export function readDecisions(adminId: string): readonly PendingDecision[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(adminId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDecision) : [];
  } catch {
    return [];
  }
}

export function writeDecisions(adminId: string, decisions: readonly PendingDecision[]): void {
  if (decisions.length === 0) localStorage.removeItem(keyOf(adminId));
  else localStorage.setItem(keyOf(adminId), JSON.stringify(decisions));
}

/** Whether a change of the storage, made by another tab, is about them. */
export const isAboutDecisions = ({ key }: StorageEvent, adminId: string): boolean =>
  key === null || key === keyOf(adminId);
