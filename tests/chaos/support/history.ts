import type { Everything } from '../../support/assertions/stores.ts';

/** Result of a call as its caller knows it: `unknown` when the connection was lost. */
export type Outcome = 'done' | 'refused' | 'unknown';

export interface ActorCall {
  readonly actor: string;
  /** Action in the audit log; undefined for a call without an audit entry. */
  readonly action: string | undefined;
  /** Id of the affected record, when the caller knows it. */
  readonly target: string | undefined;
  /** Unique text that the call writes, and its place: 'users/x1 expertise'; undefined for none. */
  readonly writes: { readonly place: string; readonly text: string } | undefined;
  /** Logical time: position in the order of all starts and ends. */
  readonly began: number;
  ended: number;
  outcome: Outcome;
  /** True for a success whose reply says that nothing changed. */
  isRepetition: boolean;
}

function groupsOf(calls: readonly ActorCall[], keyOf: (call: ActorCall) => string): Map<string, ActorCall[]> {
  const groups = new Map<string, ActorCall[]>();
  for (const call of calls) groups.set(keyOf(call), [...(groups.get(keyOf(call)) ?? []), call]);
  return groups;
}

/** Checks that the audit log has one entry for each success and none for a refusal. */
function wrongEntries(calls: readonly ActorCall[], { documents }: Everything): string[] {
  const entries = Object.values(documents.audit ?? {});
  const groups = groupsOf(
    calls.filter(({ action }) => action !== undefined),
    ({ actor, action, target }) => [actor, action, target ?? ''].join(' '),
  );
  return [...groups].flatMap(([key, group]) => {
    const [actor, action, target] = key.split(' ');
    const found = entries.filter(
      (entry) =>
        entry.actorId === actor && entry.action === action && (target === '' || entry.targetId === target),
    ).length;
    const minEntries = group.filter(
      ({ outcome, isRepetition }) => outcome === 'done' && !isRepetition,
    ).length;
    const maxEntries = minEntries + group.filter(({ outcome }) => outcome === 'unknown').length;
    return found >= minEntries && found <= maxEntries
      ? []
      : [`${key}: ${found} times, not ${minEntries} to ${maxEntries}`];
  });
}

/**
 * Checks the stored texts. Each was written by a call that was not refused, and no later call that started
 * after its end succeeded.
 */
function wrongTexts(calls: readonly ActorCall[], { documents }: Everything): string[] {
  const groups = groupsOf(
    calls.filter(({ writes }) => writes !== undefined),
    ({ writes }) => writes?.place ?? '',
  );
  return [...groups].flatMap(([place, group]) => {
    const [collection = '', id = '', field = ''] = place.split(/[/ ]/);
    const record = documents[collection]?.[id];
    // The record was deleted, which the audit entries show.
    if (record === undefined) return [];
    const done = group.filter(({ outcome }) => outcome === 'done');
    const last = group.find(({ writes }) => writes?.text === record[field]);
    if (last === undefined)
      return done.length === 0 ? [] : [`${place}: '${record[field]}', which nobody wrote`];
    if (last.outcome === 'refused') return [`${place}: what was refused`];
    const later = done.find(({ began }) => began > last.ended);
    return later === undefined
      ? []
      : [`${place}: ${last.writes?.text}, though ${later.writes?.text} came later`];
  });
}

/**
 * Compares the responses with the stored data: every success is stored, and no refusal. A call without a
 * response may be either. Returns the contradictions.
 */
export const findContradictions = (calls: readonly ActorCall[], stored: Everything): string[] => [
  ...wrongEntries(calls, stored),
  ...wrongTexts(calls, stored),
];
