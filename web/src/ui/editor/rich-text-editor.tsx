import { EditorContent, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ControlProps } from '#ui/forms/field.tsx';
import { docOfLines, fieldValueOf, parseBlocks, toDoc } from './convert.ts';
import type { EarlyCursor } from './editor-place.tsx';
import './editor.css';
import { extensionsFor } from './extensions.ts';
import { goOn } from './go-on.ts';
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
  /** Where the cursor was in that, if it was there. */
  readonly cursor: RefObject<EarlyCursor | undefined>;
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
  const editor = useEditor({
    extensions,
    content: doc,
    injectCSS: false,
    editorProps: { attributes: attributesOf(id, label, describedBy) },
    // The editor also tells of changes that leave the text as it is.
    onUpdate: ({ editor: current }) => {
      const next = fieldValueOf(current.getJSON());
      if (next === value.current) return;
      value.current = next;
      onChange(next);
    },
  });
  useEffect(() => {
    const attributes = {
      ...attributesOf(id, label, describedBy),
      ...(invalid ? { 'aria-invalid': 'true' } : {}),
    };
    editor.setOptions({ editorProps: { attributes } });
  }, [editor, id, label, describedBy, invalid]);
  // At once: the next key is for it.
  useLayoutEffect(() => {
    // Where it was made for a rendering that took too long, another one follows.
    if (cursor.current === undefined || editor.isDestroyed) return;
    goOn(editor, typed, cursor.current);
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

const attributesOf = (id: string, label: string, describedBy = ''): Record<string, string> => ({
  id,
  'aria-describedby': `${describedBy} ${keysId(id)}`.trim(),
  class: 'prose editor-text',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
});
