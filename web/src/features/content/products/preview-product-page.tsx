import type { WrittenProduct } from 'contract/content/products';
import { PreviewScreen } from '#shared/content-admin/preview-screen.tsx';
import { ProductCard, toShopItem } from './product-card.tsx';

export default function PreviewProductPage() {
  return (
    <PreviewScreen
      kind="product"
      list="/admin/manage-product"
      endpoint="getWrittenProduct"
      loadError="Failed to fetch product data."
    >
      {(product) => (
        <ul className="max-w-sm">
          <ProductCard item={toItem(product)} />
        </ul>
      )}
    </PreviewScreen>
  );
}

/** A draft without a price shows zero rupiah. */
const toItem = ({ price, ...product }: WrittenProduct) => toShopItem({ ...product, price: price ?? 0 });
