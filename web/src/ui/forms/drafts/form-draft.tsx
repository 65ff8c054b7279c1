import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';
import { type Draft, deleteDraft, draftOwner, readDraft, saveDraft } from '#api/drafts.ts';
import * as t from '#messages/ui/forms/drafts';
import { Notice } from '#ui/base/notice.tsx';
import type { ExcludedKind } from '#ui/forms/form-context.ts';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { draftValues, isSame } from './draft-values.ts';

export interface ServerDraft {
  readonly found: (Draft & { /** Name of its author. */ readonly by: string }) | undefined;
  readonly drop: () => Promise<unknown>;
}

export interface DraftOfForm {
  readonly name: string;
  /** Version of the record that the form was opened with. Undefined for a new record. */
  readonly basedOn: unknown;
  /** Values that were last sent or discarded, as JSON. They are no longer a draft. */
  readonly settled: RefObject<string | undefined>;
  /** Undefined if drafts are only stored on the device. */
  readonly server?: ServerDraft | undefined;
}

export interface FormDraftProps {
  readonly draft: DraftOfForm;
  /** Fields whose values are never stored on the device. */
  readonly excludedFields: ReadonlyMap<string, ExcludedKind>;
  /** Called when the draft has replaced the values of the fields. */
  readonly onReplaced: () => void;
}

const debounceMs = 300;

export default function FormDraft({ draft, excludedFields, onReplaced }: FormDraftProps) {
  const form = useFormContext();
  const [stored, setStored] = useState<StoredDrafts>();
  const container = useRef<HTMLDivElement>(null);
  useAutosaveDraft(form, draft, excludedFields, (found) => {
    setStored(found);
    onReplaced();
  });
  if (stored === undefined) return null;
  const { newer, older } = stored;
  const discard = () => {
    const first = container.current
      ?.closest('form')
      ?.querySelector<HTMLElement>(':is(input, select, textarea):enabled');
    deleteDraft(draft.name);
    // If the request fails, the draft is restored again at the next visit, and can be discarded then.
    void draft.server?.drop().catch(() => undefined);
    form.reset();
    setStored(undefined);
    onReplaced();
    // The focused button disappears.
    first?.focus();
  };
  const swap = () => {
    if (older === undefined) return;
    form.reset();
    fillIn(form, older, {});
    setStored({ newer: older, older: newer });
    onReplaced();
  };
  return (
    <div ref={container}>
      <Notice tone="info" onRetry={discard} retryLabel={t.discard}>
        <p>{restoredText(newer)}</p>
        <p className="font-normal text-sm">{missingInputHint(excludedFields)}</p>
        {!isSame(newer.basedOn, draft.basedOn) && <p className="font-normal text-sm">{t.recordChanged}</p>}
        {older !== undefined && (
          <p className="font-normal text-sm">
            {fillElements(older.by === undefined ? t.older : t.olderFromServer, {
              moment: formatMoment(older),
              button: (
                <button type="button" className="text-link font-semibold" onClick={swap}>
                  {t.useOther}
                </button>
              ),
            })}
          </p>
        )}
      </Notice>
    </div>
  );
}

type FoundDraft = Draft & { readonly by?: string };

/** Drafts on the device and on the server. The newer one is in the form. */
interface StoredDrafts {
  readonly newer: FoundDraft;
  /** Undefined if both are equal, or only one exists. */
  readonly older: FoundDraft | undefined;
}

const formatMoment = ({ at }: FoundDraft): string => `${formatDateTime(new Date(at))} WIB`;
const restoredText = (draft: FoundDraft): string =>
  draft.by === undefined
    ? fill(t.restored, { moment: formatMoment(draft) })
    : fill(t.restoredFromServer, { author: draft.by, moment: formatMoment(draft) });

function findStoredDrafts({ name, server }: DraftOfForm, defaults: FieldValues): StoredDrafts | undefined {
  const here = readDraft(name);
  const isChanged = Object.entries(server?.found?.values ?? {}).some(
    ([field, value]) => !isSame(value, defaults[field]),
  );
  const there = isChanged ? server?.found : undefined;
  if (here === undefined || there === undefined) {
    const newer = here ?? there;
    return newer && { newer, older: undefined };
  }
  const [newer, older] = there.at > here.at ? [there, here] : [here, there];
  return { newer, older: isSame(sortKeys(newer.values), sortKeys(older.values)) ? undefined : older };
}

const sortKeys = (values: object): object =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

function missingInputHint(excludedFields: ReadonlyMap<string, ExcludedKind>): string {
  const kinds = new Set(excludedFields.values());
  if (kinds.has('password')) return t.passwordsMissing;
  return kinds.has('file') ? t.filesMissing : '';
}

function useAutosaveDraft(
  form: UseFormReturn<FieldValues>,
  draft: DraftOfForm,
  excludedFields: ReadonlyMap<string, ExcludedKind>,
  onFound: (drafts: StoredDrafts) => void,
): void {
  // Runs once: the form keeps its initial values, and the owner of the input does not change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const { name, basedOn, settled } = draft;
    const owner = draftOwner();
    const defaults = form.formState.defaultValues ?? {};
    const found = findStoredDrafts(draft, defaults);
    /** Last stored values. Storing equal values again does not change their time. */
    let last: Pick<Draft, 'values' | 'at'> = found?.newer ?? { values: {}, at: Date.now() };
    const save = () => {
      clearTimeout(timer);
      const all = form.getValues();
      if (JSON.stringify(all) === settled.current) return;
      const values = draftValues(all, defaults, excludedFields);
      if (!isSame(sortKeys(values), sortKeys(last.values))) last = { values, at: Date.now() };
      if (Object.keys(values).length === 0) deleteDraft(name);
      else saveDraft(name, { values, basedOn: all.basedOn ?? basedOn, at: last.at }, owner);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (found !== undefined) {
      fillIn(form, found.newer, draftValues(form.getValues(), defaults, excludedFields));
      onFound(found);
    }
    save();
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, debounceMs);
      },
    });
    // Mobile browsers may kill a page in the background without further events.
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      stopListening();
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, []);
}

/** Fills in a draft, except fields that were edited while its code was loading, because those are newer. */
function fillIn(
  form: UseFormReturn<FieldValues>,
  draft: Draft,
  typed: Readonly<Record<string, unknown>>,
): void {
  for (const [field, value] of Object.entries(draft.values)) {
    if (!(field in typed)) form.setValue(field, value, { shouldDirty: true });
  }
  // Sends the version on which the draft is based, instead of the version of the form.
  if (draft.basedOn !== undefined) form.setValue('basedOn', draft.basedOn);
}
