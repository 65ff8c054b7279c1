import { hasRequest } from 'contract/rules/membership';
import { prepareToLeave } from '#api/send-on-leave.ts';
import { session } from '#api/session.ts';
import { isAboutDecisions, readDecisions, writeDecisions } from './decision-store.ts';
import { type DecisionFailure, type NewDecision, type PendingDecision, undoMs } from './pending-decision.ts';
import {
  failureOf,
  hasNoSession,
  isDeclined,
  isUnanswered,
  refreshAfter,
  sendDecision,
  sendDecisionOnLeave,
} from './send-decision.ts';

/** What became of a decision, for the screen that shows its request. */
export type DecisionEvent =
  | { readonly kind: 'undone'; readonly decisions: readonly PendingDecision[] }
  | { readonly kind: 'sent'; readonly decision: PendingDecision; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: DecisionFailure }
  | { readonly kind: 'resumed'; readonly decisions: readonly PendingDecision[] };

export interface DecisionState {
  /** Oldest first. */
  readonly pending: readonly PendingDecision[];
  /** Answered, while the lists that still show their requests are read anew. */
  readonly settling: readonly PendingDecision[];
  readonly failures: readonly DecisionFailure[];
}

const none: DecisionState = { pending: [], settling: [], failures: [] };
/** Of this load of the page. */
const visit = Math.random().toString(36).slice(2);
/** Without an answer it is tried again so much later. */
const retryMs = 5000;

let state = none;
let adminId: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let groups = 0;
const listeners = new Set<() => void>();
const witnesses = new Set<(event: DecisionEvent) => void>();

