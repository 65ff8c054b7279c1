import type { EndpointName, Endpoints } from 'contract';
import { ApiError, type FieldMessages } from 'contract/errors';
import { shownWording } from 'contract/words/shown/wording';
import { type FormEvent, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { EndpointInput, EndpointReply } from '#api/client.ts';
import { dropDraft } from '#api/drafts.ts';
import { ConnectionError } from '#api/exchange/connection-error.ts';
import { type Action, useAction } from '#api/use-action.ts';
import { useOneAtATime } from '#api/use-one-at-a-time.ts';
import type { DraftOfForm, ServerDraft } from './drafts/form-draft.tsx';
import { endpointResolver } from './endpoint-resolver.ts';
import { useArrivals } from './use-arrivals.ts';

/** How a failed request is told above the form and beside its fields. */
export interface FormFailure {
  readonly message: ReactNode;
  /** Stands smaller beneath the message. */
  readonly detail?: string | undefined;
  readonly fields?: FieldMessages | undefined;
  /** Somebody else saved the record since the form was filled in (code `conflict`). */
  readonly isConflict?: boolean;
}

/** All that is edited: what such a form did not show at first would be sent empty, over what is stored. */
type Edited<N extends EndpointName> = Required<Omit<z.input<Endpoints[N]['input']>, 'id' | 'basedOn'>>;

export interface EndpointFormOptions<N extends EndpointName> {
  /** Name of the endpoint in the table. */
  readonly name: N;
  /**
   * Input that nobody types, such as the id in the path and the version that is edited. The form keeps what it was first
   * given: what is read in the background must not pass for what was edited.
   */
  readonly fixed?: Partial<EndpointInput<N>> | undefined;
  /** What the fields show at first, kept likewise; to update a record, all of it. */
  readonly defaults?: (N extends `update${string}` ? Edited<N> : Partial<EndpointInput<N>>) | undefined;
  /** Endpoints whose answers are out of date afterwards. */
  readonly refreshes?: readonly EndpointName[] | undefined;
  /** What the usual submit sets, where other buttons send the same form otherwise. */
  readonly usual?: Readonly<Partial<EndpointInput<N>>> | undefined;
  /** After success; `clear` empties the form, its previews and its wording. */
  readonly onDone: (reply: EndpointReply<N>, clear: () => void) => void | Promise<void>;
  /**
   * Keeps what is typed on this device until it is sent; for a form in which somebody writes for long. A text names what
   * it is about, where no id among the fixed input does.
   */
  readonly keepsDraft?: boolean | string | undefined;
  /** What the server keeps of it besides. */
  readonly serverDraft?: ServerDraft | undefined;
  /** Said above the form while a required field is empty (requirements 4.9). */
  readonly incomplete?: ReactNode;
  /** Asks before anything is sent; false keeps the form as it is. */
  readonly confirm?: ((values: FieldValues) => Promise<boolean>) | undefined;
  /** Words for a failure; undefined leaves it to the server's message. */
  readonly explain?: ((error: Error) => FormFailure | undefined) | undefined;
  /** Takes a refusal for a step on the way: true when there is nothing to say about it here. */
  readonly onRefused?: ((error: Error) => boolean) | undefined;
}

export interface EndpointFormState<N extends EndpointName> {
  readonly form: UseFormReturn<FieldValues>;
  readonly action: Action<N>;
  readonly isBusy: boolean;
  readonly failure: FormFailure | undefined;
  /** Grows with each refused submit: the moment to move focus. */
  readonly refusals: number;
  /** What had the focus at the last submit. */
  readonly startedAt: RefObject<Element | null>;
  readonly submit: (event: FormEvent) => void;
  /** See EndpointFormContext. */
  readonly submitAs: (values: FieldValues, by?: string) => void;
  /** See EndpointFormContext. */
  readonly sentBy: string | undefined;
  /** See EndpointFormContext. */
  readonly waitFor: (arrival: Promise<boolean>) => void;
  /** Undefined for a form that keeps none. */
  readonly draft: DraftOfForm | undefined;
  /** What the form holds is no draft any more. */
  readonly settleDraft: () => void;
  /** Sends the form without `basedOn`, over what somebody else saved. */
  readonly overwrite: () => void;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const failureOf = (error: Error): FormFailure => ({
  message: isAbort(error) ? 'Pengiriman dibatalkan. Isian Anda tetap ada.' : error.message,
  detail:
    error instanceof ConnectionError ? 'Isian Anda tetap ada. Kirim lagi setelah tersambung.' : undefined,
  fields: error instanceof ApiError ? error.fields : undefined,
});

const isConflict = (error: Error): error is ApiError =>
  error instanceof ApiError && error.code === 'conflict';

const conflictOf = (error: ApiError): FormFailure => ({
  message: error.message,
  detail: 'Muat data terbaru dan ulangi perubahan Anda, atau timpa dengan isian Anda.',
  fields: error.fields,
  isConflict: true,
});

/** State of a form that sends one endpoint: checks, one request at a time, failures mapped to fields. */
export function useEndpointForm<N extends EndpointName>(
  options: EndpointFormOptions<N>,
): EndpointFormState<N> {
  const { name, fixed, defaults, refreshes, onDone, explain, onRefused, incomplete, confirm } = options;
  const [firstFixed] = useState(() => (fixed ?? {}) as FieldValues);
  const resolver = useMemo(() => endpointResolver(name, firstFixed), [name, firstFixed]);
  const form = useForm<FieldValues>({
    resolver,
    defaultValues: (defaults ?? {}) as FieldValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { draft, settleDraft } = useDraft(options, firstFixed, form);
  const action = useAction(name, refreshes === undefined ? {} : { refreshes });
  const [failure, setFailure] = useState<FormFailure>();
  const [refusals, setRefusals] = useState(0);
  const [sentBy, setSentBy] = useState<string>();

  const explained = (error: Error) => (isAbort(error) ? undefined : explain?.(error));
  const refuse = () => setRefusals((count) => count + 1);
  const refuseIncomplete = (errors: FieldErrors) => {
    const isEmpty = Object.values(errors).some((error) => error?.message === shownWording.required);
    setFailure(isEmpty && incomplete !== undefined ? { message: incomplete } : undefined);
    refuse();
  };
  const clear = () => {
    setFailure(undefined);
    form.reset();
  };
  const send = async (values: FieldValues, overwrites: boolean) => {
    setFailure(undefined);
    if (confirm !== undefined && !(await confirm(values))) return;
    let reply: EndpointReply<N>;
    try {
      const input = overwrites ? { ...values, basedOn: undefined } : values;
      reply = await action.run(input as EndpointInput<N>);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (onRefused?.(error) === true) return;
      const refusal = isConflict(error) ? conflictOf(error) : (explained(error) ?? failureOf(error));
      markFields(form, refusal);
      setFailure(refusal);
      return refuse();
    }
    settleDraft();
    await onDone(reply, clear);
  };
  const { isWaiting, waitFor, allArrived } = useArrivals();
  const oneAtATime = useOneAtATime();
  const startedAt = useRef<Element>(null);
  // From its check to its answer.
  const handle = oneAtATime(async (overwrites: boolean, values: FieldValues) => {
    startedAt.current = document.activeElement;
    if (!(await allArrived())) {
      setFailure({ message: 'Gambar belum terunggah, jadi belum ada yang disimpan.' });
      return refuse();
    }
    for (const [field, value] of Object.entries(values)) form.setValue(field, value);
    // What the last attempt left beside the fields is what will be overwritten.
    if (overwrites) form.clearErrors();
    return form.handleSubmit((values) => send(values, overwrites), refuseIncomplete)();
  });
  const submitAs = (values: FieldValues, by?: string) => {
    setSentBy(by);
    void handle(false, values);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submitAs(options.usual ?? {});
  };
  const overwrite = () => void handle(true, {});
  const isBusy = action.isBusy || isWaiting;
  return {
    form,
    action,
    isBusy,
    failure,
    refusals,
    startedAt,
    draft,
    settleDraft,
    submit,
    submitAs,
    sentBy,
    overwrite,
    waitFor,
  };
}

/** Names the draft of a form by its endpoint and its record. */
function useDraft<N extends EndpointName>(
  { name, keepsDraft = false, serverDraft: server }: EndpointFormOptions<N>,
  { id = 'new', basedOn }: FieldValues,
  form: UseFormReturn<FieldValues>,
) {
  const settled = useRef<string>(undefined);
  const draft = useMemo(() => {
    if (keepsDraft === false) return undefined;
    return { name: `${name}:${keepsDraft === true ? id : keepsDraft}`, basedOn, settled, server };
  }, [keepsDraft, name, id, basedOn, server]);
  const settleDraft = () => {
    if (draft === undefined) return;
    settled.current = JSON.stringify(form.getValues());
    dropDraft(draft.name);
  };
  return { draft, settleDraft };
}

function markFields(form: UseFormReturn<FieldValues>, { fields }: FormFailure): void {
  for (const [field, message] of Object.entries(fields ?? {})) {
    form.setError(field, { type: 'server', message });
  }
}
