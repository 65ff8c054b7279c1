import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useController } from 'react-hook-form';
import { useIdleRender } from '#ui/base/use-idle-render.ts';
import {
  EditorPlaceholder,
  EditorSpacer,
  linesToFieldValue,
  type PendingCursor,
  type PendingPoint,
  PlainTextFallback,
  type StoredTextPreviewProps,
} from '#ui/editor/editor-placeholder.tsx';
import type { RichTextEditorProps } from '#ui/editor/rich-text-editor.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { Field } from './field.tsx';
import { useFormField, useWaitFor } from './form-context.ts';
import type { CommonProps } from './form-fields.tsx';

const loadEditor = () => import('#ui/editor/rich-text-editor.tsx');

/** Shows a notice if the code cannot be loaded, with a button to retry. */
const LazyEditor = lazyComponent(loadEditor);

type Editor = ComponentType<RichTextEditorProps>;

/** Returns the loaded editor. Suspense would render it in slices, visible before it accepts keys. */
function useLoadedEditor(shouldLoad: boolean): Editor | undefined {
  const [Editor, setEditor] = useState<Editor>();
  useEffect(() => {
    if (!shouldLoad) return;
    let isMounted = true;
    loadEditor().then(
      (code) => isMounted && flushSync(() => setEditor(() => code.default)),
      () => isMounted && setEditor(() => LazyEditor),
    );
    return () => {
      isMounted = false;
    };
  }, [shouldLoad]);
  return Editor;
}

interface RichTextFieldProps<Name extends string> extends CommonProps<Name> {
  /** Component that shows an existing text until the editor is loaded. */
  readonly Preview?: ComponentType<StoredTextPreviewProps> | undefined;
}

/**
 * Rich text field. Its value is the blocks as JSON, or '' without text.
 *
 * The editor is loaded when the user focuses the form or moves the pointer over the field. An existing text
 * without a preview loads the editor when the browser is idle.
 */
export function RichTextField<Name extends string>(props: RichTextFieldProps<Name>) {
  const { name, label, hint, className, Preview } = props;
  const { id, error, optional, revision, isStarted, textLang, form } = useFormField(name, label);
  const { field } = useController<FieldValues, string>({ control: form.control, name });
  const value = typeof field.value === 'string' ? field.value : '';
  const isIdle = useIdleRender();
  const [isNear, setNear] = useState(false);
  const shouldLoad = isStarted || isNear || (isIdle && value !== '' && Preview === undefined);
  const Editor = useLoadedEditor(shouldLoad);
  const [typed, setTyped] = useState('');
  const isTyped = value === linesToFieldValue(typed);
  const cursor = useRef<PendingCursor | PendingPoint>(undefined);
  const onReplaced = useCallback((position: PendingCursor | PendingPoint | undefined) => {
    cursor.current = position;
  }, []);
  const onFirstInput = useSubmitDelay(Editor);
  const onType = (next: string) => {
    setTyped(next);
    field.onChange(linesToFieldValue(next));
  };
  return (
    <Field {...{ id, label, hint, error, optional, className }} lang={props.lang ?? textLang}>
      {(control) => (
        <div className="grid *:[grid-area:1/1]" onPointerEnter={() => setNear(true)}>
          <EditorSpacer />
          {Editor === undefined ? (
            isTyped ? (
              <PlainTextFallback control={control} label={label} onType={onType} onReplaced={onReplaced} />
            ) : Preview === undefined ? (
              <EditorPlaceholder />
            ) : (
              <Preview
                control={control}
                label={label}
                value={value}
                isEditorLoading={shouldLoad}
                onFirstInput={onFirstInput}
                onReplaced={onReplaced}
              />
            )
          ) : (
            <Suspense fallback={<EditorPlaceholder />}>
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

/** Delays a submit until the editor has the text of the preview. Call the result on the first input. */
function useSubmitDelay(Editor: Editor | undefined): () => void {
  const waitFor = useWaitFor();
  const settle = useRef<(isThere: boolean) => void>(undefined);
  useEffect(() => {
    // If the editor cannot be loaded, nothing is sent without the typed text.
    if (Editor !== undefined) settle.current?.(Editor !== LazyEditor);
  }, [Editor]);
  return () => {
    waitFor(
      new Promise((resolve) => {
        settle.current = resolve;
      }),
    );
  };
}
