import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormScreen } from '#parts/catalogue/form-screen.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { refusalOf } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';

const back = '/admin/manage-product';

/** A product that waits for a yes before it is sent. */
interface Asked {
  readonly title: string;
  readonly answer: (yes: boolean) => void;
}

/** Adds a product to the shop. */
export default function AddProductPage() {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = ({ title }: FieldValues) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setAsked(null);
        resolve(yes);
      };
      setAsked({ title: String(title), answer });
    });
  return (
    <FormScreen title="Add Product" back={back}>
      <EndpointForm
        name="createProduct"
        label="Add Product"
        incomplete="All fields are required!"
        confirm={confirm}
        refreshes={['listProducts', 'getTotalProducts']}
        submitLabel="Add Product"
        busyLabel="Adding..."
        explain={(error) => refusalOf(error, 'Failed to add product. Please try again.')}
        onDone={({ product }) => {
          toast.success(`${product.title}: produk ditambahkan.`);
          navigate(back);
        }}
      >
        {({ Text, TextArea, File }) => (
          <>
            <UnsavedGuard />
            <Text name="title" label="Title" autoComplete="off" />
            <TextArea name="description" label="Description" rows={4} />
            <Text
              name="price"
              label="Price"
              inputMode="numeric"
              autoComplete="off"
              hint={<span lang="id">Dalam rupiah, misalnya 145.000</span>}
            />
            <File name="image" label="Image" />
          </>
        )}
      </EndpointForm>
      <AddQuestion asked={asked} />
    </FormScreen>
  );
}

function AddQuestion({ asked }: { readonly asked: Asked | null }) {
  const shown = useDialogRecord(asked);
  if (shown === null) return null;
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title="Are you sure?"
      content="You are about to add this product."
      record={shown.title}
      confirmVariant="primary"
      onConfirm={() => shown.answer(true)}
      onCancel={() => shown.answer(false)}
      returnFocus={() => document.querySelector<HTMLElement>('main form button[type=submit]')}
    />
  );
}
