import type { Blog } from 'contract/blogs';
import { useNavigate, useParams } from 'react-router-dom';
import { EditScreen } from '#parts/catalogue/edit-screen.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { refusalOf } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { useListPath } from '#ui/lists/use-list-path.ts';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { BlogFields } from './blog-fields.tsx';

/** Changes an article. */
export default function EditBlogPage() {
  const { id = '' } = useParams();
  const back = useListPath('/admin/manage-blog');
  const record = useRecord('getBlog', { id }, { fresh: true });
  return (
    <EditScreen
      title="Edit Blog"
      back={back}
      record={record}
      loadError={<span lang="en">Failed to fetch blog data.</span>}
    >
      {(blog) => <EditBlogForm blog={blog} back={back} onReload={record.reload} />}
    </EditScreen>
  );
}

interface EditBlogFormProps {
  readonly blog: Blog;
  readonly back: string;
  readonly onReload: () => void;
}

function EditBlogForm({ blog, back, onReload }: EditBlogFormProps) {
  const navigate = useNavigate();
  const { title, author, category, content, image, imageSize } = blog;
  return (
    <EndpointForm
      name="updateBlog"
      keepsDraft
      label="Edit Blog"
      fixed={{ id: blog._id, basedOn: blog.updatedAt }}
      defaults={{ title, author, category, content: JSON.stringify(content) }}
      incomplete="All fields are required!"
      refreshes={['listBlogs', 'listBlogWords', 'getBlog']}
      submitLabel="Update"
      busyLabel="Updating..."
      explain={(error) => refusalOf(error, 'Failed to update blog. Please try again.')}
      onReload={onReload}
      onDone={({ blog: saved }) => {
        toast.success(`${saved.title}: artikel diperbarui.`);
        navigate(back);
      }}
    >
      {(fields) => (
        <>
          <UnsavedGuard />
          <BlogFields fields={fields} />
          <CurrentPicture label="Current thumbnail" src={image} size={imageSize} />
          <fields.File name="image" label="New thumbnail" unreadable="Error reading the file." />
        </>
      )}
    </EndpointForm>
  );
}
