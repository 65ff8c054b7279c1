import type { Product } from 'contract/products';
import { formatRupiah } from 'contract/text/numbers';
import { storedPicture } from '#shared/content/stored-picture.ts';
import { ContentActions } from '#shared/content-admin/content-actions.tsx';
import type { RowFocus } from '#ui/lists/use-row-focus.ts';
import { PictureCover } from '#ui/pictures/picture-cover.tsx';

interface ProductGridProps {
  readonly products: readonly Product[];
  /** The products belong to the previous page, while another one loads. */
  readonly isStale: boolean;
  readonly focus: RowFocus;
}

export function ProductGrid({ products, isStale, focus }: ProductGridProps) {
  return (
    <ul
      aria-label="Products"
      aria-busy={isStale}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4 sm:gap-5 transition-opacity aria-busy:opacity-55"
    >
      {products.map((product, index) => (
        <li
          key={product._id}
          data-row={product._id}
          className="panel flex overflow-hidden sm:flex-col"
          onFocus={() => focus.record(product._id, index)}
        >
          <ManagedProduct product={product} />
        </li>
      ))}
    </ul>
  );
}

function ManagedProduct({ product }: { readonly product: Product }) {
  const { title, price } = product;
  const picture = storedPicture(product.image, product.imageSize, title, product.imageSmall);
  return (
    <>
      {/* Uncropped, as in the shop. On phones next to the text, so that the list stays short. */}
      <div className="w-28 shrink-0 py-4 pl-4 sm:w-full sm:p-0">
        <PictureCover
          picture={picture}
          title={title}
          sizes="(min-width: 40rem) 20rem, 7rem"
          shape="aspect-square h-auto w-full max-sm:rounded-control"
          isDecoration
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-4">
        <h2 lang="id" className="font-semibold wrap-anywhere">
          {title}
        </h2>
        <p className="text-muted tabular-nums">{formatRupiah(price)}</p>
        <div data-actions="" className="mt-auto pt-3">
          <ContentActions list="/admin/manage-product" row={product} />
        </div>
      </div>
    </>
  );
}
