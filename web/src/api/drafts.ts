import { deviceStorage } from './device-storage.ts';
import { session } from './session.ts';

/** Unsent input of a form, stored on this device. Unlike working copies, visitors have drafts too. */
export interface Draft {
  /** Fields that differ from the initial values of the form. Contains no secrets and no files. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Version of the record that was edited. Absent for a new record. */
  readonly basedOn?: unknown;
  /** Time of the last change, in milliseconds since 1970. */
  readonly at: number;
}

/** The number is the version of `Draft`: drafts of other versions are ignored. */
const prefix = 'draft:1:';
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Owner of the drafts to use now. Drafts are never shown to another account or to visitors. */
export const draftOwner = (): string => session.userId() ?? session.endedAccountId() ?? 'visitor';

const storageKey = (name: string, owner = draftOwner()): string => `${prefix}${owner}:${name}`;

export function readDraft(name: string): Draft | undefined {
  const draft = deviceStorage.getJson(storageKey(name)) as Draft | null;
  if (draft === null) return undefined;
  const isValid = typeof draft.values === 'object' && draft.values !== null && typeof draft.at === 'number';
  if (isValid && Date.now() - draft.at < maxAgeMs) return draft;
  deleteDraft(name);
  return undefined;
}

/** Stores a draft, unless its owner (an account or `visitor`) is no longer the current one. */
export function saveDraft(name: string, draft: Draft, owner: string): void {
  if (owner !== draftOwner()) return;
  deviceStorage.set(storageKey(name, owner), JSON.stringify(draft));
}

export function deleteDraft(name: string): void {
  deviceStorage.remove(storageKey(name));
}

/** Deletes all drafts at logout, also those from before the login, unless another account has logged in. */
export function deleteAllDrafts(): void {
  if (session.token() === null) deleteWhere(() => true);
}

/** Deletes drafts of other accounts after each login. Drafts of an expired session stay for its account. */
export const deleteDraftsOfOthers = (): (() => void) =>
  session.subscribe(() => {
    const own = session.userId();
    if (own === null) return;
    deleteWhere((key) => [own, 'visitor'].every((owner) => !key.startsWith(storageKey('', owner))));
  });

function deleteWhere(matches: (key: string) => boolean): void {
  for (const key of deviceStorage.keys())
    if (key.startsWith(prefix) && matches(key)) deviceStorage.remove(key);
}
