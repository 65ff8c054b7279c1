import type { Letter } from 'contract/mails/letters';
import { limits } from 'contract/rules/limits';
import { skipReasonTexts } from 'contract/rules/mails/letters';
import { useDeferredValue, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ContentBlocks } from '#shared/content/content-blocks.tsx';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';
import { Field } from '#ui/forms/field.tsx';

/** Shows a saved draft as one person gets it, and mails it to the admin. */
export function LetterPreview({ letter: { _id: id } }: { readonly letter: Letter }) {
  const [person, setPerson] = useState<string>();
  const preview = useEndpoint('previewLetter', { id, person }, { keepPrevious: true, staleTime: 0 });
  const test = useAction('testLetter');
  const { attempt, notice } = useAttempt();
  const sendTest = () => attempt(async () => toast.success((await test.run({ id })).message));
  return (
    <Section id="letter-preview" title="Pratinjau">
      <FindPerson onChoose={setPerson} />
      <RecordScreen record={preview} isBrief loadError="Pratinjau tidak dapat dimuat.">
        {({ person: shown, skipReason, subject, content }) => (
          <article aria-label="Pratinjau surat" className="grid gap-3 border-line border-t pt-4">
            <p className="text-muted text-sm wrap-anywhere">
              {shown === null ? 'Tidak ada penerima.' : `Sebagai ${shown.name}`}
            </p>
            {skipReason !== null && (
              <Notice tone="info">{`Tidak menerima surat ini: ${skipReasonTexts[skipReason]}.`}</Notice>
            )}
            <h3 className="font-semibold wrap-anywhere">{subject}</h3>
            <ContentBlocks blocks={content} />
          </article>
        )}
      </RecordScreen>
      {notice}
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={test.isBusy}
        busyLabel="Mengirim…"
        onClick={() => void sendTest()}
      >
        Kirim uji ke saya
      </Button>
    </Section>
  );
}

const shownPeople = 5;

/** Finds a member by a part of the name, to show the letter as that person gets it. */
function FindPerson({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const [query, setQuery] = useState('');
  const q = useDeferredValue(query.trim());
  const isSearching = q.length >= limits.minSearchCharacters;
  const found = useEndpoint(
    'listUsers',
    { q, limit: String(shownPeople) },
    { enabled: isSearching, keepPrevious: true },
  );
  return (
    <div className="grid gap-2">
      <Field id="preview-person" label="Lihat sebagai anggota lain" optional>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={limits.searchCharacters}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="control"
          />
        )}
      </Field>
      {isSearching && (
        <ul aria-label="Anggota yang ditemukan" className="flex flex-wrap gap-2">
          {found.data?.data.map(({ _id, name }) => (
            <li key={_id}>
              <Button variant="secondary" size="small" onClick={() => onChoose(_id)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
