import { tryStorage } from './device-storage.ts';
import { session } from './session.ts';

/** What somebody has typed into a form, kept on this device until it is sent. */
export interface Draft {
  /** What differs from what the form showed at first, by field; no secrets, no files. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The version of the record that was being edited; left out for a new one. */
  readonly basedOn?: unknown;
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
}

/** The number is that of the shape above: a draft of another shape is none. */
const prefix = 'draft:1:';
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** Whose drafts are read and written now: those of an account are never shown to another one, or to nobody. */
export const draftOwner = (): string => session.userId() ?? session.endedOf() ?? 'visitor';

const keyOf = (name: string, owner = draftOwner()): string => `${prefix}${owner}:${name}`;

export function readDraft(name: string): Draft | undefined {
  const draft = tryStorage((storage) => JSON.parse(storage.getItem(keyOf(name)) ?? 'null') as Draft | null);
  if (draft === undefined || draft === null) return undefined;
  const isWhole = typeof draft.values === 'object' && draft.values !== null && typeof draft.at === 'number';
  if (isWhole && Date.now() - draft.at < keptForMs) return draft;
  dropDraft(name);
  return undefined;
}

/** @param owner who has typed it: unless it is whose turn it is now, nothing is kept */
export function keepDraft(name: string, draft: Draft, owner: string): void {
  if (owner !== draftOwner()) return;
  tryStorage((storage) => storage.setItem(keyOf(name, owner), JSON.stringify(draft)));
}

export function dropDraft(name: string): void {
  tryStorage((storage) => storage.removeItem(keyOf(name)));
}

/**
 * Who logs out leaves nothing of theirs on the device, also not what they typed before they logged in. Does nothing when
 * another account has logged in meanwhile.
 */
export function dropAllDrafts(): void {
  if (session.token() === null) dropWhere(() => true);
}

/** Has drafts of other accounts dropped as soon as somebody logs in. A session that only ran out keeps its own. */
export const dropDraftsOfOthers = (): (() => void) =>
  session.subscribe(() => {
    const own = session.userId();
    if (own === null) return;
    dropWhere((key) => [own, 'visitor'].every((owner) => !key.startsWith(keyOf('', owner))));
  });

function dropWhere(isMeant: (key: string) => boolean): void {
  tryStorage((storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && isMeant(key)) storage.removeItem(key);
  });
}
