import { loadRoutesForLeave } from '#api/send-on-leave.ts';
import { session } from '#api/session.ts';
import { isDecisionsKey, readDecisions, writeDecisions } from './decision-store.ts';
import { type DecisionFailure, type NewDecision, type PendingDecision, undoMs } from './pending-decision.ts';
import { isWaitingRow, requestKindOf } from './request-kind.ts';
import {
  hasNoSession,
  isDeclined,
  isUnanswered,
  refreshAfter,
  sendDecision,
  sendDecisionOnLeave,
  toFailure,
} from './send-decision.ts';

/** Result of a decision, for the screen that shows its request. */
export type DecisionEvent =
  | { readonly kind: 'undone'; readonly decisions: readonly PendingDecision[] }
  | { readonly kind: 'sent'; readonly decision: PendingDecision; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: DecisionFailure }
  | { readonly kind: 'resumed'; readonly decisions: readonly PendingDecision[] };

export interface DecisionState {
  /** Oldest first. */
  readonly pending: readonly PendingDecision[];
  /** Decisions with a response, while the lists with their requests are refetched. */
  readonly settling: readonly PendingDecision[];
  readonly failures: readonly DecisionFailure[];
}

const none: DecisionState = { pending: [], settling: [], failures: [] };
const visit = Math.random().toString(36).slice(2);
/** Delay before a retry without a response. */
const retryMs = 5000;

let state = none;
let adminId: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let groups = 0;
const listeners = new Set<() => void>();
const eventListeners = new Set<(event: DecisionEvent) => void>();

