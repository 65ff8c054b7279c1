import type { WorkingValues, Writer } from 'contract/content/working-copies';
import { ApiError } from 'contract/errors';
import { formatDateTime, timeOfDay } from 'contract/text/dates';
import { type ReactNode, useContext, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useCall } from '#api/account.ts';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { draftValues } from '#ui/forms/drafts/draft-values.ts';
import { FormContext } from '#ui/forms/form-context.ts';
import type { WorkingCopy } from './use-working-copy.ts';

interface AutosaveProps {
  readonly copy: WorkingCopy;
  /** `updatedAt` of the edited record; undefined for a new one. */
  readonly basedOn: string | undefined;
}

/** Autosaves the surrounding form on the server. Shows the state, and other admins who edit the record. */
export function Autosave({ copy, basedOn }: AutosaveProps) {
  const { state, joined } = useAutosave(copy, basedOn);
  const isTrouble = state === undefined || state.kind === 'offline' || state.kind === 'refused';
  return (
    <div className="flex min-h-6 flex-wrap gap-x-4 text-sm">
      <p
        aria-live={isTrouble ? 'polite' : 'off'}
        className={isTrouble ? 'font-medium text-danger' : 'text-muted'}
      >
        {wordsFor(state)}
      </p>
      <p role="status" className="font-medium">
        {joined.length > 0 && `${joined.map(({ name }) => name).join(', ')} juga menulis di sini.`}
      </p>
    </div>
  );
}

function wordsFor(state: AutosaveState | undefined): string {
  if (state === undefined) return 'Hanya tersimpan di perangkat ini.';
  if (state.kind === 'saved') return `Tersimpan otomatis ${timeOfDay(state.at)}`;
  if (state.kind === 'offline') return 'Tanpa sambungan. Isian tersimpan di perangkat ini.';
  if (state.kind === 'refused') return `Belum tersimpan: ${state.reason}`;
  return state.kind === 'unsaved' ? 'Belum tersimpan' : '';
}

/** Lists other admins who edit the same record. A later save shows a conflict. */
export function OtherWriters({ others }: { readonly others: readonly Writer[] }) {
  if (others.length === 0) return null;
  return (
    <div>
      <Notice tone="info">
        {others.map(({ name, savedAt }) => (
          <p key={name + savedAt}>
            {`${name} juga sedang menulis. Tersimpan otomatis ${formatDateTime(savedAt)} WIB.`}
          </p>
        ))}
        <p className="font-normal text-sm">Yang menyimpan belakangan akan ditanya isian mana yang berlaku.</p>
      </Notice>
    </div>
  );
}

interface WhenSettledProps {
  readonly copy: WorkingCopy;
  readonly children: ReactNode;
}

/** Form of a new record, after its working copy has loaded. Rendered in slices, as in `RecordScreen`. */
export function WhenSettled({ copy, children }: WhenSettledProps) {
  const isSettled = useDeferredValue(copy.isSettled);
  return isSettled ? children : <Spinner label="Loading..." />;
}

