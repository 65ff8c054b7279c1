import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useAccountId } from '#api/account.ts';
import { loadRoutesForLeave } from '#api/send-on-leave.ts';
import { session } from '#api/session.ts';
import {
  type DecisionFailure,
  isDecisionsKey,
  isWaitingRow,
  type NewDecision,
  type PendingDecision,
  readDecisions,
  requestKindOf,
  undoMs,
  writeDecisions,
} from './pending-decision.ts';
import { causeOf, refreshAfter, sendDecision, sendDecisionOnLeave, toFailure } from './send-decision.ts';

/** Result of a decision, for the screen that shows its request. */
export type DecisionEvent =
  | { readonly kind: 'undone' | 'resumed'; readonly decisions: readonly PendingDecision[] }
  | { readonly kind: 'sent'; readonly decision: PendingDecision; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: DecisionFailure };

interface DecisionState {
  /** Oldest first. */
  readonly pending: readonly PendingDecision[];
  /** Decisions with a response, while the lists with their requests are refetched. */
  readonly settling: readonly PendingDecision[];
  readonly failures: readonly DecisionFailure[];
}

const none: DecisionState = { pending: [], settling: [], failures: [] };
/** Delay before a retry without a response. */
const retryMs = 5000;

const isUnsent = ({ sentAt }: PendingDecision): boolean => sentAt === undefined;

/** Called after a change of the state, and for each event. */
type Listener = (event?: DecisionEvent) => void;

/** Only one tab sends at a time. The next one finds an empty queue, or the rest of a closed tab. */
const withTabLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('decisions', work) : work();

/** Decisions of one admin, each with an undo window of ten seconds. Stored until the server responds. */
export class DecisionQueue {
  readonly #account: string;
  /** Id of this page load. */
  readonly #visit = Math.random().toString(36).slice(2);
  readonly #listeners = new Set<Listener>();
  #state = none;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #groups = 0;
  #isStarted = false;
  /** False after a logout or a login of another account. The end of the session changes nothing. */
  #isOwner = false;

  constructor(account: string) {
    this.#account = account;
  }

