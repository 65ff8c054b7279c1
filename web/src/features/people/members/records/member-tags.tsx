import { limits } from 'contract/rules/limits';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Section } from '#ui/base/section.tsx';
import { CloseIcon } from '#ui/base/shell-icons.tsx';
import { Field } from '#ui/forms/field.tsx';
import { recordRefreshes } from './record-refreshes.ts';

interface MemberTagsProps {
  readonly id: string;
  readonly tags: readonly string[];
  readonly knownTags: readonly string[];
}

/** Shows the tags of a person. Admins add and remove them one by one. */
export function MemberTags({ id, tags, knownTags }: MemberTagsProps) {
  const { run, isBusy } = useAction('changeMemberTags', { refreshes: [...recordRefreshes, 'listUsers'] });
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const inputId = useId();
  const change = async (input: { add?: string[]; remove?: string[] }) => {
    setRefusal(undefined);
    try {
      await run({ id, ...input });
      return true;
    } catch (error) {
      setRefusal(getErrorMessage(error));
      return false;
    }
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !isBusy && (await change({ add: [text] }))) setText('');
  };
  return (
    <Section id="member-tags" title="Tag">
      {tags.length === 0 ? (
        <p className="text-muted">Belum ada tag.</p>
      ) : (
        <ul aria-label="Tag anggota ini" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-line-strong bg-surface-raised px-3.5 py-1 text-left text-sm hover:border-brand pointer-coarse:min-h-11"
                onClick={() => void change({ remove: [tag] })}
              >
                <span className="sr-only">Hapus tag </span>
                <span className="min-w-0 wrap-anywhere">{tag}</span>
                <CloseIcon className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="flex max-w-xl flex-wrap items-end gap-3" onSubmit={(event) => void add(event)}>
        <Field id={inputId} label="Tag baru" error={refusal} className="min-w-0 flex-1 basis-48">
          {(control) => (
            <>
              <input
                {...control}
                className="control"
                autoComplete="off"
                list={`${inputId}-known`}
                maxLength={limits.memberRecords.tagCharacters}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
              <datalist id={`${inputId}-known`}>
                {knownTags
                  .filter((tag) => !tags.includes(tag))
                  .map((tag) => (
                    <option key={tag} value={tag} />
                  ))}
              </datalist>
            </>
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={isBusy}>
          Tambah tag
        </Button>
      </form>
    </Section>
  );
}
