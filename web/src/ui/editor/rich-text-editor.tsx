import './editor.css';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { limits } from 'contract/rules/limits';
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ShrinkingNote } from '#ui/files/chosen-file.tsx';
import type { ControlProps } from '#ui/forms/field.tsx';
import { UploadProgress } from '#ui/forms/upload-progress.tsx';
import { linesToDoc, toDoc, toFieldValue } from './convert.ts';
import { type PendingCursor, type PendingPoint, parseBlocks } from './editor-placeholder.tsx';
import { createExtensions } from './extensions.ts';
import { LinkForm } from './link-form.tsx';
import { PasteNotice } from './pasted/paste-notice.tsx';
import { resumeTyping, resumeTypingAt } from './resume-typing.ts';
import { getTableState, type TableAction, tableActions } from './tables.ts';
import { Toolbar } from './toolbar.tsx';
import { type PictureUpload, usePictureUpload } from './use-picture-upload.ts';

export interface RichTextEditorProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly initial: string;
  /** Text that was typed before the editor was loaded, if it is the value of the field; otherwise ''. */
  readonly typed: string;
  readonly cursor: RefObject<PendingCursor | PendingPoint | undefined>;
  readonly onChange: (value: string) => void;
}

const frame =
  'overflow-clip rounded-control border bg-surface-raised has-[.editor-text:focus-visible]:outline-3 ' +
  'has-[.editor-text:focus-visible]:outline-focus has-[.editor-text:focus-visible]:outline-offset-1';

export default function RichTextEditor({
  control,
  label,
  initial,
  typed,
  cursor,
  onChange,
}: RichTextEditorProps) {
  const [doc] = useState(() => (typed === '' ? toDoc(parseBlocks(initial)) : linesToDoc(typed)));
  const value = useRef(toFieldValue(doc));
  const { id, lang, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const uploadPicture = useRef<(file: File) => void>(undefined);
  const [extensions] = useState(() =>
    createExtensions({ onPasted: setLeftOut, onPicture: (file) => uploadPicture.current?.(file) }),
  );
  // Created again when an attribute changes, because the library restores the object of its last rendering.
  const editorProps = useMemo(
    () => ({
      attributes: createAttributes(
        { id, lang, 'aria-describedby': describedBy, 'aria-invalid': invalid },
        label,
      ),
    }),
    [id, lang, label, describedBy, invalid],
  );
  const editor = useEditor({
    extensions,
    content: doc,
    injectCSS: false,
    editorProps,
    // The editor also reports changes that do not affect the text.
    onUpdate: ({ editor: current }) => {
      const next = toFieldValue(current.getJSON());
      if (next === value.current) return;
      value.current = next;
      onChange(next);
    },
  });
  // In a layout effect, because the next key is meant for the editor.
  useLayoutEffect(() => {
    // An editor of an abandoned rendering is destroyed, and another one follows.
    if (cursor.current === undefined || editor.isDestroyed) return;
    if ('scrollTop' in cursor.current) resumeTypingAt(editor, cursor.current);
    else resumeTyping(editor, typed, cursor.current);
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
        Dalam daftar, Tab menjorokkan baris; dalam tabel, Tab pindah ke sel berikutnya. Untuk keluar dari
        teks, tekan Escape lalu Tab.
      </p>
      <EditorContent editor={editor} />
    </div>
  );
}

const keysId = (id: string): string => `${id}-keys`;

const createAttributes = (
  { id, lang, 'aria-describedby': describedBy = '', 'aria-invalid': isInvalid }: ControlProps,
  label: string,
): Record<string, string> => ({
  id,
  ...(lang === undefined ? {} : { lang }),
  'aria-describedby': `${describedBy} ${keysId(id)}`.trim(),
  class: 'prose editor-text',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
});

const tableButtons: readonly (readonly [TableAction, string])[] = [
  ['addRow', 'Tambah baris'],
  ['addColumn', 'Tambah kolom'],
  ['removeRow', 'Hapus baris'],
  ['removeColumn', 'Hapus kolom'],
  ['toggleHeader', 'Baris judul'],
  ['remove', 'Hapus tabel'],
];

function TableForm({ editor }: { readonly editor: Editor }) {
  const table = useEditorState({ editor, selector: ({ editor: now }) => getTableState(now) });
  if (table === undefined) return null;
  return (
    <fieldset className="flex flex-wrap gap-1.5 border-line border-b bg-surface-sunken p-2">
      <legend className="sr-only">Tabel</legend>
      {tableButtons.map(([action, name]) => {
        const isDisabled = table.off.includes(action);
        return (
          <Button
            key={action}
            size="small"
            variant="quiet"
            aria-disabled={isDisabled || undefined}
            aria-pressed={action === 'toggleHeader' ? table.hasHeader : undefined}
            className="aria-disabled:opacity-45 aria-pressed:bg-brand-soft"
            onClick={() => !isDisabled && tableActions[action](editor)}
          >
            {name}
          </Button>
        );
      })}
    </fieldset>
  );
}

function PictureUploadState({ upload }: { readonly upload: PictureUpload }) {
  const { progress, isShrinking, problem, cancel } = upload;
  if (progress === null && !isShrinking && problem === undefined) return null;
  return (
    <div className="border-line border-b p-3">
      {isShrinking && <ShrinkingNote onCancel={cancel} />}
      {progress !== null && <UploadProgress share={progress} onCancel={cancel} />}
      {progress === null && problem !== undefined && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}

function PictureForm({ editor }: { readonly editor: Editor }) {
  const id = useId();
  const alt = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('image') ? String(now.getAttributes('image').alt ?? '') : null,
  });
  if (alt === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-b bg-surface-sunken p-3">
      <label htmlFor={id} className="font-semibold text-sm">
        Keterangan gambar
      </label>
      <input
        id={id}
        value={alt}
        maxLength={limits.textCharacters}
        placeholder="Kosong bila hanya hiasan"
        onChange={(event) => editor.commands.updateAttributes('image', { alt: event.target.value })}
        className="control flex-1 basis-60"
      />
    </div>
  );
}
