import { EditorContent, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ControlProps } from '#ui/forms/field.tsx';
import { docOfLines, fieldValueOf, toDoc } from './convert.ts';
import { type EarlyCursor, type EarlyPoint, parseBlocks } from './editor-place.tsx';
import './editor.css';
import { extensionsFor } from './extensions.ts';
import { goOn, goOnAt } from './go-on.ts';
import { LinkForm } from './link-form.tsx';
import { PasteNotice } from './pasted/paste-notice.tsx';
import { PictureForm, PictureUploadState } from './picture-form.tsx';
import { TableForm } from './table-form.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

export interface RichTextEditorProps {
  readonly control: ControlProps;
  readonly label: string;
  /** The field's value when the editor opens. */
  readonly initial: string;
  /** What was typed in its place before it came, if that is the value; otherwise ''. */
  readonly typed: string;
  /** Where the cursor was in that, or in the text as it was shown. */
  readonly cursor: RefObject<EarlyCursor | EarlyPoint | undefined>;
  readonly onChange: (value: string) => void;
}

const frame =
  'overflow-clip rounded-control border bg-surface-raised has-[.editor-text:focus-visible]:outline-3 ' +
  'has-[.editor-text:focus-visible]:outline-focus has-[.editor-text:focus-visible]:outline-offset-1';

/** Writes the blocks of a text: what can be typed, pasted or chosen is what can be stored. */
export default function RichTextEditor({
  control,
  label,
  initial,
  typed,
  cursor,
  onChange,
}: RichTextEditorProps) {
  const [doc] = useState(() => (typed === '' ? toDoc(parseBlocks(initial)) : docOfLines(typed)));
  const value = useRef(fieldValueOf(doc));
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const uploadPicture = useRef<(file: File) => void>(undefined);
  const [extensions] = useState(() =>
    extensionsFor({ onPasted: setLeftOut, onPicture: (file) => uploadPicture.current?.(file) }),
  );
  // Given anew with each rendering, as the library goes back to what it was given last.
  const editorProps = useMemo(
    () => ({ attributes: attributesOf(id, label, describedBy, invalid) }),
    [id, label, describedBy, invalid],
  );
  const editor = useEditor({
    extensions,
    content: doc,
    injectCSS: false,
    editorProps,
    // The editor also tells of changes that leave the text as it is.
    onUpdate: ({ editor: current }) => {
      const next = fieldValueOf(current.getJSON());
      if (next === value.current) return;
      value.current = next;
      onChange(next);
    },
  });
  // At once: the next key is for it.
  useLayoutEffect(() => {
    // Where it was made for a rendering that took too long, another one follows.
    if (cursor.current === undefined || editor.isDestroyed) return;
    if ('scrolled' in cursor.current) goOnAt(editor, cursor.current);
    else goOn(editor, typed, cursor.current);
    cursor.current = undefined;
  }, [editor, typed, cursor]);
  const [isLinking, setLinking] = useState(false);
  const upload = usePictureUpload(editor);
  useEffect(() => {
    uploadPicture.current = upload.start;
  }, [upload.start]);
  return (
    <div className={`${frame} ${invalid ? 'border-danger' : 'border-line-strong'}`}>
      <Toolbar
        editor={editor}
        controls={id}
        isLinking={isLinking}
        onLink={() => setLinking(!isLinking)}
        onPicture={upload.start}
      />
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <PictureUploadState upload={upload} />
      <PictureForm editor={editor} />
      <TableForm editor={editor} />
      <PasteNotice leftOut={leftOut} onClose={() => setLeftOut([])} />
      <p id={keysId(id)} className="sr-only">
        In a list Tab indents, in a table it goes to the next cell. To leave the text press Escape, then Tab.
      </p>
      <EditorContent editor={editor} />
    </div>
  );
}

const keysId = (id: string): string => `${id}-keys`;

const attributesOf = (
  id: string,
  label: string,
  describedBy = '',
  isWrong: ControlProps['aria-invalid'] = undefined,
): Record<string, string> => ({
  id,
  'aria-describedby': `${describedBy} ${keysId(id)}`.trim(),
  class: 'prose editor-text',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(isWrong ? { 'aria-invalid': 'true' } : {}),
});
