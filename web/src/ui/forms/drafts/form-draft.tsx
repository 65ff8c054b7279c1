import { indonesianMoment } from 'contract/words/dates';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';
import { type Draft, draftOwner, dropDraft, keepDraft, readDraft } from '#api/drafts.ts';
import { Notice } from '#ui/base/notice.tsx';
import type { UnkeptKind } from '#ui/forms/form-context.ts';
import { draftValues, isSame } from './draft-values.ts';

/** What the form tells of its draft. */
export interface DraftOfForm {
  readonly name: string;
  /** The version of the record that the form was given; undefined for a new one. */
  readonly basedOn: unknown;
  /** What was sent or given up last, as JSON of all values: that is no draft any more. */
  readonly settled: RefObject<string | undefined>;
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
  const [restored, setRestored] = useState<Draft>();
  const place = useRef<HTMLDivElement>(null);
  useKeeping(form, draft, unkept, (found) => {
    setRestored(found);
    onReplaced();
  });
  if (restored === undefined) return null;
  const discard = () => {
    const first = place.current
      ?.closest('form')
      ?.querySelector<HTMLElement>(':is(input, select, textarea):enabled');
    dropDraft(draft.name);
    form.reset();
    setRestored(undefined);
    onReplaced();
    // The button that had the focus is gone.
    first?.focus();
  };
  return (
    <div ref={place} lang="id">
      <Notice tone="info" onRetry={discard} retryLabel="Buang draf">
        <p>{`Draf dipulihkan: isian Anda dari ${indonesianMoment(new Date(restored.at))} WIB.`}</p>
        <p className="font-normal text-sm">{whatToAdd(unkept)}</p>
        {!isSame(restored.basedOn, draft.basedOn) && (
          <p className="font-normal text-sm">
            Data ini telah diubah sejak draf ditulis. Saat menyimpan, Anda dapat memilih mana yang berlaku.
          </p>
        )}
      </Notice>
    </div>
  );
}

function whatToAdd(unkept: ReadonlyMap<string, UnkeptKind>): string {
  const kinds = new Set(unkept.values());
  if (kinds.has('password')) return 'Kata sandi dan berkas tidak ikut disimpan: isi dan pilih sekali lagi.';
  return kinds.has('file') ? 'Berkas tidak ikut disimpan: pilih sekali lagi.' : '';
}

function useKeeping(
  form: UseFormReturn<FieldValues>,
  { name, basedOn, settled }: DraftOfForm,
  unkept: ReadonlyMap<string, UnkeptKind>,
  onFound: (draft: Draft) => void,
): void {
  // Once: the form keeps what it was first given, and whoever typed stays who they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const owner = draftOwner();
    const defaults = form.formState.defaultValues ?? {};
    const save = () => {
      clearTimeout(timer);
      const all = form.getValues();
      if (JSON.stringify(all) === settled.current) return;
      const values = draftValues(all, defaults, unkept);
      if (Object.keys(values).length === 0) dropDraft(name);
      else keepDraft(name, { values, basedOn: all.basedOn ?? basedOn, at: Date.now() }, owner);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const found = readDraft(name);
    if (found !== undefined) {
      fill(form, found, draftValues(form.getValues(), defaults, unkept));
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
