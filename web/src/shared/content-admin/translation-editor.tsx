import type { EndpointName } from 'contract';
import type { BinnedKind } from 'contract/content/bin';
import { noTranslation, type WrittenTranslation } from 'contract/content/translations';
import { formatDateTime } from 'contract/text/dates';
import { type ComponentType, Fragment, type Ref, useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import type { StoredTextPreviewProps } from '#ui/editor/editor-placeholder.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { type EditedRecord, useRecord } from '#ui/forms/use-record.ts';
import { StaleNotice } from '#ui/languages/stale-notice.tsx';
import { useShownHash } from '#ui/languages/use-shown-hash.ts';
import { Autosave, OtherWriters } from './autosave.tsx';
import { englishPreview } from './edit-queries.ts';
import { FormPanel } from './form-screen.tsx';
import {
  newContent,
  PublicationButtons,
  type PublicationLabels,
  ScheduleField,
  SubmitLabel,
  savedText,
  toPublication,
  toStoredPublication,
} from './publication.tsx';
import { PublicationBadge, TranslationBadge } from './publication-state.tsx';
import { recordWhenSettled, useWorkingCopy, type WorkingCopy } from './use-working-copy.ts';

const labels: PublicationLabels = {
  update: 'Simpan teks Inggris',
  publish: 'Terbitkan teks Inggris',
  publishNow: 'Terbitkan teks Inggris sekarang',
  schedule: 'Jadwalkan teks Inggris',
  withdraw: 'Batal terbitkan teks Inggris',
  saveDraft: 'Simpan draf Inggris',
};

/** Facts that both languages share. */
const sharedFacts: Readonly<Record<BinnedKind, string>> = {
  blog: 'Penulis, kategori, dan gambar utama',
  event: 'Tanggal, lokasi, kategori, tautan, dan banner',
  journal: 'Data sitasi dan berkas',
  product: 'Harga dan gambar',
};

const refreshes: Readonly<Record<BinnedKind, readonly EndpointName[]>> = {
  blog: ['listWrittenBlogs', 'getLastEdit'],
  event: ['listWrittenEvents', 'getLastEdit'],
  journal: ['listWrittenJournals', 'getLastEdit'],
  product: ['listWrittenProducts', 'getLastEdit'],
};

export interface LastChangeProps {
  readonly id: string;
  readonly title?: string;
  readonly onUndone: () => void;
}

export interface Translation {
  readonly record: EditedRecord<EndpointReply<'getTranslation'>>;
  readonly copy: WorkingCopy;
  /** Hash of the Indonesian texts on the screen, from which the English texts are written. */
  readonly sourceHash: string | undefined;
  /** Loads the hash for a screen that shows the present Indonesian texts. */
  readonly reloadSource: () => Promise<void>;
}

/** Loads the English texts of content. */
export function useTranslation(kind: BinnedKind, id: string): Translation {
  const record = useRecord('getTranslation', { kind, id }, { bypassCache: true });
  const copy = useWorkingCopy(`${kind}-en`, id);
  const [version, setVersion] = useState(0);
  const sourceHash = useShownHash(record.data?.sourceHash, version);
  const reloadSource = () => record.refetch().then(() => setVersion((shown) => shown + 1));
  return { record, copy, sourceHash, reloadSource };
}

interface EntryProps {
  readonly kind: BinnedKind;
  /** Id of the content. */
  readonly entry: string;
}

interface TranslationEditorProps extends EntryProps, Translation {
  /** Path of the list of the content. */
  readonly list: string;
  /** Gets the function that returns whether there are unsaved changes. */
  readonly changes: Ref<() => boolean>;
  readonly Preview: ComponentType<StoredTextPreviewProps> | undefined;
  readonly LastChange: ComponentType<LastChangeProps>;
}

/** Form of the English texts of content, with their own publication, autosave, undo and deletion. */
export function TranslationEditor(props: TranslationEditorProps) {
  const { kind, entry, copy, LastChange } = props;
  const record = recordWhenSettled(props.record, copy);
  const reload = () => copy.reload().then(record.reload);
  return (
    <>
      <FormPanel>
        <RecordScreen record={record} loadError="Gagal memuat teks Inggris.">
          {({ translation }) => (
            <Fragment key={record.formKey}>
              <TranslationForm {...props} translation={translation} onReload={reload} />
              {translation !== null && (
                <DeleteTranslation kind={kind} entry={entry} title={translation.title} onDeleted={reload} />
              )}
            </Fragment>
          )}
        </RecordScreen>
      </FormPanel>
      {record.data?.translation && (
        <LastChange
          id={`${kind}-${entry}`}
          title="Perubahan terakhir teks Inggris"
          onUndone={() => void reload()}
        />
      )}
    </>
  );
}

interface TranslationFormProps extends TranslationEditorProps {
  readonly translation: WrittenTranslation | null;
  readonly onReload: () => Promise<void>;
}

function TranslationForm(props: TranslationFormProps) {
  const { kind, list, entry, copy, sourceHash, changes, Preview, translation, onReload } = props;
  const stored = translation === null ? newContent : toStoredPublication(translation);
  const basedOn = translation?.updatedAt ?? noTranslation;
  const { title = '', content, description = '' } = translation ?? {};
  const hasContent = kind === 'blog' || kind === 'event';
  const text = hasContent
    ? { content: content === undefined ? '' : JSON.stringify(content) }
    : { description };
  return (
    <EndpointForm
      name="saveTranslation"
      keepsDraft
      serverDraft={copy.server}
      label="Teks bahasa Inggris"
      textLang="en"
      fixed={{ kind, id: entry, basedOn }}
      defaults={{ title, ...text, publishAt: stored.publishAt, publication: 'keep' }}
      submitValues={({ publishAt }) => ({ sourceHash, publication: toPublication(stored, publishAt) })}
      needs={[hasContent ? 'content' : 'description']}
      refreshes={refreshes[kind]}
      submitLabel={<SubmitLabel stored={stored} add={labels.publish} labels={labels} />}
      explain={(error) => toFixedFailure(error, 'Teks Inggris belum tersimpan.')}
      onReload={() => void onReload()}
      actions={<PublicationButtons stored={stored} labels={labels} values={{ sourceHash }} />}
      onDone={async ({ translation: saved }) => {
        if (saved !== null) toast.success(savedText(saved, 'teks Inggris tersimpan dan terbit.'));
        await onReload();
      }}
    >
      {({ Text, TextArea, RichText }) => (
        <>
          <UnsavedGuard changes={changes} />
          <OtherWriters others={copy.others} />
          <TranslationStatus translation={translation} preview={englishPreview(list, entry)} />
          <p className="text-muted text-sm">{`${sharedFacts[kind]} sama untuk kedua bahasa dan diisi di teks Indonesia.`}</p>
          <Text name="title" label="Judul (Inggris)" autoComplete="off" />
          {hasContent ? (
            <RichText name="content" label="Isi (Inggris)" Preview={Preview} />
          ) : (
            <TextArea name="description" label="Deskripsi (Inggris)" rows={6} />
          )}
          {stored.state !== 'published' && (
            <ScheduleField fields={{ Text }} noun="teks Inggris" label="Terbit pada (Inggris)" />
          )}
          <Autosave copy={copy} basedOn={basedOn} />
        </>
      )}
    </EndpointForm>
  );
}

interface TranslationStatusProps {
  readonly translation: WrittenTranslation | null;
  /** Path of the preview. */
  readonly preview: string;
}

/** State of the stored texts, and a notice if the Indonesian ones changed after them. */
function TranslationStatus({ translation, preview }: TranslationStatusProps) {
  if (translation === null) {
    return (
      <p>
        <TranslationBadge state="none" />
      </p>
    );
  }
  const { state, publishedAt, isStale } = translation;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <PublicationBadge state={state} />
        {isStale && <TranslationBadge state="stale" />}
        {publishedAt !== null && (
          <span className="text-muted text-sm">{formatDateTime(publishedAt)} WIB</span>
        )}
        <ButtonLink to={preview} variant="secondary" size="small">
          Pratinjau teks Inggris
        </ButtonLink>
      </p>
      {isStale && <StaleNotice />}
    </>
  );
}

interface DeleteTranslationProps extends EntryProps {
  readonly title: string;
  readonly onDeleted: () => Promise<void>;
}

function DeleteTranslation({ kind, entry, title, onDeleted }: DeleteTranslationProps) {
  const deletion = useAction('deleteTranslation', { refreshes: refreshes[kind] });
  return (
    <div className="mt-6 border-line border-t pt-5">
      <ConfirmButton
        button={{ size: 'small' }}
        label="Hapus teks bahasa Inggris"
        title="Hapus teks bahasa Inggris"
        content="Halaman bahasa Inggris hilang dan teksnya tidak dapat dipulihkan. Teks Indonesia tetap."
        record={title}
        confirmLabel="Hapus"
        busyLabel="Menghapus…"
        send={() => deletion.run({ kind, id: entry })}
        onDone={({ message }) => {
          toast.success(message);
          void onDeleted();
        }}
      />
    </div>
  );
}