  readonly state = (): DecisionState => this.#state;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resumes the decisions of an earlier visit of this admin; later calls do nothing. */
  start(): void {
    void loadRoutesForLeave().catch(() => undefined);
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#followSession();
    session.subscribe(() => this.#followSession());
    window.addEventListener('storage', (event) => {
      if (!this.#isOwner || !isDecisionsKey(event, this.#account)) return;
      this.#show({ pending: readDecisions(this.#account) });
      this.#scheduleSend();
    });
    window.addEventListener('online', () => void this.send((one) => one.isUnanswered === true));
    window.addEventListener('pagehide', () => this.#sendOnLeave());
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void this.send((one) => !isUnsent(one));
    });
  }

  /** Adds decisions of one confirmation. Ignores requests that are already decided. */
  decide(decisions: readonly NewDecision[]): void {
    this.#groups += 1;
    const visit = this.#visit;
    const shared = { visit, group: `${visit}-${this.#groups}`, dueAt: Date.now() + undoMs };
    this.#change((all) => {
      const known = new Set(all.map(({ id }) => id));
      const newDecisions = decisions.filter(({ row }) => isWaitingRow(row) && !known.has(row._id));
      return [...all, ...newDecisions.map((one) => ({ ...toPending(one), ...shared }))];
    });
    const ids = new Set(decisions.map(({ row }) => row._id));
    this.#show({ failures: this.#state.failures.filter(({ decision }) => !ids.has(decision.id)) });
  }

  /** Undoes the unsent decisions of one confirmation, by default of the last one. */
  undo(group = this.#state.pending.findLast(isUnsent)?.group): void {
    const undone = this.#state.pending.filter((one) => one.group === group && isUnsent(one));
    if (undone.length === 0) return;
    this.#change((all) => all.filter((one) => one.group !== group || !isUnsent(one)));
    this.#notify({ kind: 'undone', decisions: undone });
  }

  dismiss(failure: DecisionFailure): void {
    this.#show({ failures: this.#state.failures.filter((one) => one !== failure) });
  }

  #show(changes: Partial<DecisionState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#notify();
  }

  #notify(event?: DecisionEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** Changes the stored decisions. Tabs of one account share the storage, so it is the source of truth. */
  #change(edit: (pending: readonly PendingDecision[]) => readonly PendingDecision[]): void {
    const pending = edit(readDecisions(this.#account));
    writeDecisions(this.#account, pending);
    this.#show({ pending });
    this.#scheduleSend();
  }

  #mark(id: string, fields: Partial<PendingDecision>): void {
    this.#change((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  }

  /** Shows decisions to their admin only. An admin who logs in again continues with their own decisions. */
  #followSession(): void {
    const isOwner = (session.userId() ?? session.endedAccountId()) === this.#account;
    this.#scheduleSend();
    if (isOwner === this.#isOwner) return;
    this.#isOwner = isOwner;
    const pending = isOwner ? readDecisions(this.#account) : [];
    this.#show({ ...none, pending });
    const left = pending.filter(
      (one) => one.visit !== this.#visit && (!isUnsent(one) || one.dueAt <= Date.now()),
    );
    if (left.length > 0) this.#notify({ kind: 'resumed', decisions: left });
    this.#scheduleSend();
    void this.send((one) => left.some(({ id }) => id === one.id));
  }

  #scheduleSend(): void {
    clearTimeout(this.#timer);
    const next = Math.min(...this.#state.pending.map(({ dueAt }) => dueAt));
    if (!Number.isFinite(next)) return;
    const send = () => void this.send(({ dueAt }) => dueAt <= Date.now());
    this.#timer = setTimeout(send, Math.max(0, next - Date.now()));
  }

  /** Sends due decisions one after the other, by default all. Those without a response stay in the queue. */
  send(isDue: (decision: PendingDecision) => boolean = () => true): Promise<void> {
    return withTabLock(async () => {
      const tried = new Set<string>();
      while (session.userId() === this.#account) {
        const next = readDecisions(this.#account).find((one) => isDue(one) && !tried.has(one.id));
        if (next === undefined) return;
        tried.add(next.id);
        this.#mark(next.id, { sentAt: Date.now(), dueAt: Date.now() + retryMs });
        if (!(await this.#sendOne(next, isDue))) return;
      }
    });
  }

  /** @returns whether to continue with the next decision */
  async #sendOne(decision: PendingDecision, isDue: (decision: PendingDecision) => boolean): Promise<boolean> {
    try {
      const message = await sendDecision(decision, this.#account);
      this.#settle(decision, { kind: 'sent', decision, message });
      return true;
    } catch (error) {
      const cause = causeOf(error);
      if (cause === 'no-session') return false;
      if (cause === 'unanswered') {
        this.#mark(decision.id, { isUnanswered: true, dueAt: Date.now() + retryMs });
        return false;
      }
      this.#fail(decision, error);
      // The others would require the same re-authentication, and ask for it again.
      const needsSameProof = (one: PendingDecision) => one.outcome === decision.outcome && isDue(one);
      if (cause === 'declined')
        for (const one of readDecisions(this.#account).filter(needsSameProof)) this.#fail(one, error);
      return true;
    }
  }

  #fail(decision: PendingDecision, error: unknown): void {
    const failure = toFailure(decision, error);
    this.#show({ failures: [...this.#state.failures, failure] });
    this.#settle(decision, { kind: 'failed', failure });
  }

  #settle(decision: PendingDecision, event: DecisionEvent): void {
    this.#show({ settling: [...this.#state.settling, decision] });
    this.#change((all) => all.filter(({ id }) => id !== decision.id));
    void refreshAfter(decision).finally(() =>
      this.#show({ settling: this.#state.settling.filter((one) => one !== decision) }),
    );
    this.#notify(event);
  }

  #sendOnLeave(): void {
    if (session.userId() !== this.#account) return;
    const own = this.#state.pending.filter((one) => one.visit === this.#visit && isUnsent(one));
    for (const decision of own) {
      sendDecisionOnLeave(decision, this.#account);
      this.#mark(decision.id, { sentAt: Date.now() });
    }
  }
}

const toPending = ({ row, ...decision }: NewDecision) => ({
  ...decision,
  id: row._id,
  name: row.name,
  kind: requestKindOf(row),
  paymentId: row.paymentId ?? undefined,
});

const queues = new Map<string, DecisionQueue>();

/** Returns the queue of the account of the surrounding screens. It lasts as long as the page. */
export function useDecisionQueue(): DecisionQueue {
  const account = useAccountId();
  const queue = queues.get(account) ?? new DecisionQueue(account);
  queues.set(account, queue);
  return queue;
}

export function useDecisions(): DecisionState {
  const { subscribe, state } = useDecisionQueue();
  return useSyncExternalStore(subscribe, state, state);
}

/** Returns the pending decision on a request, also while its list is refetched. */
export function useDecisionOn(id: string): PendingDecision | undefined {
  const { pending, settling } = useDecisions();
  return pending.find((one) => one.id === id) ?? settling.find((one) => one.id === id);
}

export const useFailureOn = (id: string): DecisionFailure | undefined =>
  useDecisions().failures.findLast(({ decision }) => decision.id === id);

export function useDecisionEvents(onEvent: (event: DecisionEvent) => void): void {
  const queue = useDecisionQueue();
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => queue.subscribe((event) => event && latest.current(event)), [queue]);
}
