import type { Picture } from 'contract/built-in/picture';
import { builtInProducts } from 'contract/built-in/products';
import type { Product } from 'contract/products';
import { association } from 'contract/text/association';
import { formatRupiah } from 'contract/text/numbers';
import { memo } from 'react';
import type { PublicScreen } from '#api/screens/screen.ts';
import { storedPicture } from '#shared/content/stored-picture.ts';
import { PageHero } from '#shared/public/page-hero.tsx';
import { useAllRows } from '#shared/public/use-all-rows.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { PictureCover } from '#ui/pictures/picture-cover.tsx';

export const screen: PublicScreen = {
  audience: 'public',
  path: '/shop',
  title: 'Shop',
  description: `Kaus, tumbler, dan buku ${association.shortName}. Pemesanan lewat WhatsApp.`,
};

const builtIn: readonly ShopItem[] = builtInProducts.map(({ id, ...item }) => ({ id: String(id), ...item }));

export default function ShopPage() {
  const { data: stored } = useAllRows('listProducts');
  return (
    <>
      <PageHero
        title="Shop"
        titleLang="en"
        lead="Pakai, minum, dan baca dengan bangga. Setiap pembelian membantu kegiatan asosiasi."
        tone="clay"
        tiles={['k4 t3 b5 p1', 'p5 k2 q7 s3', 't1 e4 k6 d8']}
      />
      <div className="wrap py-12 sm:py-16">
        <ProductList stored={stored} />
        <p className="mt-10 max-w-prose text-muted">
          Pemesanan dilayani lewat WhatsApp: pilih barang, kirim pesan yang sudah kami siapkan, lalu pengurus
          memberi tahu ketersediaan dan ongkos kirim.
        </p>
      </div>
    </>
  );
}

const toShopItem = ({ _id, title, description, price, image, imageSize, imageSmall }: Product): ShopItem => ({
  id: _id,
  name: title,
  description,
  price,
  image: storedPicture(image, imageSize, title, imageSmall),
});

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

interface ShopItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly image: Picture | null;
}

/** Returns the URL of a chat with a prefilled message that names the product (requirements 2.6.2). */
const chatLink = (name: string): string => {
  const text = `Halo ${association.shortName}, saya tertarik membeli ${name}. Apakah masih tersedia?`;
  return `https://wa.me/${association.whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
};

function ProductCard({ item }: { readonly item: ShopItem }) {
  const { name, description, price, image } = item;
  return (
    <li className="panel group relative flex flex-col overflow-hidden transition-shadow duration-200 hover:shadow-float">
      <PictureCover
        picture={image}
        title={name}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
        shape="aspect-square h-auto w-full"
      />
      <div className="flex flex-1 flex-col gap-2 p-5 sm:p-6">
        <h2 className="text-heading">{name}</h2>
        <p className="text-muted">{description}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3">
          <p className="font-extrabold text-2xl text-brand tabular-nums tracking-tight">
            {formatRupiah(price)}
          </p>
          <a
            href={chatLink(name)}
            target="_blank"
            rel="noreferrer"
            className={`${buttonClass()} covers-card`}
          >
            Beli
            <span className="sr-only">{` ${name} lewat WhatsApp (membuka tab baru)`}</span>
          </a>
        </div>
      </div>
    </li>
  );
}
