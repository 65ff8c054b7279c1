import { blogImageSlot } from 'contract/rules/files';
import { newRecord } from 'contract/schemas/working-kinds';
import { wording } from 'contract/text/wording';
import { Autosave, WhenSettled } from '#shared/content-admin/autosave.tsx';
import { FormScreen, useAdded } from '#shared/content-admin/form-screen.tsx';
import { addFormSettings, ScheduleField } from '#shared/content-admin/publication.tsx';
import { useWorkingCopy } from '#shared/content-admin/use-working-copy.ts';
import { showAlert } from '#ui/dialogs/alert.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toServerFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { BlogFields, neededToPublish } from './blog-fields.tsx';

const back = '/admin/manage-blog';
/** Duration in milliseconds (requirements 4.9.3). */
const successDurationMs = 2000;

const alertOnWrongFileType = (problem: string): void => {
  if (problem === wording.blogImageInvalid)
    void showAlert({ tone: 'error', title: 'Invalid File Type', text: problem });
};

export default function AddBlogPage() {
  const onAdded = useAdded(back, successDurationMs);
  const copy = useWorkingCopy('blog', newRecord);
  return (
    <FormScreen back={back}>
      <WhenSettled copy={copy}>
        <EndpointForm
          name="createBlog"
          serverDraft={copy.server}
          {...addFormSettings('Add Blog')}
          defaults={{ content: '', publication: 'now' }}
          needs={neededToPublish}
          incomplete="All fields are required!"
          refreshes={['listWrittenBlogs', 'listBlogs', 'listBlogWords', 'getTotalBlogs']}
          explain={(error) => toServerFailure(error, 'Failed to add blog. Please try again.')}
          onDone={({ message, blog }) => onAdded(blog, message)}
        >
          {(fields) => (
            <>
              <UnsavedGuard />
              <BlogFields fields={fields} />
              <ScheduleField fields={fields} noun="artikel" />
              <fields.DataUrl
                name="image"
                label="Image"
                slot={blogImageSlot}
                onProblem={alertOnWrongFileType}
              />
              <Autosave copy={copy} basedOn={undefined} />
            </>
          )}
        </EndpointForm>
      </WhenSettled>
    </FormScreen>
  );
}
