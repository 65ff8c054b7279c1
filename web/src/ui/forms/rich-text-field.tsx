import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useController } from 'react-hook-form';
import { lazyPart } from '#ui/base/lazy-part.tsx';
import { blocksOfLines, type EarlyCursor, EarlyText, EditorPlace } from '#ui/editor/editor-place.tsx';
import type { RichTextEditorProps } from '#ui/editor/rich-text-editor.tsx';
import { Field } from './field.tsx';
import { useFormField } from './form-context.ts';
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

/**
 * A text with headings, lists, links and pictures; its value is the blocks as JSON, '' for none. The editor comes when
 * somebody begins with the form, so that it is there when they have typed the title; what they type in its place before
 * goes into it. A text that is there already is shown as soon as the browser has nothing else to do.
 */
export function RichTextField<Name extends string>({ name, label, hint, className }: CommonProps<Name>) {
  const { id, error, optional, revision, isBegun, form } = useFormField(name, label);
  const { field } = useController<FieldValues, string>({ control: form.control, name });
  const value = typeof field.value === 'string' ? field.value : '';
  const isIdle = useIdle();
  const Editor = useEditorCode(isBegun || (isIdle && value !== ''));
  /** What was typed without the editor. */
  const [typed, setTyped] = useState('');
  const isTyped = value === blocksOfLines(typed);
  const cursor = useRef<EarlyCursor>(undefined);
  const onLeave = useCallback((left: EarlyCursor | undefined) => {
    cursor.current = left;
  }, []);
  const onType = (next: string) => {
    setTyped(next);
    field.onChange(blocksOfLines(next));
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        // As high as the empty editor with one row of buttons, which is drawn before there is a place to type.
        <div className="grid min-h-85">
          {Editor === undefined ? (
            isTyped ? (
              <EarlyText control={control} label={label} onType={onType} onLeave={onLeave} />
            ) : (
              <EditorPlace />
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

/** Whether the browser has had nothing to do since this was shown. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has none.
    if (window.requestIdleCallback === undefined) {
      const timer = setTimeout(() => setIdle(true));
      return () => clearTimeout(timer);
    }
    const callback = requestIdleCallback(() => setIdle(true), { timeout: 1000 });
    return () => cancelIdleCallback(callback);
  }, []);
  return isIdle;
}
