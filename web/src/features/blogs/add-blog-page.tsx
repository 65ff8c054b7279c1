import { blogImageSlot } from 'contract/rules/files';
import { wording } from 'contract/words/wording';
import { useNavigate } from 'react-router-dom';
import { FormScreen } from '#parts/catalogue/form-screen.tsx';
import { showAlert } from '#ui/dialogs/alert.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { refusalOf } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { BlogFields } from './blog-fields.tsx';

const back = '/admin/manage-blog';
/** In milliseconds (requirements 4.9.3). */
const successShownFor = 2000;

const tellWrongType = (problem: string): void => {
  if (problem === wording.blogImageInvalid)
    void showAlert({ tone: 'error', title: 'Invalid File Type', text: problem });
};

/** Adds an article. */
export default function AddBlogPage() {
  const navigate = useNavigate();
  return (
    <FormScreen title="Add Blog" back={back}>
      <EndpointForm
        name="createBlog"
        keepsDraft
        label="Add Blog"
        defaults={{ content: '' }}
        incomplete="All fields are required!"
        refreshes={['listBlogs', 'listBlogWords', 'getTotalBlogs']}
        submitLabel="Add Blog"
        busyLabel="Adding..."
        explain={(error) => refusalOf(error, 'Failed to add blog. Please try again.')}
        onDone={async ({ message }) => {
          await showAlert({ tone: 'success', title: 'Added!', text: message, closesAfter: successShownFor });
          navigate(back);
        }}
      >
        {(fields) => (
          <>
            <UnsavedGuard />
            <BlogFields fields={fields} />
            <fields.DataUrl name="image" label="Image" slot={blogImageSlot} onProblem={tellWrongType} />
          </>
        )}
      </EndpointForm>
    </FormScreen>
  );
}
