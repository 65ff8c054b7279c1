import { indonesianMoment } from 'contract/words/dates';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';
import { type Draft, draftOwner, dropDraft, keepDraft, readDraft } from '#api/drafts.ts';
import { Notice } from '#ui/base/notice.tsx';
import type { UnkeptKind } from '#ui/forms/form-context.ts';
import { draftValues, isSame } from './draft-values.ts';

/** What the server keeps of a form, beside what the device does. */
export interface ServerDraft {
  /** Undefined for nothing. */
  readonly found: (Draft & { /** Who typed it. */ readonly by: string }) | undefined;
  readonly drop: () => Promise<unknown>;
}

/** What the form tells of its draft. */
export interface DraftOfForm {
  readonly name: string;
  /** The version of the record that the form was given; undefined for a new one. */
  readonly basedOn: unknown;
  /** What was sent or given up last, as JSON of all values: that is no draft any more. */
  readonly settled: RefObject<string | undefined>;
  /** Left out where the device alone keeps it. */
  readonly server?: ServerDraft | undefined;
}

export interface FormDraftProps {
  readonly draft: DraftOfForm;
  /** Fields whose values stay off the device. */
  readonly unkept: ReadonlyMap<string, UnkeptKind>;
  /** The fields hold other values than a moment ago. */
  readonly onReplaced: () => void;
}

/** How long after the last key what was typed is kept. */
const restMs = 300;

/** Keeps what is typed into the form around it, and brings back what was kept. */
export default function FormDraft({ draft, unkept, onReplaced }: FormDraftProps) {
  const form = useFormContext();
  const [kept, setKept] = useState<KeptDrafts>();
  const place = useRef<HTMLDivElement>(null);
  useKeeping(form, draft, unkept, (found) => {
    setKept(found);
    onReplaced();
  });
  if (kept === undefined) return null;
  const { newer, older } = kept;
  const discard = () => {
    const first = place.current
      ?.closest('form')
      ?.querySelector<HTMLElement>(':is(input, select, textarea):enabled');
    dropDraft(draft.name);
    // What could not be dropped now is brought back with its notice, and can be dropped then.
    void draft.server?.drop().catch(() => undefined);
    form.reset();
    setKept(undefined);
    onReplaced();
    // The button that had the focus is gone.
    first?.focus();
  };
  const swap = () => {
    if (older === undefined) return;
    form.reset();
    fill(form, older, {});
    setKept({ newer: older, older: newer });
    onReplaced();
  };
  return (
    <div ref={place} lang="id">
      <Notice tone="info" onRetry={discard} retryLabel="Buang draf">
        <p>{`Draf dipulihkan: isian ${whose(newer)} dari ${momentOf(newer)}${where(newer)}.`}</p>
        <p className="font-normal text-sm">{whatToAdd(unkept)}</p>
        {!isSame(newer.basedOn, draft.basedOn) && (
          <p className="font-normal text-sm">
            Data ini telah diubah sejak draf ditulis. Saat menyimpan, Anda dapat memilih mana yang berlaku.
          </p>
        )}
        {older !== undefined && (
          <p className="font-normal text-sm">
            {`Ada isian lain dari ${momentOf(older)}${where(older)}. `}
            <button type="button" className="text-link font-semibold" onClick={swap}>
              Pakai isian itu
            </button>
          </p>
        )}
      </Notice>
    </div>
  );
}

type FoundDraft = Draft & { readonly by?: string };

/** What was kept on the device and on the server: the newer one is in the form. */
interface KeptDrafts {
  readonly newer: FoundDraft;
  /** Undefined where both are the same, or there is one only. */
  readonly older: FoundDraft | undefined;
}

const whose = ({ by }: FoundDraft): string => (by === undefined ? 'Anda' : `Anda (${by})`);
const momentOf = ({ at }: FoundDraft): string => `${indonesianMoment(new Date(at))} WIB`;
const where = ({ by }: FoundDraft): string => (by === undefined ? '' : ', tersimpan otomatis di server');

/** What the server keeps is nothing once it is what the form shows anyway. */
function keptDrafts({ name, server }: DraftOfForm, defaults: FieldValues): KeptDrafts | undefined {
  const here = readDraft(name);
  const isNews = Object.entries(server?.found?.values ?? {}).some(
    ([field, value]) => !isSame(value, defaults[field]),
  );
  const there = isNews ? server?.found : undefined;
  if (here === undefined || there === undefined) {
    const newer = here ?? there;
    return newer && { newer, older: undefined };
  }
  const [newer, older] = there.at > here.at ? [there, here] : [here, there];
  return { newer, older: isSame(sorted(newer.values), sorted(older.values)) ? undefined : older };
}

const sorted = (values: object): object =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

function whatToAdd(unkept: ReadonlyMap<string, UnkeptKind>): string {
  const kinds = new Set(unkept.values());
  if (kinds.has('password')) return 'Kata sandi dan berkas tidak ikut disimpan: isi dan pilih sekali lagi.';
  return kinds.has('file') ? 'Berkas tidak ikut disimpan: pilih sekali lagi.' : '';
}

function useKeeping(
  form: UseFormReturn<FieldValues>,
  draft: DraftOfForm,
  unkept: ReadonlyMap<string, UnkeptKind>,
  onFound: (drafts: KeptDrafts) => void,
): void {
  // Once: the form keeps what it was first given, and whoever typed stays who they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const { name, basedOn, settled } = draft;
    const owner = draftOwner();
    const defaults = form.formState.defaultValues ?? {};
    const found = keptDrafts(draft, defaults);
    /** What was kept last: looking at it again makes it no newer. */
    let last: Pick<Draft, 'values' | 'at'> = found?.newer ?? { values: {}, at: Date.now() };
    const save = () => {
      clearTimeout(timer);
      const all = form.getValues();
      if (JSON.stringify(all) === settled.current) return;
      const values = draftValues(all, defaults, unkept);
      if (!isSame(sorted(values), sorted(last.values))) last = { values, at: Date.now() };
      if (Object.keys(values).length === 0) dropDraft(name);
      else keepDraft(name, { values, basedOn: all.basedOn ?? basedOn, at: last.at }, owner);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (found !== undefined) {
      fill(form, found.newer, draftValues(form.getValues(), defaults, unkept));
      onFound(found);
    }
    save();
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, restMs);
      },
    });
    // A telephone ends a page that is in the background without a word.
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

/** What was typed while the draft was on its way is newer, and stays. */
function fill(
  form: UseFormReturn<FieldValues>,
  draft: Draft,
  typed: Readonly<Record<string, unknown>>,
): void {
  for (const [field, value] of Object.entries(draft.values)) {
    if (!(field in typed)) form.setValue(field, value, { shouldDirty: true });
  }
  // It is sent in the place of the version that the form was given: that is what the draft was written upon.
  if (draft.basedOn !== undefined) form.setValue('basedOn', draft.basedOn);
}