function show(changes: Partial<DecisionState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

const tell = (event: DecisionEvent): void => {
  for (const witness of witnesses) witness(event);
};

/** The storage is what counts: tabs of one account share it. */
function change(edit: (pending: readonly PendingDecision[]) => readonly PendingDecision[]): void {
  if (adminId === null) return;
  const pending = edit(readDecisions(adminId));
  writeDecisions(adminId, pending);
  show({ pending });
  arm();
}

const without = (id: string) => change((all) => all.filter((one) => one.id !== id));
const mark = (id: string, fields: Partial<PendingDecision>) =>
  change((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));

/** Wakes when the next one is due. */
function arm(): void {
  clearTimeout(timer);
  const next = Math.min(...state.pending.map(({ dueAt }) => dueAt));
  if (!Number.isFinite(next)) return;
  timer = setTimeout(() => void send(({ dueAt }) => dueAt <= Date.now()), Math.max(0, next - Date.now()));
}

type IsDue = (decision: PendingDecision) => boolean;

/** One tab at a time: whoever comes second finds nothing left, or what a tab that died has left. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('decisions', work) : work();

/** Sends one after the other; what has no answer stays. */
const send = (isDue: IsDue): Promise<void> =>
  inTurn(async () => {
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

/** @returns whether it makes sense to go on with the next */
async function sendOne(decision: PendingDecision, owner: string, isDue: IsDue): Promise<boolean> {
  try {
    const message = await sendDecision(decision, owner);
    settle(decision);
    tell({ kind: 'sent', decision, message });
    return true;
  } catch (error) {
    if (hasNoSession(error)) return false;
    if (isUnanswered(error)) {
      mark(decision.id, { isUnanswered: true, dueAt: Date.now() + retryMs });
      return false;
    }
    fail(decision, error);
    // They would take the same proof, and ask for it again.
    const takesProof = (one: PendingDecision) => one.outcome === decision.outcome && isDue(one);
    if (isDeclined(error)) for (const one of readDecisions(owner).filter(takesProof)) fail(one, error);
    return true;
  }
}

function fail(decision: PendingDecision, error: unknown): void {
  const failure = failureOf(decision, error);
  show({ failures: [...state.failures, failure] });
  settle(decision);
  tell({ kind: 'failed', failure });
}

function settle(decision: PendingDecision): void {
  show({ settling: [...state.settling, decision] });
  without(decision.id);
  void refreshAfter(decision).finally(() =>
    show({ settling: state.settling.filter((one) => one !== decision) }),
  );
}

/** Whoever logs in again after their session ended goes on with what they had. */
const whose = (): string | null => session.userId() ?? session.endedOf();

function takeUp(): void {
  const id = whose();
  adminId = id;
  show(id === null ? none : { ...none, pending: readDecisions(id) });
  const left = state.pending.filter(({ visit: made, dueAt, sentAt }) => {
    return made !== visit && (sentAt !== undefined || dueAt <= Date.now());
  });
  if (left.length > 0) tell({ kind: 'resumed', decisions: left });
  arm();
  void send((one) => left.some(({ id }) => id === one.id));
}

/** A page that is being left sends what it has, at once. */
function leave(): void {
  const account = session.userId();
  const own = state.pending.filter((one) => one.visit === visit && one.sentAt === undefined);
  if (own.length === 0 || account === null || account !== adminId) return;
  for (const decision of own) sendDecisionOnLeave(decision, account);
  const at = Date.now();
  change((all) => all.map((one) => (own.some(({ id }) => id === one.id) ? { ...one, sentAt: at } : one)));
}

let isStarted = false;

/**
 * The decisions of this browser on requests: each stands for ten seconds in which it can be undone, then they are sent
 * one after the other, whatever screen is open. They are stored until they are answered.
 */
export const decisionQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  state: (): DecisionState => state,

  /** Tells what becomes of decisions from now on. */
  watch(witness: (event: DecisionEvent) => void): () => void {
    witnesses.add(witness);
    return () => witnesses.delete(witness);
  },

  /** Takes up what an earlier visit of this admin left behind; later calls do nothing. */
  start(): void {
    void prepareToLeave().catch(() => undefined);
    if (isStarted) return;
    isStarted = true;
    takeUp();
    session.subscribe(() => {
      if (whose() === adminId) arm();
      else takeUp();
    });
    window.addEventListener('storage', (event) => {
      if (adminId === null || !isAboutDecisions(event, adminId)) return;
      show({ pending: readDecisions(adminId) });
      arm();
    });
    window.addEventListener('online', () => void send(({ isUnanswered }) => isUnanswered === true));
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void send(({ sentAt }) => sentAt !== undefined);
    });
  },

  /** Decides on requests by one question; on one that is decided already nothing changes. */
  decide(decisions: readonly NewDecision[]): void {
    groups += 1;
    const group = `${visit}-${groups}`;
    const dueAt = Date.now() + undoMs;
    change((all) => {
      const known = new Set(all.map(({ id }) => id));
      const fresh = decisions.filter(({ row }) => hasRequest(row.isActive) && !known.has(row._id));
      return [...all, ...fresh.map((one) => ({ ...pendingOf(one), group, visit, dueAt }))];
    });
    const ids = new Set(decisions.map(({ row }) => row._id));
    show({ failures: state.failures.filter(({ decision }) => !ids.has(decision.id)) });
  },

  /** Takes back those of one question that were not sent yet. */
  undo(group: string): void {
    const undone = state.pending.filter((one) => one.group === group && one.sentAt === undefined);
    if (undone.length === 0) return;
    change((all) => all.filter((one) => one.group !== group || one.sentAt !== undefined));
    tell({ kind: 'undone', decisions: undone });
  },

  /** Takes the newest back. */
  undoLast(): void {
    const last = state.pending.findLast(({ sentAt }) => sentAt === undefined);
    if (last !== undefined) decisionQueue.undo(last.group);
  },

  /** Sends all of them without waiting any longer; over once they are answered. */
  sendNow: (): Promise<void> => send(() => true),

  dismiss(failure: DecisionFailure): void {
    show({ failures: state.failures.filter((one) => one !== failure) });
  },
};

const pendingOf = ({ row, outcome, reason, seal }: NewDecision) => ({
  id: row._id,
  name: row.name,
  kind: row.isActive === 'waitingApproval' ? ('registration' as const) : ('renewal' as const),
  outcome,
  ...(row.paymentId === null ? {} : { paymentId: row.paymentId }),
  ...(reason === undefined ? {} : { reason }),
  ...(seal === undefined ? {} : { seal }),
});
