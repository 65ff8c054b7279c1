import shapes from 'virtual:form-shapes';
import type { EndpointName, Endpoints } from 'contract';
import { ApiError, type FieldMessages } from 'contract/errors';
import { wording } from 'contract/text/wording';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { EndpointInput, EndpointReply } from '#api/client.ts';
import { deleteDraft } from '#api/drafts.ts';
import { ConnectionError } from '#api/transport/connection-error.ts';
import { useAction } from '#api/use-action.ts';
import { useSingleFlight } from '#api/use-single-flight.ts';
import * as t from '#messages/ui/forms';
import type { ServerDraft } from './drafts/form-draft.tsx';
import { endpointResolver } from './endpoint-resolver.ts';
import { usePendingUploads } from './use-pending-uploads.ts';

export interface FormFailure {
  readonly message: ReactNode;
  /** Shown smaller below the message. */
  readonly detail?: string | undefined;
  readonly fields?: FieldMessages | undefined;
  readonly isConflict?: boolean;
  /** Shown only while a required field is empty. */
  readonly isIncomplete?: boolean;
}

/** All editable fields: one without an initial value would overwrite the stored value with ''. */
type Edited<N extends EndpointName> = Required<Omit<z.input<Endpoints[N]['input']>, 'id' | 'basedOn'>>;

export interface EndpointFormOptions<N extends EndpointName> {
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
  /** Stores the input as a draft on this device. A string identifies it if there is no id. */
  readonly keepsDraft?: boolean | string | undefined;
  readonly serverDraft?: ServerDraft | undefined;
  /** Message above the form if a required field is empty (requirements 4.9). */
  readonly incomplete?: ReactNode;
  readonly confirm?: ((values: FieldValues) => Promise<boolean>) | undefined;
  /**
   * Asks the server about the values without files, before files are sent. It rejects with all problems of
   * the fields, which the form shows together with its own.
   */
  readonly precheck?: ((values: FieldValues) => Promise<unknown>) | undefined;
  /** Returns the messages for a failure. Undefined uses the server's message. */
  readonly explain?: ((error: Error) => FormFailure | undefined) | undefined;
  /** Handles a refusal that is a normal step of the flow. True means that the form shows no message. */
  readonly onRefused?: ((error: Error) => boolean) | undefined;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const toFailure = (error: Error): FormFailure => ({
  message: isAbort(error) ? t.aborted : error.message,
  fields: error instanceof ApiError ? error.fields : undefined,
});

/** Says after a lost connection that the form keeps its input, also below a text of the form itself. */
const withConnectionHint = (error: Error, { detail = '', ...failure }: FormFailure): FormFailure => {
  const hint = error instanceof ConnectionError ? t.inputKept : '';
  return { ...failure, detail: `${detail} ${hint}`.trim() || undefined };
};

const hasEmptyField = (errors: FieldErrors): boolean =>
  Object.values(errors).some((error) => error?.message === wording.required);

const isConflict = (error: Error): error is ApiError =>
  error instanceof ApiError && error.code === 'conflict';

const toConflict = (error: ApiError): FormFailure => ({
  message: error.message,
  detail: t.conflictText,
  fields: error.fields,
  isConflict: true,
});

export function useEndpointForm<N extends EndpointName>(options: EndpointFormOptions<N>) {
  const { name, fixed, defaults, refreshes, onDone, explain, onRefused, incomplete, confirm, precheck } =
    options;
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
  /** Increases with each refused submit, which moves the focus. */
  const [refusals, setRefusals] = useState(0);
  const [sentBy, setSentBy] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  /** Fields without files that were last sent, as JSON. */
  const lastSent = useRef<string>(undefined);

  const explainFailure = (error: Error) => (isAbort(error) ? undefined : explain?.(error));
  const countRefusal = () => setRefusals((count) => count + 1);
  const refuse = (error: Error) => {
    const refusal = isConflict(error)
      ? toConflict(error)
      : withConnectionHint(error, explainFailure(error) ?? toFailure(error));
    markFields(form, refusal);
    setFailure(refusal);
    countRefusal();
  };
  const refuseIncomplete = (errors: FieldErrors) => {
    setFailure(
      hasEmptyField(errors) && incomplete !== undefined
        ? { message: incomplete, isIncomplete: true }
        : undefined,
    );
    countRefusal();
  };
  /** Adds problems that the server found to those that the form shows already. */
  const addProblems = (error: Error) => {
    const explained = explainFailure(error);
    if (!markFields(form, explained ?? toFailure(error))) return;
    if (explained !== undefined) setFailure(explained);
    countRefusal();
  };
  const clear = () => {
    setFailure(undefined);
    form.reset();
  };
  const send = async (values: FieldValues, overwrites: boolean) => {
    setFailure(undefined);
    if (confirm !== undefined && !(await confirm(values))) return;
    const input = (overwrites ? { ...values, basedOn: undefined } : values) as EndpointInput<N>;
    let reply: EndpointReply<N>;
    try {
      lastSent.current = JSON.stringify(withoutFiles(name, { ...firstFixed, ...form.getValues() }));
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
    if (!(await waitForAll())) {
      setFailure({ message: t.pictureMissing });
      return countRefusal();
    }
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
  const runPrecheck = async (): Promise<Error | undefined> => {
    const values = withoutFiles(name, { ...firstFixed, ...form.getValues() });
    // If the reply to the same fields was lost, the server may have stored them. Sending them again is idempotent.
    if (precheck === undefined || lastSent.current === JSON.stringify(values)) return undefined;
    setChecking(true);
    try {
      await precheck(values);
      return undefined;
    } catch (error) {
      if (error instanceof Error) return error;
      throw error;
    } finally {
      setChecking(false);
    }
  };
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
  const isCompleted = failure?.isIncomplete === true && !hasEmptyField(form.formState.errors);
  return {
    form,
    action,
    isBusy,
    failure: isCompleted ? undefined : failure,
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

/** Creates the draft settings of a form. A draft is named after its endpoint and record. */
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
    deleteDraft(draft.name);
  };
  return { draft, settleDraft };
}

/** Marks the fields without a message, and returns whether there are any. */
function markFields(form: UseFormReturn<FieldValues>, { fields }: FormFailure): boolean {
  const unmarked = Object.entries(fields ?? {}).filter(
    ([field]) => form.getFieldState(field).error === undefined,
  );
  for (const [field, message] of unmarked) form.setError(field, { type: 'server', message });
  return unmarked.length > 0;
}

const withoutFiles = (name: EndpointName, values: FieldValues): FieldValues => {
  const files = shapes[name]?.files ?? {};
  return Object.fromEntries(Object.entries(values).filter(([field]) => !(field in files)));
};
