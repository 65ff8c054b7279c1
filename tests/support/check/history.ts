import type { Everything } from './stores.ts';

/** What came of a call, as its caller knows it: `unknown` where the connection was lost. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** One call that somebody made. */
export interface Deed {
  readonly actor: string;
  /** How the audit calls it; undefined for what it does not name. */
  readonly action: string | undefined;
  /** Whom or what it was about, where its caller knew. */
  readonly target: string | undefined;
  /** A text that it writes and no other does, and where: 'users/x1 expertise'; undefined for none. */
  readonly writes: { readonly place: string; readonly text: string } | undefined;
  /** In the order of beginnings and ends. */
  readonly began: number;
  ended: number;
  outcome: Outcome;
  /** Done, but said to have been so before. */
  isRepetition: boolean;
}

function groupsOf(deeds: readonly Deed[], keyOf: (deed: Deed) => string): Map<string, Deed[]> {
  const groups = new Map<string, Deed[]>();
  for (const deed of deeds) groups.set(keyOf(deed), [...(groups.get(keyOf(deed)) ?? []), deed]);
  return groups;
}

/** What was answered with success stands in the audit as often as it was; what was refused does not. */
function wrongEntries(deeds: readonly Deed[], { documents }: Everything): string[] {
  const entries = Object.values(documents.audit ?? {});
  const groups = groupsOf(
    deeds.filter(({ action }) => action !== undefined),
    ({ actor, action, target }) => [actor, action, target ?? ''].join(' '),
  );
  return [...groups].flatMap(([key, group]) => {
    const [actor, action, target] = key.split(' ');
    const found = entries.filter(
      (entry) =>
        entry.actorId === actor && entry.action === action && (target === '' || entry.targetId === target),
    ).length;
    const least = group.filter(({ outcome, isRepetition }) => outcome === 'done' && !isRepetition).length;
    const most = least + group.filter(({ outcome }) => outcome === 'unknown').length;
    return found >= least && found <= most ? [] : [`${key}: ${found} times, not ${least} to ${most}`];
  });
}

/**
 * What stands in a place was written there by a call that was not refused, and no other call was answered with success
 * that began after it had ended.
 */
function wrongTexts(deeds: readonly Deed[], { documents }: Everything): string[] {
  const groups = groupsOf(
    deeds.filter(({ writes }) => writes !== undefined),
    ({ writes }) => writes?.place ?? '',
  );
  return [...groups].flatMap(([place, group]) => {
    const [collection = '', id = '', field = ''] = place.split(/[/ ]/);
    const record = documents[collection]?.[id];
    // Deleted, which the audit tells of.
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
 * Compares what people were answered with what is stored: each success is there, and nothing that was refused. What was
 * never answered may be either. Empty when all of it fits.
 */
export const brokenPromises = (deeds: readonly Deed[], stored: Everything): string[] => [
  ...wrongEntries(deeds, stored),
  ...wrongTexts(deeds, stored),
];