function show(changes: Partial<DecisionState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

const emit = (event: DecisionEvent): void => {
  for (const listener of eventListeners) listener(event);
};

/** Changes the stored decisions. Tabs of one account share the storage, so it is the source of truth. */
function change(edit: (pending: readonly PendingDecision[]) => readonly PendingDecision[]): void {
  if (adminId === null) return;
  const pending = edit(readDecisions(adminId));
  writeDecisions(adminId, pending);
  show({ pending });
  scheduleSend();
}

const without = (id: string) => change((all) => all.filter((one) => one.id !== id));
const mark = (id: string, fields: Partial<PendingDecision>) =>
  change((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));

function scheduleSend(): void {
  clearTimeout(timer);
  const next = Math.min(...state.pending.map(({ dueAt }) => dueAt));
  if (!Number.isFinite(next)) return;
  timer = setTimeout(() => void send(({ dueAt }) => dueAt <= Date.now()), Math.max(0, next - Date.now()));
}

type IsDue = (decision: PendingDecision) => boolean;

/** Only one tab sends at a time. The next one finds an empty queue, or the rest of a closed tab. */
const withTabLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('decisions', work) : work();

/** Sends due decisions one after the other. Decisions without a response stay in the queue. */
const send = (isDue: IsDue): Promise<void> =>
  withTabLock(async () => {
    const owner = adminId;
    const tried = new Set<string>();
    while (owner !== null && owner === adminId && session.userId() === owner) {
      const next = readDecisions(owner).find((one) => isDue(one) && !tried.has(one.id));
      if (next === undefined) return;
      tried.add(next.id);
      mark(next.id, { sentAt: Date.now(), dueAt: Date.now() + retryMs });
      if (!(await sendOne(next, owner, isDue))) return;
    }
  });

/** @returns whether to continue with the next decision */
async function sendOne(decision: PendingDecision, owner: string, isDue: IsDue): Promise<boolean> {
  try {
    const message = await sendDecision(decision, owner);
    settle(decision);
    emit({ kind: 'sent', decision, message });
    return true;
  } catch (error) {
    if (hasNoSession(error)) return false;
    if (isUnanswered(error)) {
      mark(decision.id, { isUnanswered: true, dueAt: Date.now() + retryMs });
      return false;
    }
    fail(decision, error);
    // The others would require the same re-authentication, and ask for it again.
    const needsSameProof = (one: PendingDecision) => one.outcome === decision.outcome && isDue(one);
    if (isDeclined(error)) for (const one of readDecisions(owner).filter(needsSameProof)) fail(one, error);
    return true;
  }
}

function fail(decision: PendingDecision, error: unknown): void {
  const failure = toFailure(decision, error);
  show({ failures: [...state.failures, failure] });
  settle(decision);
  emit({ kind: 'failed', failure });
}

function settle(decision: PendingDecision): void {
  show({ settling: [...state.settling, decision] });
  without(decision.id);
  void refreshAfter(decision).finally(() =>
    show({ settling: state.settling.filter((one) => one !== decision) }),
  );
}

/** Returns the owner of the queue. An admin who logs in again continues with their own decisions. */
const getOwnerId = (): string | null => session.userId() ?? session.endedAccountId();

function resume(): void {
  const id = getOwnerId();
  adminId = id;
  show(id === null ? none : { ...none, pending: readDecisions(id) });
  const left = state.pending.filter(({ visit: made, dueAt, sentAt }) => {
    return made !== visit && (sentAt !== undefined || dueAt <= Date.now());
  });
  if (left.length > 0) emit({ kind: 'resumed', decisions: left });
  scheduleSend();
  void send((one) => left.some(({ id }) => id === one.id));
}

function sendOnLeave(): void {
  const account = session.userId();
  const own = state.pending.filter((one) => one.visit === visit && one.sentAt === undefined);
  if (own.length === 0 || account === null || account !== adminId) return;
  for (const decision of own) sendDecisionOnLeave(decision, account);
  const at = Date.now();
  change((all) => all.map((one) => (own.some(({ id }) => id === one.id) ? { ...one, sentAt: at } : one)));
}

let isStarted = false;

/** Queue of decisions, each with an undo window of ten seconds. Stored until the server responds. */
export const decisionQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  state: (): DecisionState => state,

  watch(listener: (event: DecisionEvent) => void): () => void {
    eventListeners.add(listener);
    return () => eventListeners.delete(listener);
  },

  /** Resumes the decisions of an earlier visit of this admin; later calls do nothing. */
  start(): void {
    void loadRoutesForLeave().catch(() => undefined);
    if (isStarted) return;
    isStarted = true;
    resume();
    session.subscribe(() => {
      if (getOwnerId() === adminId) scheduleSend();
      else resume();
    });
    window.addEventListener('storage', (event) => {
      if (adminId === null || !isDecisionsKey(event, adminId)) return;
      show({ pending: readDecisions(adminId) });
      scheduleSend();
    });
    window.addEventListener('online', () => void send(({ isUnanswered }) => isUnanswered === true));
    window.addEventListener('pagehide', sendOnLeave);
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void send(({ sentAt }) => sentAt !== undefined);
    });
  },

  /** Adds decisions of one confirmation. Ignores requests that are already decided. */
  decide(decisions: readonly NewDecision[]): void {
    groups += 1;
    const group = `${visit}-${groups}`;
    const dueAt = Date.now() + undoMs;
    change((all) => {
      const known = new Set(all.map(({ id }) => id));
      const newDecisions = decisions.filter(({ row }) => isWaitingRow(row) && !known.has(row._id));
      return [...all, ...newDecisions.map((one) => ({ ...pendingOf(one), group, visit, dueAt }))];
    });
    const ids = new Set(decisions.map(({ row }) => row._id));
    show({ failures: state.failures.filter(({ decision }) => !ids.has(decision.id)) });
  },

  /** Undoes the unsent decisions of one confirmation. */
  undo(group: string): void {
    const undone = state.pending.filter((one) => one.group === group && one.sentAt === undefined);
    if (undone.length === 0) return;
    change((all) => all.filter((one) => one.group !== group || one.sentAt !== undefined));
    emit({ kind: 'undone', decisions: undone });
  },

  undoLast(): void {
    const last = state.pending.findLast(({ sentAt }) => sentAt === undefined);
    if (last !== undefined) decisionQueue.undo(last.group);
  },

  /** Sends all decisions without waiting; resolves after their responses. */
  sendNow: (): Promise<void> => send(() => true),

  dismiss(failure: DecisionFailure): void {
    show({ failures: state.failures.filter((one) => one !== failure) });
  },
};

const pendingOf = ({ row, outcome, reason, reviewToken }: NewDecision) => ({
  id: row._id,
  name: row.name,
  kind: requestKindOf(row),
  outcome,
  ...(row.paymentId === null ? {} : { paymentId: row.paymentId }),
  ...(reason === undefined ? {} : { reason }),
  ...(reviewToken === undefined ? {} : { reviewToken }),
});
