import type { Letter } from 'contract/mails/letters';
import { letterListLabels } from 'contract/rules/mails/letter-lists';
import { adminListDateTime } from 'contract/text/dates';
import { useParams } from 'react-router-dom';
import { ContentBlocks } from '#shared/content/content-blocks.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { toAudience } from './audience-fields.tsx';
import { LetterFields } from './letter-fields.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { LetterProgress } from './letter-progress.tsx';
import { SendLetter } from './send-letter.tsx';

/** A draft with its form, preview and sending, or the progress of a letter. */
export default function LetterPage() {
  const { id = '' } = useParams();
  const record = useRecord('getLetter', { id });
  return (
    <>
      <ScreenHead text={record.data?.subject ?? ''} back="/admin/letters" />
      <RecordScreen record={record} loadError="Surat tidak dapat dimuat.">
        {(letter) =>
          letter.state === 'draft' ? (
            <Draft key={record.formKey} letter={letter} onReload={record.reload} />
          ) : (
            <Started letter={letter} onRefresh={() => void record.refetch()} />
          )
        }
      </RecordScreen>
    </>
  );
}

interface DraftProps {
  readonly letter: Letter;
  readonly onReload: () => void;
}

function Draft({ letter, onReload }: DraftProps) {
  const { _id, list, subject, content, filter, updatedAt, author } = letter;
  return (
    <div className="grid max-w-3xl gap-8">
      <section className="panel grid gap-4 p-5 sm:p-8">
        <p className="text-muted text-sm">{`Disimpan ${adminListDateTime(updatedAt)} oleh ${author}`}</p>
        <EndpointForm
          name="updateLetter"
          keepsDraft
          label="Draf surat"
          fixed={{ id: _id, basedOn: updatedAt }}
          defaults={{
            list,
            subject,
            content: JSON.stringify(content),
            ...toAudience((field) => filter[field]),
          }}
          refreshes={['getLetter', 'listLetters', 'previewLetter', 'countLetter']}
          submitLabel="Simpan draf"
          onReload={onReload}
          onDone={({ subject: saved }) => {
            toast.success(`${saved}: draf disimpan.`);
            onReload();
          }}
        >
          {(fields) => (
            <>
              <UnsavedGuard />
              <LetterFields fields={fields} />
            </>
          )}
        </EndpointForm>
      </section>
      <LetterPreview letter={letter} />
      <SendLetter letter={letter} />
    </div>
  );
}

interface StartedProps {
  readonly letter: Letter;
  readonly onRefresh: () => void;
}

function Started({ letter, onRefresh }: StartedProps) {
  return (
    <div className="grid max-w-3xl gap-8">
      <LetterProgress letter={letter} onRefresh={onRefresh} />
      <Section id="letter-text" title={letter.subject}>
        <p className="text-muted text-sm">{letterListLabels[letter.list]}</p>
        <ContentBlocks blocks={letter.content} />
      </Section>
    </div>
  );
}
