import type { Product } from 'contract/products';
import { groupThousands } from 'contract/text/numbers';
import { useNavigate, useParams } from 'react-router-dom';
import type { AdminScreen } from '#api/screens/screen.ts';
import { LastChange } from '#shared/audit/last-change.tsx';
import { editQueries } from '#shared/content-admin/edit-queries.ts';
import { EditScreen } from '#shared/content-admin/edit-screen.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toServerFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { useListPath } from '#ui/lists/use-list-path.ts';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { ProductFields } from './product-fields.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-product/edit/:id',
  title: 'Edit Product',
  duty: 'content',
  prefetch: ({ params: { id = '' } }) => editQueries('getProduct', id),
};

/** Form that edits a product. */
export default function EditProductPage() {
  const { id = '' } = useParams();
  const back = useListPath('/admin/manage-product');
  const record = useRecord('getProduct', { id }, { bypassCache: true });
  return (
    <EditScreen
      back={back}
      record={record}
      LastChange={LastChange}
      loadError={<span lang="en">Failed to fetch product data.</span>}
    >
      {(product) => <EditProductForm product={product} back={back} onReload={record.reload} />}
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
  const { title, description, price, image, imageSize, imageSmall } = product;
  return (
    <EndpointForm
      name="updateProduct"
      keepsDraft
      label="Edit Product"
      fixed={{ id: product._id, basedOn: product.updatedAt }}
      defaults={{ title, description, price: groupThousands(price) }}
      incomplete="All fields are required."
      refreshes={['listProducts', 'getProduct']}
      submitLabel="Update"
      busyLabel="Updating..."
      explain={(error) => toServerFailure(error, 'Failed to update product.')}
      onReload={onReload}
      onDone={({ product: saved }) => {
        toast.success(`${saved.title}: produk diperbarui.`);
        navigate(back);
      }}
    >
      {(fields) => (
        <>
          <UnsavedGuard />
          <ProductFields fields={fields} />
          <CurrentPicture label="Current image" src={imageSmall?.src ?? image} size={imageSize} />
          <fields.File name="image" label="New image" />
        </>
      )}
    </EndpointForm>
  );
}
