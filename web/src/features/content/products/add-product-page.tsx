import { useNavigate } from 'react-router-dom';
import { FormScreen } from '#shared/content-admin/form-screen.tsx';
import { addFormSettings, ScheduleField, savedText } from '#shared/content-admin/publication.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useSubmitQuestion } from '#ui/dialogs/use-submit-question.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toServerFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { neededToPublish, ProductFields } from './product-fields.tsx';

const back = '/admin/manage-product';

export default function AddProductPage() {
  const navigate = useNavigate();
  const { ask, dialog } = useSubmitQuestion();
  return (
    <FormScreen back={back}>
      <EndpointForm
        name="createProduct"
        {...addFormSettings('Add Product')}
        incomplete="All fields are required!"
        defaults={{ publication: 'now' }}
        needs={neededToPublish}
        confirm={async ({ title, publication }) => publication === 'draft' || ask(String(title))}
        refreshes={['listWrittenProducts', 'listProducts', 'getTotalProducts']}
        explain={(error) => toServerFailure(error, 'Failed to add product. Please try again.')}
        onDone={({ product }) => {
          toast.success(savedText(product, 'produk ditambahkan.'));
          navigate(back);
        }}
      >
        {(fields) => (
          <>
            <UnsavedGuard />
            <ProductFields fields={fields} />
            <fields.File name="image" label="Image" />
            <ScheduleField fields={fields} noun="produk" />
          </>
        )}
      </EndpointForm>
      {dialog !== null && (
        <ConfirmDialog
          {...dialog}
          title="Tambah produk ini?"
          content="You are about to add this product."
          confirmVariant="primary"
          returnFocus={() => document.querySelector<HTMLElement>('main form button[type=submit]')}
        />
      )}
    </FormScreen>
  );
}
