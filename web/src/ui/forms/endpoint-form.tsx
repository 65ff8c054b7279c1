import type { EndpointName, Endpoints } from 'contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type * as z from 'zod';
import { Button, WithMeaning } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { useAfterPress } from '#ui/base/use-after-press.ts';
import { useEdgeHeight } from '#ui/dialogs/use-edge-height.ts';
import { useHydrated } from '#ui/late/use-hydrated.ts';
import { ControlCheck } from './control-check.tsx';
import { DraftPlace } from './drafts/draft-place.tsx';
import { loadChecks } from './endpoint-resolver.ts';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';
import { DataUrlField, FileField } from './file-field.tsx';
import { controlId, FormContext, messageAt, type UnkeptKind } from './form-context.ts';
import { PasswordField, SelectField, TextAreaField, TextField } from './form-fields.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { UploadProgress } from './upload-progress.tsx';
import {
  type EndpointFormOptions,
  type EndpointFormState,
  type FormFailure,
  useEndpointForm,
} from './use-endpoint-form.ts';
import { useErrorTitle } from './use-error-title.ts';

type InputName<N extends EndpointName> = Extract<keyof z.input<Endpoints[N]['input']>, string>;
type FileName<N extends EndpointName> = Endpoints[N] extends { files: infer Slots }
  ? Extract<keyof Slots, string>
  : never;

/** The kinds of fields, taking only names that the endpoint knows. */
export interface FormFields<N extends EndpointName> {
  readonly Text: typeof TextField<InputName<N>>;
  readonly TextArea: typeof TextAreaField<InputName<N>>;
  readonly Select: typeof SelectField<InputName<N>>;
  readonly Password: typeof PasswordField<InputName<N>>;
  readonly File: typeof FileField<FileName<N>>;
  readonly DataUrl: typeof DataUrlField<InputName<N>>;
  readonly RichText: typeof RichTextField<InputName<N>>;
}

/** Fields of these names, for a part that several forms have in common. */
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
  /** Of an English label that is fixed, in Indonesian. */
  readonly submitMeaning?: string | undefined;
  readonly busyLabel: ReactNode;
  /** Accessible name of the form. */
  readonly label: string;
  /** Shows the record as it stands now: offered when somebody else saved it meanwhile. */
  readonly onReload?: (() => void) | undefined;
  /** A further way out of such a conflict, beside the usual two. */
  readonly conflictAction?: ReactNode;
  /** Keeps the submit button in sight where the form is longer than the window. */
  readonly isLong?: boolean;
  /** Fields that the usual submit needs, though the endpoint takes the form without. */
  readonly needs?: readonly InputName<N>[];
  /** Beside the submit button: a way back, say. */
  readonly actions?: ReactNode;
  readonly children: (fields: FormFields<N>) => ReactNode;
}

const stickyActions =
  'sticky bottom-[var(--decision-bar,0px)] z-20 -mx-2 border-line border-t bg-surface-raised px-2 py-3';

/** With so few fields the first wrong one is in sight: focus goes there instead of to a summary. */
const fewFields = 2;

