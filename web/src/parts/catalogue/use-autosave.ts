import { ApiError } from 'contract/errors';
import type { WorkingValues, Writer } from 'contract/working-copies';
import { useContext, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useCall } from '#api/account.ts';
import { draftValues } from '#ui/forms/drafts/draft-values.ts';
import { FormContext } from '#ui/forms/form-context.ts';
import type { WorkingCopy } from './use-working-copy.ts';

/** How what was typed is kept on the server, as people are told. */
export type AutosaveState =
  | { readonly kind: 'unchanged' | 'unsaved' | 'offline' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** After the last change, and at most after the first one that is not kept yet. */
const pace = { restMs: 5_000, mostMs: 15_000 } as const;

interface Typing {
  /** What is worth keeping now; undefined once it was sent. */
  readonly current: () => FieldValues | undefined;
  /** What the server has, as JSON; '{}' for nothing. */
  readonly stored: { current: string };
  readonly send: (values: FieldValues) => Promise<AutosaveState>;
  readonly tell: (change: (was: AutosaveState) => AutosaveState) => void;
}

/** Sends what is typed from time to time, one after the other. */
function newKeeper({ current, stored, send, tell }: Typing) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt: number | undefined;
  let [isSending, isOver] = [false, false];
  const news = () => {
    const values = isOver ? undefined : current();
    const json = JSON.stringify(values);
    return values === undefined || json === stored.current ? undefined : { values, json };
  };
  const plan = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void keep(), ms);
  };
  /** Something may have changed. */
  const look = () => {
    const next = news();
    if (next === undefined) return;
    changedAt ??= Date.now();
    tell((was) => (was.kind === 'offline' ? was : { kind: next.json === '{}' ? 'unchanged' : 'unsaved' }));
    plan(Math.max(0, Math.min(pace.restMs, changedAt + pace.mostMs - Date.now())));
  };
  /** What is new goes out now. */
  const keep = async () => {
    const next = news();
    if (isSending || next === undefined) return;
    clearTimeout(timer);
    isSending = true;
    changedAt = undefined;
    try {
      const state = await send(next.values);
      stored.current = next.json;
      tell(() => state);
    } catch (error) {
      isSending = false;
      const isRefused = error instanceof ApiError && error.status < 500;
      tell(() => (isRefused ? { kind: 'refused', reason: error.message } : { kind: 'offline' }));
      // What was refused is refused again until it is another text.
      if (!isRefused) plan(pace.mostMs);
      return;
    }
    isSending = false;
    look();
  };
  const end = () => {
    isOver = true;
    clearTimeout(timer);
  };
  return { look, keep, end };
}

export interface Autosaving {
  /** Undefined where nothing is kept, as it is not known what the server had. */
  readonly state: AutosaveState | undefined;
  /** Who else was at the same when it was kept last, and was not when the form began. */
  readonly joined: readonly Writer[];
}

/**
 * Keeps what the form around it holds on the server while somebody types; never beside a save, and not where it is not
 * known what the server had.
 */
export function useAutosave({ place, ...copy }: WorkingCopy, basedOn: string | undefined): Autosaving {
  const call = useCall();
  // As it was when the form began: what is read later was not brought back.
  const [server] = useState(copy.server);
  const [known] = useState(copy.others);
  const [others, setOthers] = useState<readonly Writer[]>([]);
  const form = useFormContext<FieldValues>();
  const [state, setState] = useState<AutosaveState>({ kind: 'unchanged' });
  const { isBusy = true, unkept, settled, waitFor } = useContext(FormContext) ?? {};
  const stored = useRef(JSON.stringify(server?.found?.values ?? {}));
  useEffect(() => {
    if (server === undefined || unkept === undefined || isBusy) return;
    const current = () => {
      const values = form.getValues();
      if (JSON.stringify(values) === settled?.current) return undefined;
      return draftValues(values, form.formState.defaultValues ?? {}, unkept);
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
    const send = (values: FieldValues) => {
      const writing = write(values);
      // A save that overtook it would leave behind what it is to end.
      waitFor?.(writing.then(arrived, arrived));
      return writing;
    };
    const { look, keep, end } = newKeeper({ current, stored, send, tell: setState });
    const keepNow = () => void keep();
    const onHidden = () => document.hidden && keepNow();
    let stopListening = () => {};
    // Whoever listens before the form around has begun has it take its own fields for changes.
    const start = setTimeout(() => {
      stopListening = form.subscribe({ formState: { values: true }, callback: look });
      look();
    });
    window.addEventListener('online', keepNow);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(start);
      end();
      stopListening();
      window.removeEventListener('online', keepNow);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [call, form, place, server, unkept, settled, waitFor, isBusy, basedOn]);
  const joined = others.filter(({ name }) => !known.some((writer) => writer.name === name));
  return { state: server && state, joined };
}

const arrived = () => true;
