import type { WrittenBlog } from 'contract/content/blogs';
import { useParams } from 'react-router-dom';
import { LastChange } from '#shared/audit/last-change.tsx';
import { StoredTextPreview } from '#shared/content/stored-text-preview.tsx';
import { Autosave, OtherWriters } from '#shared/content-admin/autosave.tsx';
import { type EditFormProps, EditScreen } from '#shared/content-admin/edit-screen.tsx';
import {
  editFormSettings,
  ScheduleField,
  savedText,
  toStoredPublication,
} from '#shared/content-admin/publication.tsx';
import { PublicationStatus } from '#shared/content-admin/publication-state.tsx';
import { useWorkingCopy, type WorkingCopy } from '#shared/content-admin/use-working-copy.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toServerFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { BlogFields, neededToPublish } from './blog-fields.tsx';

export default function EditBlogPage() {
  const { id = '' } = useParams();
  const copy = useWorkingCopy('blog', id);
  return (
    <EditScreen
      kind="blog"
      list="/admin/manage-blog"
      endpoint="getWrittenBlog"
      copy={copy}
      LastChange={LastChange}
      Preview={StoredTextPreview}
      loadError="Failed to fetch blog data."
    >
      {(blog, form) => <EditBlogForm blog={blog} copy={copy} {...form} />}
    </EditScreen>
  );
}

interface EditBlogFormProps extends EditFormProps {
  readonly blog: WrittenBlog;
  readonly copy: WorkingCopy;
}

function EditBlogForm({ blog, copy, onReload, onSaved }: EditBlogFormProps) {
  const { title, author, content, image, imageSize, imageSmall, state } = blog;
  const category = blog.category ?? '';
  const { publishAt } = toStoredPublication(blog);
  return (
    <EndpointForm
      name="updateBlog"
      serverDraft={copy.server}
      label="Edit Blog"
      {...editFormSettings(blog)}
      fixed={{ id: blog._id, basedOn: blog.updatedAt }}
      defaults={{ title, author, category, content: JSON.stringify(content), publishAt, publication: 'keep' }}
      needs={neededToPublish}
      incomplete="All fields are required!"
      refreshes={['listWrittenBlogs', 'listBlogs', 'listBlogWords', 'getBlog', 'getTotalBlogs']}
      explain={(error) => toServerFailure(error, 'Failed to update blog. Please try again.')}
      onReload={onReload}
      onDone={({ blog: saved }) => onSaved(savedText(saved, 'artikel diperbarui.'))}
    >
      {(fields) => (
        <>
          <UnsavedGuard />
          <OtherWriters others={copy.others} />
          <PublicationStatus list="/admin/manage-blog" record={blog} />
          <BlogFields fields={fields} Shown={StoredTextPreview} />
          {state !== 'published' && <ScheduleField fields={fields} noun="artikel" />}
          <CurrentPicture label="Gambar sekarang" src={imageSmall?.src ?? image} size={imageSize} />
          <fields.File name="image" label="Gambar baru" unreadableMessage="Error reading the file." />
          <Autosave copy={copy} basedOn={blog.updatedAt} />
        </>
      )}
    </EndpointForm>
  );
}
