import { useNavigate } from 'react-router-dom';
import type { AdminScreen } from '#api/screens/screen.ts';
import { FormScreen } from '#shared/content-admin/form-screen.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useSubmitQuestion } from '#ui/dialogs/use-submit-question.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toServerFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { ProductFields } from './product-fields.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-product/add',
  title: 'Add Product',
  duty: 'content',
  prefetch: () => [],
};

const back = '/admin/manage-product';

export default function AddProductPage() {
  const navigate = useNavigate();
  const { ask, dialog } = useSubmitQuestion();
  return (
    <FormScreen back={back}>
      <EndpointForm
        name="createProduct"
        keepsDraft
        label="Add Product"
        incomplete="All fields are required!"
        confirm={({ title }) => ask(String(title))}
        refreshes={['listProducts', 'getTotalProducts']}
        submitLabel="Add Product"
        busyLabel="Adding..."
        explain={(error) => toServerFailure(error, 'Failed to add product. Please try again.')}
        onDone={({ product }) => {
          toast.success(`${product.title}: produk ditambahkan.`);
          navigate(back);
        }}
      >
        {(fields) => (
          <>
            <UnsavedGuard />
            <ProductFields fields={fields} />
            <fields.File name="image" label="Image" />
          </>
        )}
      </EndpointForm>
      {dialog !== null && (
        <ConfirmDialog
          {...dialog}
          title="Are you sure?"
          content="You are about to add this product."
          confirmVariant="primary"
          returnFocus={() => document.querySelector<HTMLElement>('main form button[type=submit]')}
        />
      )}
    </FormScreen>
  );
}
