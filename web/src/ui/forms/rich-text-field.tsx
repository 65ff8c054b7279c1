import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useController } from 'react-hook-form';
import {
  blocksOfLines,
  type EarlyCursor,
  type EarlyPoint,
  EarlyText,
  EditorPlace,
  type ShownTextProps,
} from '#ui/editor/editor-place.tsx';
import type { RichTextEditorProps } from '#ui/editor/rich-text-editor.tsx';
import { lazyPart } from '#ui/late/lazy-part.tsx';
import { useIdle } from '#ui/late/use-idle.ts';
import { Field } from './field.tsx';
import { useFormField, useWaitFor } from './form-context.ts';
import type { CommonProps } from './form-fields.tsx';

const loadEditor = () => import('#ui/editor/rich-text-editor.tsx');

/** Says so where the code does not come, and loads it anew. */
const LateEditor = lazyPart(loadEditor);

type Editor = ComponentType<RichTextEditorProps>;

/**
 * The editor, undefined until its code is here. It is shown at once then: rendered little by little, as by Suspense, it
 * would stand there before it takes keys.
 */
function useEditorCode(isWanted: boolean): Editor | undefined {
  const [Editor, setEditor] = useState<Editor>();
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    loadEditor().then(
      (code) => isHere && flushSync(() => setEditor(() => code.default)),
      () => isHere && setEditor(() => LateEditor),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return Editor;
}

interface RichTextFieldProps<Name extends string> extends CommonProps<Name> {
  /** Shows a text that is there already. */
  readonly Shown?: ComponentType<ShownTextProps> | undefined;
}

/**
 * A text with headings, lists, links and pictures; its value is the blocks as JSON, '' for none. The editor comes when
 * somebody begins with the form, or comes near the text, so that it is there when they have typed the title; what they
 * type in its place before goes into it. A text that nothing else shows is shown by it as soon as the browser has nothing
 * else to do.
 */
export function RichTextField<Name extends string>(props: RichTextFieldProps<Name>) {
  const { name, label, hint, className, Shown } = props;
  const { id, error, optional, revision, isBegun, form } = useFormField(name, label);
  const { field } = useController<FieldValues, string>({ control: form.control, name });
  const value = typeof field.value === 'string' ? field.value : '';
  const isIdle = useIdle();
  const [isNear, setNear] = useState(false);
  const isWanted = isBegun || isNear || (isIdle && value !== '' && Shown === undefined);
  const Editor = useEditorCode(isWanted);
  /** What was typed without the editor. */
  const [typed, setTyped] = useState('');
  const isTyped = value === blocksOfLines(typed);
  const cursor = useRef<EarlyCursor | EarlyPoint>(undefined);
  const onLeave = useCallback((left: EarlyCursor | EarlyPoint | undefined) => {
    cursor.current = left;
  }, []);
  const onBegin = useAwaitedText(Editor);
  const onType = (next: string) => {
    setTyped(next);
    field.onChange(blocksOfLines(next));
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        // As high as the empty editor with one row of buttons, which is drawn before there is a place to type.
        <div className="grid min-h-85" onPointerEnter={() => setNear(true)}>
          {Editor === undefined ? (
            isTyped ? (
              <EarlyText control={control} label={label} onType={onType} onLeave={onLeave} />
            ) : Shown === undefined ? (
              <EditorPlace />
            ) : (
              <Shown
                control={control}
                label={label}
                value={value}
                isAwaited={isWanted}
                onBegin={onBegin}
                onLeave={onLeave}
              />
            )
          ) : (
            <Suspense fallback={<EditorPlace />}>
              <Editor
                key={revision}
                control={control}
                label={label}
                initial={value}
                typed={isTyped ? typed : ''}
                cursor={cursor}
                onChange={field.onChange}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}

/**
 * What is typed into a text that is only shown: a submit waits until the editor has it.
 *
 * @returns to be called when that begins
 */
function useAwaitedText(Editor: Editor | undefined): () => void {
  const waitFor = useWaitFor();
  const settle = useRef<(isThere: boolean) => void>(undefined);
  useEffect(() => {
    // Where the editor cannot be had, nothing is sent without what was typed.
    if (Editor !== undefined) settle.current?.(Editor !== LateEditor);
  }, [Editor]);
  return () => {
    waitFor(
      new Promise((resolve) => {
        settle.current = resolve;
      }),
    );
  };
}
