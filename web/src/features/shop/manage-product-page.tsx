import type { Product } from 'contract/products';
import { rupiah } from 'contract/text';
import { useState } from 'react';
import { call } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useRemoval } from '#api/use-removal.ts';
import { AdminHead } from '#ui/admin-head.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { DeleteDialog } from '#ui/delete-dialog.tsx';
import { type Failure, FailureNotice, serverMessage } from '#ui/failure-notice.tsx';
import { ListRegion } from '#ui/list-region.tsx';
import { Pager } from '#ui/pager.tsx';
import { toast } from '#ui/toast.tsx';
import { useContentList } from '#ui/use-content-list.ts';
import { useRowFocus } from '#ui/use-row-focus.ts';
import { ProductGrid } from './product-grid.tsx';

const add = <ButtonLink to="/admin/manage-product/add">Add Product</ButtonLink>;
const empty = {
  text: 'No data available',
  reason: 'Produk yang ditambahkan di sini muncul di halaman Shop.',
  action: add,
} as const;

/** The products that admins added to the shop, as cards. */
export default function ManageProductPage() {
  const total = useEndpoint('getTotalProducts', {}).data?.totalProduct;
  const { pages, list, totalPages } = useContentList('listProducts', total);
  const focus = useRowFocus();
  const [asked, setAsked] = useState<Product | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = useRemoval({
    list: 'listProducts',
    send: (id) => call('deleteProduct', { id }),
    refreshes: ['getTotalProducts'],
  });
  const askDelete = (product: Product) => {
    setFailure(null);
    setAsked(product);
  };
  return (
    <>
      <AdminHead title="Manage Products" total={total}>
        {add}
      </AdminHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <ListRegion
          list={list}
          loadError={<span lang="en">Failed to fetch products</span>}
          empty={empty}
          focus={focus}
        >
          {(rows) => (
            <ProductGrid
              products={rows}
              isStale={list.isPlaceholderData}
              focus={focus}
              onDelete={askDelete}
            />
          )}
        </ListRegion>
        <Pager
          pages={pages}
          totalPages={totalPages}
          lastId={list.data?.data.at(-1)?._id}
          isStale={list.isPlaceholderData}
        />
      </div>
      <DeleteDialog
        row={asked}
        title="Delete Product"
        record={({ title, price }) => (
          <>
            <span className="block">{title}</span>
            <span className="block font-normal text-muted text-sm">{rupiah(price)}</span>
          </>
        )}
        remove={remove}
        onClose={() => setAsked(null)}
        onDone={({ title }) => toast.success(`${title}: produk dihapus.`)}
        onFailure={({ title }, error) =>
          setFailure({ record: title, text: 'Failed to delete product.', detail: serverMessage(error) })
        }
        returnFocus={focus.target}
      />
    </>
  );
}
