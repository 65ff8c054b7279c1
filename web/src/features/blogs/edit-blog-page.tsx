import type { WrittenBlog } from 'contract/blogs';
import { indonesianMoment, jakartaInput } from 'contract/words/dates';
import { useNavigate, useParams } from 'react-router-dom';
import { LastChange } from '#parts/audit/last-change.tsx';
import { Autosave, OtherWriters } from '#parts/catalogue/autosave.tsx';
import { EditScreen } from '#parts/catalogue/edit-screen.tsx';
import { onceSettled, useWorkingCopy, type WorkingCopy } from '#parts/catalogue/use-working-copy.ts';
import { ShownText } from '#parts/content/shown-text.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { refusalOf } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { useListPath } from '#ui/lists/use-list-path.ts';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { BlogStateBadge } from './blog-columns.tsx';
import { BlogFields } from './blog-fields.tsx';
import { neededToPublish, PublicationButtons, ScheduleField } from './publication.tsx';
import { savedText } from './saved-text.ts';

/** Changes an article. */
export default function EditBlogPage() {
  const { id = '' } = useParams();
  const back = useListPath('/admin/manage-blog');
  const copy = useWorkingCopy('blog', id);
  const record = useRecord('getWrittenBlog', { id }, { fresh: true });
  return (
    <EditScreen
      title="Edit Blog"
      back={back}
      record={onceSettled(record, copy)}
      LastChange={LastChange}
      loadError={<span lang="en">Failed to fetch blog data.</span>}
    >
      {(blog) => (
        <EditBlogForm
          blog={blog}
          back={back}
          copy={copy}
          onReload={() => void copy.reload().then(record.reload)}
        />
      )}
    </EditScreen>
  );
}

interface EditBlogFormProps {
  readonly blog: WrittenBlog;
  readonly back: string;
  readonly copy: WorkingCopy;
  readonly onReload: () => void;
}

function EditBlogForm({ blog, back, copy, onReload }: EditBlogFormProps) {
  const navigate = useNavigate();
  const { title, author, content, image, imageSize, imageSmall, state, publishedAt } = blog;
  const category = blog.category ?? '';
  const publishAt = state === 'scheduled' && publishedAt !== null ? jakartaInput(publishedAt) : '';
  const publication = state === 'draft' ? 'now' : 'keep';
  return (
    <EndpointForm
      name="updateBlog"
      keepsDraft
      serverDraft={copy.server}
      label="Edit Blog"
      fixed={{ id: blog._id, basedOn: blog.updatedAt }}
      defaults={{ title, author, category, content: JSON.stringify(content), publishAt, publication }}
      usual={{ publication }}
      needs={neededToPublish}
      incomplete="All fields are required!"
      refreshes={['listWrittenBlogs', 'listBlogs', 'listBlogWords', 'getBlog', 'getTotalBlogs']}
      submitLabel={state === 'draft' ? 'Publish' : 'Update'}
      busyLabel="Updating..."
      explain={(error) => refusalOf(error, 'Failed to update blog. Please try again.')}
      onReload={onReload}
      actions={<PublicationButtons state={state} />}
      onDone={({ blog: saved }) => {
        toast.success(savedText(saved));
        navigate(back);
      }}
    >
      {(fields) => (
        <>
          <UnsavedGuard />
          <OtherWriters others={copy.others} />
          <BlogStanding blog={blog} />
          <BlogFields fields={fields} Shown={ShownText} />
          {state !== 'published' && <ScheduleField fields={fields} />}
          <CurrentPicture label="Current thumbnail" src={imageSmall?.src ?? image} size={imageSize} />
          <fields.File name="image" label="New thumbnail" unreadable="Error reading the file." />
          <Autosave copy={copy} basedOn={blog.updatedAt} />
        </>
      )}
    </EndpointForm>
  );
}

/** Whether readers see it, since or from when on, and the way to look at it as they do. */
function BlogStanding({ blog: { _id, state, publishedAt } }: { readonly blog: WrittenBlog }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <BlogStateBadge state={state} />
      {publishedAt !== null && (
        <span className="text-muted text-sm" lang="id">
          {indonesianMoment(publishedAt)} WIB
        </span>
      )}
      <ButtonLink to={`/admin/manage-blog/preview/${_id}`} variant="secondary" size="small">
        Preview
      </ButtonLink>
    </p>
  );
}
