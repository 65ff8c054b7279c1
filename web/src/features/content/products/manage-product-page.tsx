import type { WrittenProduct } from 'contract/content/products';
import { formatRupiah } from 'contract/text/numbers';
import { storedPicture } from '#shared/content/stored-picture.ts';
import { binNotice } from '#shared/content-admin/bin-notice.ts';
import { ContentActions } from '#shared/content-admin/content-actions.tsx';
import { ContentListScreen } from '#shared/content-admin/content-list-screen.tsx';
import { PublicationCell, TranslationBadge } from '#shared/content-admin/publication-state.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { Missing } from '#ui/lists/cells.tsx';
import { ListRegion } from '#ui/lists/list-region.tsx';
import type { RowFocus } from '#ui/lists/use-row-focus.ts';
import { PictureCover } from '#ui/pictures/picture-cover.tsx';

export default function ManageProductPage() {
  return (
    <ContentListScreen
      list="listWrittenProducts"
      searched={{ noun: 'produk', hint: 'Nama produk.' }}
      loadError="Failed to fetch products"
      empty={{
        text: 'No data available',
        reason: 'Produk yang ditambahkan di sini muncul di halaman Shop.',
      }}
      add={{ to: '/admin/manage-product/add', label: 'Add Product' }}
      deletion={{
        title: 'Hapus produk',
        detail: ({ price }) => (price === null ? undefined : formatRupiah(price)),
        endpoint: 'deleteProduct',
        refreshes: ['listProducts', 'getTotalProducts', 'listBin'],
        note: binNotice,
        onDone: ({ title }) => toast.success(`${title}: produk dihapus.`),
        failed: 'Failed to delete product.',
      }}
    >
      {(region) => (
        <ListRegion {...region}>
          {(rows) => (
            <ProductGrid products={rows} isStale={region.list.isPlaceholderData} focus={region.focus} />
          )}
        </ListRegion>
      )}
    </ContentListScreen>
  );
}

interface ProductGridProps {
  readonly products: readonly WrittenProduct[];
  /** The products belong to the previous page, while another one loads. */
  readonly isStale: boolean;
  readonly focus: RowFocus;
}

function ProductGrid({ products, isStale, focus }: ProductGridProps) {
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

function ManagedProduct({ product }: { readonly product: WrittenProduct }) {
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
        <h2 className="font-semibold wrap-anywhere">{title}</h2>
        <p className="text-muted tabular-nums">{price === null ? <Missing /> : formatRupiah(price)}</p>
        <p>
          <PublicationCell {...product} />
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
          Inggris <TranslationBadge state={product.translation} />
        </p>
        <div data-actions="" className="mt-auto pt-3">
          <ContentActions list="/admin/manage-product" row={product} />
        </div>
      </div>
    </>
  );
}
