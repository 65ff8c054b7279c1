import { type Editor, useEditorState } from '@tiptap/react';
import { limits } from 'contract/rules/limits';
import { useId } from 'react';
import { Notice } from '#ui/base/notice.tsx';
import { ShrinkingNote } from '#ui/files/chosen-file.tsx';
import { UploadProgress } from '#ui/forms/upload-progress.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

export function PictureUploadState({ upload }: { readonly upload: PictureUpload }) {
  const { progress, isShrinking, problem, cancel } = upload;
  if (progress === null && !isShrinking && problem === undefined) return null;
  return (
    <div lang="id" className="border-line border-b p-3">
      {isShrinking && <ShrinkingNote onCancel={cancel} />}
      {progress !== null && <UploadProgress share={progress} onCancel={cancel} />}
      {progress === null && problem !== undefined && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}

/** Field for the alternative text of the selected picture. */
export function PictureForm({ editor }: { readonly editor: Editor }) {
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
        Picture description
      </label>
      <input
        id={id}
        value={alt}
        maxLength={limits.textCharacters}
        placeholder="Empty for decoration"
        onChange={(event) => editor.commands.updateAttributes('image', { alt: event.target.value })}
        className="control flex-1 basis-60"
      />
    </div>
  );
}
