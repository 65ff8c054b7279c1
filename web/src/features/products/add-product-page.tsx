import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { AdminScreen } from '#api/screens/screen.ts';
import { FormScreen } from '#shared/content-admin/form-screen.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
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

/** Product that awaits confirmation before it is sent. */
interface ProductQuestion {
  readonly title: string;
  readonly answer: (yes: boolean) => void;
}

/** Form for a new product. */
export default function AddProductPage() {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<ProductQuestion | null>(null);
  const confirm = ({ title }: FieldValues) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setQuestion(null);
        resolve(yes);
      };
      setQuestion({ title: String(title), answer });
    });
  return (
    <FormScreen back={back}>
      <EndpointForm
        name="createProduct"
        keepsDraft
        label="Add Product"
        incomplete="All fields are required!"
        confirm={confirm}
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
      <AddQuestion question={question} />
    </FormScreen>
  );
}

function AddQuestion(props: { readonly question: ProductQuestion | null }) {
  const question = useDialogRecord(props.question);
  if (question === null) return null;
  return (
    <ConfirmDialog
      isOpen={props.question !== null}
      title="Are you sure?"
      content="You are about to add this product."
      record={question.title}
      confirmVariant="primary"
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
      returnFocus={() => document.querySelector<HTMLElement>('main form button[type=submit]')}
    />
  );
}