/** A form for one endpoint: its schema and file slots check it, its errors appear beside the fields. */
export function EndpointForm<N extends EndpointName>(props: EndpointFormProps<N>) {
  const state = useEndpointForm(props);
  const [labels] = useState(() => new Map<string, string>());
  const [unkept] = useState(() => new Map<string, UnkeptKind>());
  const [isBegun, setBegun] = useState(false);
  const [revision, setRevision] = useState(0);
  const { form, action, isBusy, failure, draft, submit, sentBy, submitAs, waitFor } = state;
  const { needs = [] } = props;
  const problems = problemsOf(props.name, labels, state);
  const { place, top } = useFocusOnRefusal(state, labels, problems);
  const sticky = useRef<HTMLDivElement>(null);
  useEdgeHeight('--sticky-bar', sticky);
  useErrorTitle(problems.length > 0 || failure !== undefined);
  // One problem that a message above already tells needs no list of one.
  const isLong = problems.length > (failure === undefined ? 0 : 1) && labels.size > fewFields;
  const { onReload } = props;
  const reload =
    onReload &&
    (() => {
      state.settleDraft();
      void Promise.resolve(draft?.server?.drop())
        .catch(() => undefined)
        .then(onReload);
    });
  return (
    <FormProvider {...form}>
      <FormContext
        value={{
          name: props.name,
          isBusy,
          labels,
          needs,
          sentBy,
          submitAs,
          unkept,
          waitFor,
          settled: draft?.settled,
          revision,
          isBegun,
        }}
      >
        {/* A browser that sends it by itself must not put a password into the address. */}
        <form
          ref={place}
          method="post"
          noValidate
          aria-label={props.label}
          onSubmit={submit}
          onFocus={() => {
            setBegun(true);
            void loadChecks(props.name);
          }}
        >
          <Fields legend={props.label}>
            <Failure failure={failure}>
              {failure?.isConflict === true && (
                <ConflictChoice isBusy={isBusy} onReload={reload} onOverwrite={state.overwrite}>
                  {props.conflictAction}
                </ConflictChoice>
              )}
            </Failure>
            {isLong && <ErrorSummary ref={top} problems={problems} />}
            {draft !== undefined && (
              <DraftPlace
                draft={draft}
                unkept={unkept}
                isBegun={isBegun}
                onReplaced={() => setRevision((count) => count + 1)}
              />
            )}
            {props.children(fields)}
            {isBusy && action.progress !== null && (
              <UploadProgress share={action.progress} onCancel={action.cancel} />
            )}
            <div
              ref={props.isLong === true ? sticky : null}
              className={`flex flex-wrap items-center gap-3 ${props.isLong === true ? stickyActions : ''}`}
            >
              <WithMeaning meaning={props.submitMeaning}>
                <Button
                  type="submit"
                  busy={isBusy && sentBy === undefined}
                  disabled={isBusy && sentBy !== undefined}
                  busyLabel={props.busyLabel}
                >
                  {props.submitLabel}
                </Button>
              </WithMeaning>
              {props.actions}
            </div>
            {import.meta.env.DEV && <ControlCheck fixed={props.fixed} />}
          </Fields>
        </form>
      </FormContext>
    </FormProvider>
  );
}

/** What is typed or chosen before the page has come alive would be lost: until then nothing can be. */
function Fields({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset
      disabled={!useHydrated()}
      className="grid min-w-0 gap-5 [&_:disabled:not([type=file])]:opacity-100!"
    >
      <legend className="sr-only">{legend}</legend>
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
    <div lang="id" className="mt-3 flex flex-wrap gap-3">
      {children}
      {onReload !== undefined && (
        <Button variant="secondary" size="small" disabled={isBusy} onClick={onReload}>
          Muat data terbaru
        </Button>
      )}
      <Button variant="secondary" size="small" disabled={isBusy} onClick={onOverwrite}>
        Timpa dengan isian saya
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
      {failure.message}
      {failure.detail !== undefined && <p className="font-normal text-sm">{failure.detail}</p>}
      {children}
    </Notice>
  );
}

function problemsOf<N extends EndpointName>(
  name: N,
  labels: ReadonlyMap<string, string>,
  { form }: EndpointFormState<N>,
): FieldProblem[] {
  const { errors } = form.formState;
  return [...labels].flatMap(([field, label]) => {
    const message = messageAt(errors, field);
    return message !== undefined ? [{ id: controlId(name, field), label, message }] : [];
  });
}

/**
 * Once the errors of a refused submit are on screen, brings the reader to them; not one who has gone on to another
 * control meanwhile.
 */
function useFocusOnRefusal<N extends EndpointName>(
  { refusals, startedAt, failure }: EndpointFormState<N>,
  labels: ReadonlyMap<string, string>,
  problems: readonly FieldProblem[],
) {
  const place = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLElement>(null);
  const handled = useRef(0);
  const afterPress = useAfterPress();
  // No dependencies: the errors may reach the screen a render after the refusal was counted.
  useEffect(() => {
    const first = problems[0]?.id;
    if (refusals === handled.current || (first === undefined && failure === undefined)) return;
    handled.current = refusals;
    afterPress(() => {
      const now = document.activeElement;
      if (now !== startedAt.current && place.current?.contains(now)) return;
      if (top.current !== null) top.current.focus();
      else if (first !== undefined) document.getElementById(first)?.focus();
      else {
        // The failure stands above the fields; with few of them usually in sight.
        const block = labels.size > fewFields ? 'center' : 'nearest';
        place.current?.querySelector('[role=alert]')?.scrollIntoView({ block });
      }
    });
  });
  return { place, top };
}