type AutosaveState =
  | { readonly kind: 'unchanged' | 'unsaved' | 'offline' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Delay after the last change, and maximum delay after the first unsaved one. */
const saveDelay = { idleMs: 5_000, maxMs: 15_000 } as const;

interface AutosaverOptions {
  /** Returns the changed values; undefined when the form itself was saved. */
  readonly getValues: () => FieldValues | undefined;
  /** Values on the server, as JSON; '{}' without a working copy. */
  readonly savedJson: { current: string };
  readonly save: (values: FieldValues) => Promise<AutosaveState>;
  readonly onStateChange: (change: (previous: AutosaveState) => AutosaveState) => void;
}

function createAutosaver({ getValues, savedJson, save, onStateChange }: AutosaverOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt: number | undefined;
  let [isSending, isOver] = [false, false];
  const pendingChange = () => {
    const values = isOver ? undefined : getValues();
    const json = JSON.stringify(values);
    return values === undefined || json === savedJson.current ? undefined : { values, json };
  };
  const scheduleSave = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void saveNow(), ms);
  };
  const onChange = () => {
    const next = pendingChange();
    if (next === undefined) return;
    changedAt ??= Date.now();
    onStateChange((previous) =>
      previous.kind === 'offline' ? previous : { kind: next.json === '{}' ? 'unchanged' : 'unsaved' },
    );
    scheduleSave(Math.max(0, Math.min(saveDelay.idleMs, changedAt + saveDelay.maxMs - Date.now())));
  };
  const saveNow = async () => {
    const next = pendingChange();
    if (isSending || next === undefined) return;
    clearTimeout(timer);
    isSending = true;
    changedAt = undefined;
    try {
      const state = await save(next.values);
      savedJson.current = next.json;
      onStateChange(() => state);
    } catch (error) {
      isSending = false;
      const isRefused = error instanceof ApiError && error.status < 500;
      onStateChange(() => (isRefused ? { kind: 'refused', reason: error.message } : { kind: 'offline' }));
      // The server would refuse the same values again, so only a new change is sent.
      if (!isRefused) scheduleSave(saveDelay.maxMs);
      return;
    }
    isSending = false;
    onChange();
  };
  const end = () => {
    isOver = true;
    clearTimeout(timer);
  };
  return { onChange, saveNow, end };
}

interface Autosaving {
  /** Undefined without autosave, because the working copy on the server is unknown. */
  readonly state: AutosaveState | undefined;
  /** Other admins who started to edit the same record since the form was opened, as of the last autosave. */
  readonly joined: readonly Writer[];
}

/** Autosaves the surrounding form on the server, but not during its save or over an unknown working copy. */
function useAutosave({ place, ...copy }: WorkingCopy, basedOn: string | undefined): Autosaving {
  const call = useCall();
  // State when the form was opened. Working copies that are loaded later were not restored into the form.
  const [server] = useState(copy.server);
  const [known] = useState(copy.others);
  const [others, setOthers] = useState<readonly Writer[]>([]);
  const form = useFormContext<FieldValues>();
  const [state, setState] = useState<AutosaveState>({ kind: 'unchanged' });
  const { isBusy = true, excludedFields, settled, waitFor } = useContext(FormContext) ?? {};
  const savedJson = useRef(JSON.stringify(server?.found?.values ?? {}));
  useEffect(() => {
    if (server === undefined || excludedFields === undefined || isBusy) return;
    const getValues = () => {
      const values = form.getValues();
      if (JSON.stringify(values) === settled?.current) return undefined;
      return draftValues(values, form.formState.defaultValues ?? {}, excludedFields);
    };
    const write = async (values: FieldValues): Promise<AutosaveState> => {
      if (Object.keys(values).length === 0) {
        await call('dropWorkingCopy', place);
        return { kind: 'unchanged' };
      }
      const version = (form.getValues('basedOn') as string | undefined) ?? basedOn;
      const input = { ...place, values: values as WorkingValues, ...(version && { basedOn: version }) };
      const { savedAt, others } = await call('keepWorkingCopy', input);
      setOthers(others);
      return { kind: 'saved', at: savedAt };
    };
    const save = (values: FieldValues) => {
      const writing = write(values);
      // A save of the form deletes the working copy, so it must wait for this request, which would create it again.
      waitFor?.(writing.then(arrived, arrived));
      return writing;
    };
    const autosaver = createAutosaver({ getValues, savedJson, save, onStateChange: setState });
    const saveNow = () => void autosaver.saveNow();
    const onHidden = () => document.hidden && saveNow();
    let stopListening = () => {};
    // Subscribes after the fields are registered, because registration would count as an edit.
    const start = setTimeout(() => {
      stopListening = form.subscribe({ formState: { values: true }, callback: autosaver.onChange });
      autosaver.onChange();
    });
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(start);
      autosaver.end();
      stopListening();
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [call, form, place, server, excludedFields, settled, waitFor, isBusy, basedOn]);
  const joined = others.filter(({ name }) => !known.some((writer) => writer.name === name));
  return { state: server && state, joined };
}

const arrived = () => true;
