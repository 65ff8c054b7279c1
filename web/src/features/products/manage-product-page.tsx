import { formatRupiah } from 'contract/text/numbers';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { binNotice } from '#shared/content-admin/bin-notice.ts';
import { ContentListScreen } from '#shared/content-admin/content-list-screen.tsx';
import { contentListQueries } from '#shared/content-admin/content-rows.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { ListRegion } from '#ui/lists/list-region.tsx';
import { pageFromVisit } from '#ui/lists/page-from-url.ts';
import { ProductGrid } from './product-grid.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-product',
  title: 'Manage Products',
  duty: 'content',
  sidebar: { group: 'primary', position: 60, label: 'Manage Product' },
  prefetch: (visit) => [
    prefetchQuery('getTotalProducts', {}),
    ...contentListQueries('listProducts', pageFromVisit(visit)),
  ],
};

/** Cards of the products that admins added to the shop. */
export default function ManageProductPage() {
  const total = useEndpoint('getTotalProducts', {}).data?.totalProduct;
  return (
    <ContentListScreen
      total={total}
      list="listProducts"
      loadError={<span lang="en">Failed to fetch products</span>}
      empty={{
        text: 'No data available',
        reason: 'Produk yang ditambahkan di sini muncul di halaman Shop.',
      }}
      add={{ to: '/admin/manage-product/add', label: 'Add Product' }}
      deletion={{
        title: 'Delete Product',
        detail: ({ price }) => formatRupiah(price),
        endpoint: 'deleteProduct',
        refreshes: ['getTotalProducts', 'listBin'],
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
