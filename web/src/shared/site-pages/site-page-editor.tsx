import type { EditedContent, SiteContentOf } from 'contract/content/site-content';
import { isFactPage, type SitePage } from 'contract/schemas/site-pages';
import type { Locale } from 'contract/text/language/localize';
import type { ComponentType, ReactNode } from 'react';
import { useCall } from '#api/account.ts';
import type { EndpointInput } from '#api/client.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type EditedRecord, useRecord } from '#ui/forms/use-record.ts';
import { LanguageColumns } from '#ui/languages/language-columns.tsx';
import { StaleNotice } from '#ui/languages/stale-notice.tsx';
import { useShownHash } from '#ui/languages/use-shown-hash.ts';
import { type Content, ContentForm, type SaveName, saveNameOf } from './content-form.tsx';
import { textInput } from './edited-content.ts';
import { PageVersions, type StoredVersion } from './page-versions.tsx';
import { contentFor } from './saved-content.ts';

export interface SitePageEditorProps<P extends SitePage> {
  readonly page: P;
  readonly title: string;
  /** Built-in text, used until something is saved; the form starts with it. */
  readonly builtIn: SiteContentOf<P>;
  /**
   * Returns the first content of the English form from the saved Indonesian content, and the built-in English text
   * from null. Missing for a page that both languages share.
   */
  readonly english?: (saved: SiteContentOf<P> | null) => SiteContentOf<P>;
  readonly Page: ComponentType;
  readonly children: ReactNode;
}

interface EditorProps extends Omit<SitePageEditorProps<SitePage>, 'english'> {
  readonly english?: (saved: Content | null) => Content;
}

/** Editor for a public page in both languages: fields, preview, save, and restore of stored versions. */
export const SitePageEditor = <P extends SitePage>(props: SitePageEditorProps<P>) => {
  const { english, ...rest } = props;
  return english === undefined ? (
    <SharedEditor {...rest} />
  ) : (
    <TranslatedEditor {...rest} english={english as (saved: Content | null) => Content} />
  );
};

type EditedText = EditedRecord<EditedContent>;

const useText = (page: SitePage, language: Locale): EditedText =>
  useRecord('getEditedContent', textInput(page, language), { staleTime: 0 });

/** Editor for a page that both languages share. */
function SharedEditor(props: EditorProps) {
  const record = useText(props.page, 'id');
  return (
    <>
      <ScreenHead title={props.title} back="/admin/manage-content" />
      <p className="mb-4 text-muted text-sm">Halaman ini sama di situs Indonesia dan situs Inggris.</p>
      <TextEditor {...props} className="xl:grid-cols-[minmax(0,1fr)_20rem]" record={record} />
    </>
  );
}

function TranslatedEditor(props: EditorProps & Required<Pick<EditorProps, 'english'>>) {
  const { page, title, english } = props;
  const indonesian = useText(page, 'id');
  const translation = useText(page, 'en');
  const sourceHash = useShownHash(indonesian.data?.sourceHash, indonesian.formKey);
  const saved = indonesian.data && contentFor(page, indonesian.data);
  const isWithFacts = isFactPage(page) && saved !== null;
  return (
    <>
      <ScreenHead title={title} back="/admin/manage-content" />
      <LanguageColumns
        indonesian={
          <TextEditor
            {...props}
            record={indonesian}
            onSaved={async () => void (await translation.refetch())}
          />
        }
        english={
          <TextEditor
            {...props}
            language="en"
            title="Teks bahasa Inggris"
            // The first content needs the Indonesian one.
            record={{ ...translation, data: indonesian.data && translation.data }}
            first={english(saved ?? null)}
            builtIn={english(null)}
            unsavedText={
              isWithFacts
                ? 'Belum ada teks Inggris. Situs Inggris menampilkan nama dan nomor dari teks Indonesia.'
                : 'Belum ada teks Inggris. Situs Inggris memakai teks bawaan.'
            }
            isBuiltInShown={!isWithFacts}
            sourceHash={sourceHash}
          />
        }
      />
    </>
  );
}

interface TextEditorProps extends EditorProps {
  readonly record: EditedText;
  readonly language?: Locale;
  /** Content of the form before the first save; the built-in text by default. */
  readonly first?: Content;
  readonly unsavedText?: string;
  readonly isBuiltInShown?: boolean;
  readonly sourceHash?: string | undefined;
  readonly onSaved?: () => Promise<void>;
  readonly className?: string;
}

/** Form and stored versions of the text in one language. */
function TextEditor(props: TextEditorProps) {
  const { page, title, builtIn, Page, record, children } = props;
  const { language = 'id', first = builtIn, sourceHash, onSaved, className = '' } = props;
  const call = useCall();
  const reload = async () => {
    await record.reload();
    await onSaved?.();
  };
  const restore = ({ content, sourceHash: ofVersion = sourceHash }: StoredVersion, basedOn: number) => {
    const ofLanguage = language === 'en' ? { language, sourceHash: ofVersion } : {};
    return call(saveNameOf(page), { ...content, basedOn, ...ofLanguage } as EndpointInput<SaveName>);
  };
  return (
    <RecordScreen record={record} loadError="Gagal memuat isi halaman.">
      {(edited) => (
        <div className={`grid items-start gap-6 ${className}`}>
          {edited.isStale === true && <StaleNotice />}
          <ContentForm
            key={record.formKey}
            {...{ page, language, title, first, sourceHash, Page, edited, children }}
            onReload={reload}
          />
          <PageVersions
            {...{ edited, language, builtIn, Page }}
            unsavedText={props.unsavedText ?? 'Belum ada perubahan. Halaman memakai teks bawaan.'}
            isBuiltInShown={props.isBuiltInShown ?? true}
            restore={(version) => restore(version, edited.version)}
            onRestored={reload}
          />
        </div>
      )}
    </RecordScreen>
  );
}
