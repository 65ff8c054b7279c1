import type { EndpointName, Endpoints } from 'contract';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type * as z from 'zod';
import { lazyRoutes } from '#api/client.ts';
import * as t from '#messages/ui/forms';
import { Button, WithTranslation } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { useAfterPress } from '#ui/base/use-after-press.ts';
import { useEdgeHeight } from '#ui/dialogs/use-edge-height.ts';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';
import { NoScriptNotice } from '#ui/lists/no-script-notice.tsx';
import { langOf } from '#ui/text/fixed-english.ts';
import { ControlCheck } from './control-check.tsx';
import { DraftPlace } from './drafts/lazy-form-draft.tsx';
import { loadValidator } from './endpoint-resolver.ts';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';
import { DataUrlField, FileField } from './file-field.tsx';
import { controlId, type ExcludedKind, FormContext, messageAt } from './form-context.ts';
import { PasswordField, SelectField, TextAreaField, TextField } from './form-fields.tsx';
import { RichTextField } from './rich-text-field.tsx';
import type { FormFailure } from './submit/use-failure.ts';
import { UploadProgress } from './upload-progress.tsx';
import { type EndpointFormOptions, type EndpointFormState, useEndpointForm } from './use-endpoint-form.ts';
import { useErrorTitle } from './use-error-title.ts';

type InputName<N extends EndpointName> = Extract<keyof z.input<Endpoints[N]['input']>, string>;
type FileName<N extends EndpointName> = Endpoints[N] extends { files: infer Slots }
  ? Extract<keyof Slots, string>
  : never;

/** Field components that accept only names of the endpoint's input. */
export interface FormFields<N extends EndpointName> extends SharedFields<InputName<N>> {
  readonly File: typeof FileField<FileName<N>>;
  readonly DataUrl: typeof DataUrlField<InputName<N>>;
}

export interface SharedFields<Name extends string> {
  readonly Text: typeof TextField<Name>;
  readonly TextArea: typeof TextAreaField<Name>;
  readonly Select: typeof SelectField<Name>;
  readonly Password: typeof PasswordField<Name>;
  readonly RichText: typeof RichTextField<Name>;
}

const fields = {
  Text: TextField,
  TextArea: TextAreaField,
  Select: SelectField,
  Password: PasswordField,
  File: FileField,
  DataUrl: DataUrlField,
  RichText: RichTextField,
} as const;

export interface EndpointFormProps<N extends EndpointName> extends EndpointFormOptions<N> {
  readonly submitLabel: ReactNode;
  readonly submitTranslation?: string | undefined;
  /** Default: 'Menyimpan…'. */
  readonly busyLabel?: ReactNode;
  readonly label: string;
  /** Prefix of the ids of the controls, if the page has two forms of the endpoint. */
  readonly idPrefix?: string | undefined;
  /** Language of what is typed, if it is not that of the page. */
  readonly textLang?: string | undefined;
  /** Loads the current version of the record. Offered after a conflict with another admin's edit. */
  readonly onReload?: (() => void) | undefined;
  readonly conflictAction?: ReactNode;
  /** Makes the submit button sticky if the form is taller than the viewport. */
  readonly hasStickySubmit?: boolean;
  /** Fields that the default submit requires, although the endpoint does not. */
  readonly needs?: readonly InputName<N>[];
  readonly actions?: ReactNode;
  readonly children: (fields: FormFields<N>) => ReactNode;
}

const stickyActions =
  'sticky bottom-[var(--decision-bar,0px)] z-20 -mx-2 border-line border-t bg-surface-raised px-2 py-3';

/** Larger forms focus an error summary; smaller ones focus the first invalid field, which is in view. */
const maxFieldsWithoutSummary = 2;

