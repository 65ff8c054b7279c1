import type { Product } from 'contract/products';
import { grouped } from 'contract/text';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { CurrentPicture } from '#ui/current-picture.tsx';
import { EditScreen } from '#ui/edit-screen.tsx';
import { EndpointForm } from '#ui/endpoint-form.tsx';
import { refusalOf } from '#ui/refusal.ts';
import { toast } from '#ui/toast.tsx';
import { UnsavedGuard } from '#ui/unsaved-guard.tsx';
import { useListPath } from '#ui/use-list-path.ts';

/** Changes a product of the shop. */
export default function EditProductPage() {
  const { id = '' } = useParams();
  const back = useListPath('/admin/manage-product');
  const record = useEndpoint('getProduct', { id }, { fresh: true });
  return (
    <EditScreen title="Edit Product" back={back} record={record} loadError="Failed to fetch product data.">
      {(product, reload) => <EditProductForm product={product} back={back} onReload={reload} />}
    </EditScreen>
  );
}

interface EditProductFormProps {
  readonly product: Product;
  readonly back: string;
  readonly onReload: () => void;
}

function EditProductForm({ product, back, onReload }: EditProductFormProps) {
  const navigate = useNavigate();
  // As it was when the form opened: what is read in the background must not pass for what was edited.
  const [fixed] = useState(() => ({ id: product._id, basedOn: product.updatedAt }));
  const { title, description, price, image, imageSize } = product;
  return (
    <EndpointForm
      name="updateProduct"
      label="Edit Product"
      fixed={fixed}
      defaults={{ title, description, price: grouped(price) }}
      incomplete="All fields are required."
      refreshes={['listProducts', 'getProduct']}
      submitLabel="Update"
      busyLabel="Updating..."
      explain={(error) => refusalOf(error, 'Failed to update product.')}
      onReload={onReload}
      onDone={({ product: saved }) => {
        toast.success(`${saved.title}: produk diperbarui.`);
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
          <CurrentPicture label="Current image" src={image} size={imageSize} />
          <File name="image" label="New image" />
        </>
      )}
    </EndpointForm>
  );
}
