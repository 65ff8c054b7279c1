import { builtInProducts } from 'contract/built-in/products';
import type { Product } from 'contract/content/products';
import { memo } from 'react';
import * as t from '#messages/features/content/products';
import { PageHero } from '#shared/public/page-hero.tsx';
import { useAllRows } from '#shared/public/use-all-rows.ts';
import { ProductCard, type ShopItem, toShopItem } from './product-card.tsx';

const builtIn: readonly ShopItem[] = builtInProducts.map(({ id, ...item }) => ({ id: String(id), ...item }));

export default function ShopPage() {
  const { data: stored } = useAllRows('listProducts');
  return (
    <>
      <PageHero
        title={t.title}
        titleLang="en"
        lead={t.lead}
        tone="clay"
        tiles={['k4 t3 b5 p1', 'p5 k2 q7 s3', 't1 e4 k6 d8']}
      />
      <div className="wrap py-12 sm:py-16">
        <ProductList stored={stored} />
        <p className="mt-10 max-w-prose text-muted">{t.howToOrder}</p>
      </div>
    </>
  );
}

/** Memoized, because `stored` is a deferred value: renders only with new products. */
const ProductList = memo(function ProductList({ stored = [] }: { readonly stored: Product[] | undefined }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      {[...builtIn, ...stored.map(toShopItem)].map((item) => (
        <ProductCard key={item.id} item={item} />
      ))}
    </ul>
  );
});