/** Form for one endpoint. It validates with the endpoint's schema and file slots. */
export function EndpointForm<N extends EndpointName>(props: EndpointFormProps<N>) {
  const state = useEndpointForm(props);
  const [labels] = useState(() => new Map<string, string>());
  const [excludedFields] = useState(() => new Map<string, ExcludedKind>());
  const [isStarted, setStarted] = useState(false);
  const [revision, setRevision] = useState(0);
  const { form, action, isBusy, failure, draft, submit, sentBy, submitAs, waitFor } = state;
  const { needs = [], idPrefix = props.name } = props;
  const problems = collectProblems(idPrefix, labels, state);
  const { formRef, summaryRef } = useFocusOnRefusal(state, labels, problems);
  const stickyRef = useRef<HTMLDivElement>(null);
  useEdgeHeight('--sticky-bar', stickyRef);
  useErrorTitle(problems.length > 0 || failure !== undefined);
  // A single problem that the message above already names needs no summary.
  const hasSummary =
    problems.length > (failure === undefined ? 0 : 1) && labels.size > maxFieldsWithoutSummary;
  const { onReload } = props;
  const reload =
    onReload &&
    (() => {
      state.settleDraft();
      void Promise.resolve(draft?.server?.drop())
        .catch(() => undefined)
        .then(onReload);
    });
  const legendId = useId();
  return (
    <FormProvider {...form}>
      <FormContext
        value={{
          name: props.name,
          idPrefix,
          textLang: props.textLang,
          isBusy,
          labels,
          needs,
          sentBy,
          submitAs,
          excludedFields,
          waitFor,
          settled: draft?.settled,
          revision,
          isStarted,
        }}
      >
        {/* If the browser submits the form natively, POST keeps the password out of the URL. */}
        <form
          ref={formRef}
          method="post"
          noValidate
          aria-labelledby={legendId}
          onSubmit={submit}
          onFocus={() => {
            setStarted(true);
            void loadValidator(props.name);
            // Errors are ignored: sending loads them again.
            lazyRoutes().catch(() => undefined);
          }}
        >
          <Fields legend={props.label} legendId={legendId}>
            <Failure failure={failure}>
              {failure?.isConflict === true && (
                <ConflictChoice isBusy={isBusy} onReload={reload} onOverwrite={state.overwrite}>
                  {props.conflictAction}
                </ConflictChoice>
              )}
            </Failure>
            {hasSummary && <ErrorSummary ref={summaryRef} problems={problems} />}
            {draft !== undefined && (
              <DraftPlace
                draft={draft}
                excludedFields={excludedFields}
                isStarted={isStarted}
                onReplaced={() => setRevision((count) => count + 1)}
              />
            )}
            {props.children(fields)}
            {isBusy && action.progress !== null && (
              <UploadProgress share={action.progress} onCancel={action.cancel} />
            )}
            <div
              ref={props.hasStickySubmit === true ? stickyRef : null}
              className={`flex flex-wrap items-center gap-3 ${props.hasStickySubmit === true ? stickyActions : ''}`}
            >
              <WithTranslation translation={props.submitTranslation}>
                <Button
                  type="submit"
                  lang={langOf(props.submitLabel)}
                  busy={isBusy && sentBy === undefined}
                  disabled={isBusy && sentBy !== undefined}
                  busyLabel={props.busyLabel ?? t.saving}
                >
                  {props.submitLabel}
                </Button>
              </WithTranslation>
              {props.actions}
            </div>
            {import.meta.env.DEV && <ControlCheck fixed={props.fixed} />}
          </Fields>
        </form>
      </FormContext>
    </FormProvider>
  );
}

interface FieldsProps {
  readonly legend: string;
  readonly legendId: string;
  readonly children: ReactNode;
}

/** Disables all fields until hydration, because earlier input would be lost. */
function Fields({ legend, legendId, children }: FieldsProps) {
  return (
    <fieldset disabled={!useHydrated()} className="grid min-w-0 grid-cols-1 gap-5">
      <legend id={legendId} lang={langOf(legend)} className="sr-only">
        {legend}
      </legend>
      <NoScriptNotice>{t.needsJavaScript}</NoScriptNotice>
      {children}
    </fieldset>
  );
}

interface ConflictChoiceProps {
  readonly isBusy: boolean;
  readonly onReload: (() => void) | undefined;
  readonly onOverwrite: () => void;
  readonly children?: ReactNode;
}

function ConflictChoice({ isBusy, onReload, onOverwrite, children }: ConflictChoiceProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {children}
      {onReload !== undefined && (
        <Button variant="secondary" size="small" disabled={isBusy} onClick={onReload}>
          {t.loadLatest}
        </Button>
      )}
      <Button variant="secondary" size="small" disabled={isBusy} onClick={onOverwrite}>
        {t.overwrite}
      </Button>
    </div>
  );
}

interface FailureProps {
  readonly failure: FormFailure | undefined;
  readonly children?: ReactNode;
}

function Failure({ failure, children }: FailureProps) {
  if (failure === undefined) return null;
  return (
    <Notice tone="error">
      <span lang={langOf(failure.message)}>{failure.message}</span>
      {failure.detail && <p className="font-normal text-sm">{failure.detail}</p>}
      {children}
    </Notice>
  );
}

function collectProblems<N extends EndpointName>(
  idPrefix: string,
  labels: ReadonlyMap<string, string>,
  { form }: EndpointFormState<N>,
): FieldProblem[] {
  const { errors } = form.formState;
  return [...labels].flatMap(([field, label]) => {
    const message = messageAt(errors, field);
    return message !== undefined ? [{ id: controlId(idPrefix, field), label, message }] : [];
  });
}

/** Focuses the errors of a refused submit, unless the user has focused another control meanwhile. */
function useFocusOnRefusal<N extends EndpointName>(
  { refusals, focusAtSubmit, failure }: EndpointFormState<N>,
  labels: ReadonlyMap<string, string>,
  problems: readonly FieldProblem[],
) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const handled = useRef(0);
  const afterPress = useAfterPress();
  // Runs after every render: the errors may be rendered one render after the refusal is counted.
  useEffect(() => {
    const first = problems[0]?.id;
    if (refusals === handled.current || (first === undefined && failure === undefined)) return;
    handled.current = refusals;
    afterPress(() => {
      const now = document.activeElement;
      if (now !== focusAtSubmit.current && formRef.current?.contains(now)) return;
      if (summaryRef.current !== null) summaryRef.current.focus();
      else if (first !== undefined) document.getElementById(first)?.focus();
      else {
        // The message is above the fields. In a small form it is usually in view.
        const block = labels.size > maxFieldsWithoutSummary ? 'center' : 'nearest';
        formRef.current?.querySelector('[role=alert]')?.scrollIntoView({ block });
      }
    });
  });
  return { formRef, summaryRef };
}
