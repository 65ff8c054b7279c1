import type { EndpointName, Endpoints } from 'contract';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { EndpointInput, EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import { useSingleFlight } from '#api/use-single-flight.ts';
import { type DraftOptions, useDraft } from './drafts/use-draft.ts';
import { endpointResolver } from './endpoint-resolver.ts';
import { type FailureOptions, useFailure } from './submit/use-failure.ts';
import { type Precheck, usePrecheck } from './submit/use-precheck.ts';
import { usePendingUploads } from './use-pending-uploads.ts';

/** All editable fields: one without an initial value would overwrite the stored value with ''. */
type Edited<N extends EndpointName> = Required<Omit<z.input<Endpoints[N]['input']>, 'id' | 'basedOn'>>;

export interface EndpointFormOptions<N extends EndpointName> extends DraftOptions, FailureOptions {
  readonly name: N;
  /** Input without a field. The form keeps its first value: a refetch must not change the edited version. */
  readonly fixed?: Partial<EndpointInput<N>> | undefined;
  /** Initial values, of which the form keeps the first ones too. An update form needs all fields. */
  readonly defaults?: (N extends `update${string}` ? Edited<N> : Partial<EndpointInput<N>>) | undefined;
  readonly refreshes?: readonly EndpointName[] | undefined;
  /** Values that the default submit sets, if other buttons submit the same form with other values. */
  readonly submitValues?:
    | Readonly<Partial<EndpointInput<N>>>
    | ((values: FieldValues) => Readonly<Partial<EndpointInput<N>>>)
    | undefined;
  /** Called after success, with the input that was sent. `clear` resets the form, its previews and its messages. */
  readonly onDone: (
    reply: EndpointReply<N>,
    clear: () => void,
    input: EndpointInput<N>,
  ) => void | Promise<void>;
  readonly confirm?: ((values: FieldValues) => Promise<boolean>) | undefined;
  /**
   * Asks the server about the values without files, before files are sent. It rejects with all problems of
   * the fields, which the form shows together with its own.
   */
  readonly precheck?: Precheck | undefined;
  /** Handles a refusal that is a normal step of the flow. True means that the form shows no message. */
  readonly onRefused?: ((error: Error) => boolean) | undefined;
}

export function useEndpointForm<N extends EndpointName>(options: EndpointFormOptions<N>) {
  const { name, fixed, defaults, refreshes, onDone, onRefused, confirm, precheck } = options;
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
  const [sentBy, setSentBy] = useState<string>();
  const { failure, refusals, clearFailure, refuse, refuseIncomplete, refuseUpload, addProblems } = useFailure(
    form,
    options,
  );
  const readValues = () => ({ ...firstFixed, ...form.getValues() });
  const { isChecking, noteSent, runPrecheck } = usePrecheck(name, precheck, readValues);
  const clear = () => {
    clearFailure();
    form.reset();
  };
  const send = async (values: FieldValues, overwrites: boolean) => {
    clearFailure();
    if (confirm !== undefined && !(await confirm(values))) return;
    const input = (overwrites ? { ...values, basedOn: undefined } : values) as EndpointInput<N>;
    let reply: EndpointReply<N>;
    try {
      noteSent();
      reply = await action.run(input);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (onRefused?.(error) === true) return;
      return refuse(error);
    }
    settleDraft();
    await onDone(reply, clear, input);
  };
  const { isWaiting, waitFor, waitForAll } = usePendingUploads();
  const singleFlight = useSingleFlight();
  const focusAtSubmit = useRef<Element>(null);
  /** Names of the values that the last submit set. They are not fields, so only the next submit resets them. */
  const setBySubmit = useRef<readonly string[]>([]);
  // Covers the time from validation to the response.
  const runSubmit = singleFlight(async (overwrites: boolean, values: FieldValues) => {
    focusAtSubmit.current = document.activeElement;
    if (!(await waitForAll())) return refuseUpload();
    if (!overwrites) {
      for (const field of setBySubmit.current) form.setValue(field, undefined);
      setBySubmit.current = Object.keys(values);
    }
    for (const [field, value] of Object.entries(values)) form.setValue(field, value);
    // Field errors of the last attempt refer to the version that is overwritten.
    if (overwrites) form.clearErrors();
    const checked = runPrecheck();
    let isComplete = false;
    await form.handleSubmit(async (values) => {
      isComplete = true;
      const found = await checked;
      return found === undefined ? send(values, overwrites) : refuse(found);
    }, refuseIncomplete)();
    const found = await checked;
    if (!isComplete && found !== undefined) addProblems(found);
  });
  const submitAs = (values: FieldValues, by?: string) => {
    setSentBy(by);
    void runSubmit(false, values);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitValues = {} } = options;
    submitAs(typeof submitValues === 'function' ? submitValues(form.getValues()) : submitValues);
  };
  /** Sends the form without `basedOn`, which overwrites the other edit. */
  const overwrite = () => void runSubmit(true, {});
  const isBusy = action.isBusy || isWaiting || isChecking;
  return {
    form,
    action,
    isBusy,
    failure,
    refusals,
    focusAtSubmit,
    draft,
    settleDraft,
    submit,
    submitAs,
    sentBy,
    overwrite,
    waitFor,
  };
}

export type EndpointFormState<N extends EndpointName> = ReturnType<typeof useEndpointForm<N>>;
