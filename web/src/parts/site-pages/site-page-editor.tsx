import type { EditedContent, SiteContentOf, SitePage } from 'contract/site-content';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call, type EndpointInput } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { toast } from '#ui/base/toast.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { PagePreview, type Previewed } from './page-preview.tsx';
import { PageVersions } from './page-versions.tsx';
import { contentFor } from './saved-content.ts';

/** The endpoint that saves each page. */
export interface SaveNames {
  readonly home: 'saveHomeContent';
  readonly about: 'saveAboutContent';
  readonly contact: 'saveContactContent';
  readonly council: 'saveCouncilContent';
}

export interface SitePageEditorProps<P extends SitePage> {
  readonly page: P;
  /** Of the public page, as the hub names it. */
  readonly title: string;
  readonly save: SaveNames[P];
  /** The text that stands while nothing is saved; the form starts from it. */
  readonly builtIn: SiteContentOf<P>;
  /** The public page, for previews. */
  readonly Page: ComponentType;
  /** The fields of the content. */
  readonly children: ReactNode;
}

type SaveName = SaveNames[SitePage];
type Content = SiteContentOf<SitePage>;

/** The props once it no longer matters which page they are of. */
interface EditorProps {
  readonly page: SitePage;
  readonly title: string;
  readonly save: SaveName;
  readonly builtIn: Content;
  readonly Page: ComponentType;
  readonly children: ReactNode;
}

/** Edits what a public page says: fields, preview, save, and the last saves to go back to. */
export const SitePageEditor = <P extends SitePage>(props: SitePageEditorProps<P>) => <Editor {...props} />;

function Editor(props: EditorProps) {
  const { page, title, builtIn } = props;
  const edited = useEndpoint('getEditedContent', { page }, { staleTime: 0 });
  /** Grows when the form is to start anew with what is stored now. */
  const [opened, setOpened] = useState(0);
  const reload = async () => {
    await edited.refetch();
    setOpened((count) => count + 1);
  };
  return (
    <>
      <ScreenHead title={title}>
        <ButtonLink to="/admin/manage-content" variant="secondary" size="small">
          Back
        </ButtonLink>
      </ScreenHead>
      {edited.isPending && <Spinner label="Loading..." />}
      {edited.isError && edited.data === undefined && (
        <Notice tone="error" onRetry={() => edited.refetch()}>
          <p lang="id">Gagal memuat isi halaman.</p>
          <p lang="id" className="font-normal text-sm">
            {edited.error.message}
          </p>
        </Notice>
      )}
      {edited.data !== undefined && (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <ContentForm key={opened} {...props} edited={edited.data} onReload={reload} />
          <PageVersions
            edited={edited.data}
            restore={(content) => saveWith(props, content, edited.data.version)}
            Page={props.Page}
            builtIn={builtIn}
            onRestored={reload}
          />
        </div>
      )}
    </>
  );
}

const saveWith = ({ save }: EditorProps, content: Content, basedOn: number) =>
  call(save, { ...content, basedOn } as EndpointInput<SaveName>);

interface ContentFormProps extends EditorProps {
  readonly edited: EditedContent;
  readonly onReload: () => Promise<void>;
}

function ContentForm(props: ContentFormProps) {
  const { page, title, save, builtIn, Page, edited, onReload } = props;
  const [views, setViews] = useState<readonly Previewed[]>([]);
  // As it was when the form opened: what is read in the background must not pass for what was edited.
  const [start] = useState(() => ({
    fixed: { basedOn: edited.version },
    content: contentFor(page, edited) ?? builtIn,
  }));
  return (
    <section className="panel p-5 sm:p-8">
      <EndpointForm
        name={save}
        label={title}
        fixed={start.fixed}
        defaults={start.content}
        refreshes={['getSiteContent']}
        isLong
        submitLabel="Save"
        busyLabel="Saving..."
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
        title={views.length > 1 ? 'Compare' : `Preview: ${title}`}
        views={views}
        Page={Page}
        onClose={() => setViews([])}
      />
    </section>
  );
}

type Show = (views: readonly Previewed[]) => void;

function PreviewButton({ page, onPreview }: { readonly page: SitePage; readonly onPreview: Show }) {
  const { getValues } = useFormContext();
  return (
    <Button variant="secondary" onClick={() => onPreview([typedView(page, getValues())])}>
      Preview
    </Button>
  );
}

const typedView = (page: SitePage, values: object): Previewed => ({
  title: 'Isian Anda',
  shown: { page, content: structuredClone(values) } as Previewed['shown'],
});

interface CompareButtonProps {
  readonly page: SitePage;
  readonly builtIn: Content;
  readonly onCompare: Show;
}

/** Shows what was typed beside what somebody else saved meanwhile. */
function CompareButton({ page, builtIn, onCompare }: CompareButtonProps) {
  const { getValues } = useFormContext();
  const edited = useEndpoint('getEditedContent', { page }, { enabled: false });
  const compare = async () => {
    const { data } = await edited.refetch();
    if (data === undefined) return;
    const shown = { page, content: contentFor(page, data) ?? builtIn } as Previewed['shown'];
    const by = data.history[0]?.savedBy;
    onCompare([
      typedView(page, getValues()),
      { title: by === undefined ? 'Tersimpan sekarang' : `Tersimpan oleh ${by}`, shown },
    ]);
  };
  return (
    <Button variant="secondary" size="small" busy={edited.isFetching} onClick={compare}>
      Bandingkan keduanya
    </Button>
  );
}
