import type { EditedContent, SiteContentOf, SitePage } from 'contract/site-content';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCall } from '#api/account.ts';
import type { EndpointInput } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { PagePreview, type PageView } from './page-preview.tsx';
import { PageVersions } from './page-versions.tsx';
import { contentFor } from './saved-content.ts';

export interface SaveNames {
  readonly home: 'saveHomeContent';
  readonly about: 'saveAboutContent';
  readonly contact: 'saveContactContent';
  readonly council: 'saveCouncilContent';
  readonly legal: 'saveLegalContent';
  readonly bylaws: 'saveBylawsContent';
  readonly professional: 'saveProfessionalContent';
}

export interface SitePageEditorProps<P extends SitePage> {
  readonly page: P;
  readonly title: string;
  readonly save: SaveNames[P];
  /** Built-in text, used until something is saved; the form starts with it. */
  readonly builtIn: SiteContentOf<P>;
  readonly Page: ComponentType;
  readonly children: ReactNode;
}

type SaveName = SaveNames[SitePage];
type Content = SiteContentOf<SitePage>;

type EditorProps = SitePageEditorProps<SitePage>;

/** Editor for a public page: fields, preview, save, and restore of stored versions. */
export const SitePageEditor = <P extends SitePage>(props: SitePageEditorProps<P>) => <Editor {...props} />;

function Editor(props: EditorProps) {
  const { page, title, save, builtIn } = props;
  const call = useCall();
  const record = useRecord('getEditedContent', { page }, { staleTime: 0 });
  return (
    <>
      <ScreenHead title={title} back="/admin/manage-content" />
      <RecordScreen record={record} loadError="Gagal memuat isi halaman.">
        {(edited) => (
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <ContentForm key={record.formKey} {...props} edited={edited} onReload={record.reload} />
            <PageVersions
              edited={edited}
              restore={(content) =>
                call(save, { ...content, basedOn: edited.version } as EndpointInput<SaveName>)
              }
              Page={props.Page}
              builtIn={builtIn}
              onRestored={record.reload}
            />
          </div>
        )}
      </RecordScreen>
    </>
  );
}

interface ContentFormProps extends EditorProps {
  readonly edited: EditedContent;
  readonly onReload: () => Promise<void>;
}

function ContentForm(props: ContentFormProps) {
  const { page, title, save, builtIn, Page, edited, onReload } = props;
  const [views, setViews] = useState<readonly PageView[]>([]);
  return (
    <section className="panel p-5 sm:p-8">
      <EndpointForm
        name={save}
        keepsDraft
        label={title}
        fixed={{ basedOn: edited.version }}
        defaults={contentFor(page, edited) ?? builtIn}
        refreshes={['getSiteContent', 'getHomeNews']}
        hasStickySubmit
        submitLabel="Simpan"
        busyLabel="Menyimpan…"
        onReload={onReload}
        conflictAction={<CompareButton page={page} onCompare={setViews} builtIn={builtIn} />}
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
    <Button variant="secondary" onClick={() => onPreview([viewOfForm(page, getValues())])}>
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
  readonly builtIn: Content;
  readonly onCompare: Show;
}

/** Compares the form content with a version that another admin saved meanwhile. */
function CompareButton({ page, builtIn, onCompare }: CompareButtonProps) {
  const { getValues } = useFormContext();
  const edited = useEndpoint('getEditedContent', { page }, { enabled: false });
  const compare = async () => {
    const { data } = await edited.refetch();
    if (data === undefined) return;
    const preview = { page, content: contentFor(page, data) ?? builtIn } as PageView['preview'];
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
