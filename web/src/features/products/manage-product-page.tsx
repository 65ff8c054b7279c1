import { rupiah } from 'contract/words/text';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useRemoval } from '#api/use-removal.ts';
import { CatalogueScreen } from '#parts/catalogue/catalogue-screen.tsx';
import { keptInBin } from '#parts/catalogue/kept-in-bin.ts';
import { useCatalogue } from '#parts/catalogue/use-catalogue.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { ListRegion } from '#ui/lists/list-region.tsx';
import { ProductGrid } from './product-grid.tsx';

/** The products that admins added to the shop, as cards. */
export default function ManageProductPage() {
  const call = useCall();
  const total = useEndpoint('getTotalProducts', {}).data?.totalProduct;
  const catalogue = useCatalogue('listProducts', total);
  const remove = useRemoval({
    list: 'listProducts',
    send: (id) => call('deleteProduct', { id }),
    refreshes: ['getTotalProducts', 'listBin'],
  });
  return (
    <CatalogueScreen
      title="Manage Products"
      total={total}
      catalogue={catalogue}
      loadError={<span lang="en">Failed to fetch products</span>}
      empty={{
        text: 'No data available',
        reason: 'Produk yang ditambahkan di sini muncul di halaman Shop.',
      }}
      add={{ to: '/admin/manage-product/add', label: 'Add Product' }}
      deletion={{
        title: 'Delete Product',
        detail: ({ price }) => rupiah(price),
        remove,
        note: keptInBin,
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
    </CatalogueScreen>
  );
}
