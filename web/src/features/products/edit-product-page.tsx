import type { Product } from 'contract/products';
import { groupThousands } from 'contract/text/numbers';
import type { AdminScreen } from '#api/screens/screen.ts';
import { LastChange } from '#shared/audit/last-change.tsx';
import { editQueries } from '#shared/content-admin/edit-queries.ts';
import { type EditFormProps, EditScreen } from '#shared/content-admin/edit-screen.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toServerFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { ProductFields } from './product-fields.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-product/edit/:id',
  title: 'Edit Product',
  duty: 'content',
  prefetch: ({ params: { id = '' } }) => editQueries('getProduct', id),
};

export default function EditProductPage() {
  return (
    <EditScreen
      list="/admin/manage-product"
      endpoint="getProduct"
      LastChange={LastChange}
      loadError={<span lang="en">Failed to fetch product data.</span>}
    >
      {(product, form) => <EditProductForm product={product} {...form} />}
    </EditScreen>
  );
}

interface EditProductFormProps extends EditFormProps {
  readonly product: Product;
}

function EditProductForm({ product, onReload, onSaved }: EditProductFormProps) {
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
      onDone={({ product: saved }) => onSaved(`${saved.title}: produk diperbarui.`)}
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
