import type { EditedContent, SiteContentOf } from 'contract/content/site-content';
import type { SitePage } from 'contract/schemas/site-pages';
import type { Locale } from 'contract/text/language/localize';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EndpointInput } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button } from '#ui/base/button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { textInput } from './edited-content.ts';
import { PagePreview, type PageView } from './page-preview.tsx';
import { contentFor } from './saved-content.ts';

export type SaveName = `save${Capitalize<SitePage>}Content`;

export const saveNameOf = (page: SitePage): SaveName =>
  `save${page.charAt(0).toUpperCase()}${page.slice(1)}Content` as SaveName;

export type Content = SiteContentOf<SitePage>;

export interface ContentFormProps {
  readonly page: SitePage;
  readonly language: Locale;
  readonly title: string;
  /** Content of the form before the first save. */
  readonly first: Content;
  /** Hash of the Indonesian content on the screen, from which the English text is written. */
  readonly sourceHash: string | undefined;
  readonly Page: ComponentType;
  readonly edited: EditedContent;
  readonly onReload: () => Promise<void>;
  readonly children: ReactNode;
}

const submitLabels: Readonly<Record<Locale, string>> = { id: 'Simpan', en: 'Simpan teks Inggris' };

/** Part of SitePageEditor: form of the text of a page in one language. */
export function ContentForm(props: ContentFormProps) {
  const { page, language, title, first, sourceHash, Page, edited, onReload } = props;
  const [views, setViews] = useState<readonly PageView[]>([]);
  const isEnglish = language === 'en';
  const save = saveNameOf(page);
  return (
    <section className="panel p-4 sm:p-8">
      <EndpointForm
        name={save}
        idPrefix={`${save}-${language}`}
        textLang={isEnglish ? language : undefined}
        keepsDraft={isEnglish ? language : true}
        label={title}
        fixed={{ basedOn: edited.version, ...(isEnglish && { language }) } as EndpointInput<SaveName>}
        submitValues={() => (isEnglish ? { sourceHash } : {}) as EndpointInput<SaveName>}
        defaults={contentFor(page, edited) ?? first}
        refreshes={['getSiteContent', 'getHomeNews']}
        hasStickySubmit
        submitLabel={submitLabels[language]}
        onReload={onReload}
        conflictAction={<CompareButton {...{ page, language, first }} onCompare={setViews} />}
        actions={<PreviewButton page={page} onPreview={setViews} />}
        onDone={async ({ message }) => {
          toast.success(`${title}: ${message}`);
          await onReload();
        }}
      >
        {() => (
          <>
            <UnsavedGuard />
            {props.children}
          </>
        )}
      </EndpointForm>
      <PagePreview
        title={views.length > 1 ? 'Bandingkan' : `Pratinjau: ${title}`}
        views={views}
        Page={Page}
        onClose={() => setViews([])}
      />
    </section>
  );
}

type Show = (views: readonly PageView[]) => void;

function PreviewButton({ page, onPreview }: { readonly page: SitePage; readonly onPreview: Show }) {
  const { getValues } = useFormContext();
  return (
    <Button
      variant="secondary"
      // Both buttons fit next to each other at 360 px.
      className="max-sm:px-3"
      onClick={() => onPreview([viewOfForm(page, getValues())])}
    >
      Pratinjau
    </Button>
  );
}

const viewOfForm = (page: SitePage, values: object): PageView => ({
  title: 'Isian Anda',
  preview: { page, content: structuredClone(values) } as PageView['preview'],
});

interface CompareButtonProps {
  readonly page: SitePage;
  readonly language: Locale;
  readonly first: Content;
  readonly onCompare: Show;
}

/** Compares the form content with a version that another admin saved meanwhile. */
function CompareButton({ page, language, first, onCompare }: CompareButtonProps) {
  const { getValues } = useFormContext();
  const edited = useEndpoint('getEditedContent', textInput(page, language), { enabled: false });
  const compare = async () => {
    const { data } = await edited.refetch();
    if (data === undefined) return;
    const preview = { page, content: contentFor(page, data) ?? first } as PageView['preview'];
    const by = data.history[0]?.savedBy;
    onCompare([
      viewOfForm(page, getValues()),
      { title: !by ? 'Tersimpan sekarang' : `Tersimpan oleh ${by}`, preview },
    ]);
  };
  return (
    <Button variant="secondary" size="small" busy={edited.isFetching} onClick={compare}>
      Bandingkan keduanya
    </Button>
  );
}
