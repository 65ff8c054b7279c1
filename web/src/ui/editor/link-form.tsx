import type { Editor } from '@tiptap/react';
import { sanitizeLink } from 'contract/schemas/rich-text';
import { wording } from 'contract/text/wording';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { chainInText } from './chain-in-text.ts';

interface LinkFormProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

const refusal = 'Alamat harus diawali https://, mailto:, atau / untuk halaman situs ini.';

/** Adds https:// to a bare host name, which users often type. */
const withProtocol = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(address.trim()) ? `https://${address.trim()}` : address;

/** Fields for the link of the selected text. It is no `<form>`, because it is inside one. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const current = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(current);
  const [problem, setProblem] = useState<string>();
  useEffect(() => input.current?.focus(), []);
  const close = () => {
    onClose();
    editor.view.focus();
  };
  const apply = () => {
    const href = sanitizeLink(withProtocol(address));
    if (href === undefined) return setProblem(address.trim() === '' ? wording.required : refusal);
    const chain = chainInText(editor).extendMarkRange('link');
    const isEmpty = editor.state.selection.empty && current === '';
    if (isEmpty)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else close();
  };
  return (
    <fieldset className="grid gap-1.5 border-line border-b bg-surface-sunken p-3">
      <legend className="sr-only">Link</legend>
      <label htmlFor={id} className="font-semibold text-sm">
        Alamat tautan
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          id={id}
          type="url"
          value={address}
          placeholder="https://"
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={onKeyDown}
          className="control flex-1 basis-60"
        />
        <Button size="small" onClick={apply}>
          Pasang tautan
        </Button>
        {current !== '' && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              chainInText(editor).extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            Hapus tautan
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={close}>
          Batal
        </Button>
      </div>
      {problem !== undefined && (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
