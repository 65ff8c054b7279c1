import type { WrittenProduct } from 'contract/content/products';
import { groupThousands } from 'contract/text/numbers';
import { LastChange } from '#shared/audit/last-change.tsx';
import { type EditFormProps, EditScreen } from '#shared/content-admin/edit-screen.tsx';
import {
  editFormSettings,
  ScheduleField,
  savedText,
  toStoredPublication,
} from '#shared/content-admin/publication.tsx';
import { PublicationStatus } from '#shared/content-admin/publication-state.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toServerFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { neededToPublish, ProductFields } from './product-fields.tsx';

export default function EditProductPage() {
  return (
    <EditScreen
      kind="product"
      list="/admin/manage-product"
      endpoint="getWrittenProduct"
      LastChange={LastChange}
      loadError="Failed to fetch product data."
    >
      {(product, form) => <EditProductForm product={product} {...form} />}
    </EditScreen>
  );
}

interface EditProductFormProps extends EditFormProps {
  readonly product: WrittenProduct;
}

function EditProductForm({ product, onReload, onSaved }: EditProductFormProps) {
  const { title, description, image, imageSize, imageSmall } = product;
  const price = product.price === null ? '' : groupThousands(product.price);
  const { publishAt } = toStoredPublication(product);
  return (
    <EndpointForm
      name="updateProduct"
      label="Edit Product"
      {...editFormSettings(product)}
      fixed={{ id: product._id, basedOn: product.updatedAt }}
      defaults={{ title, description, price, publishAt, publication: 'keep' }}
      needs={neededToPublish}
      incomplete="All fields are required."
      refreshes={['listWrittenProducts', 'listProducts']}
      explain={(error) => toServerFailure(error, 'Failed to update product.')}
      onReload={onReload}
      onDone={({ product: saved }) => onSaved(savedText(saved, 'produk diperbarui.'))}
    >
      {(fields) => (
        <>
          <UnsavedGuard />
          <PublicationStatus list="/admin/manage-product" record={product} />
          <ProductFields fields={fields} />
          <CurrentPicture label="Gambar sekarang" src={imageSmall?.src ?? image} size={imageSize} />
          <fields.File name="image" label="Gambar baru" />
          {product.state !== 'published' && <ScheduleField fields={fields} noun="produk" />}
        </>
      )}
    </EndpointForm>
  );
}
