import type { Picture } from 'contract/built-in/picture';
import type { Product } from 'contract/content/products';
import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import * as t from '#messages/features/content/products';
import { storedPicture } from '#shared/content/stored-picture.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { PictureCover } from '#ui/pictures/picture-cover.tsx';

export interface ShopItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly image: Picture | null;
}

type ShopFields = Omit<Product, 'createdAt' | 'updatedAt'>;

export const toShopItem = ({
  _id,
  title,
  description,
  price,
  image,
  imageSize,
  imageSmall,
}: ShopFields): ShopItem => ({
  id: _id,
  name: title,
  description,
  price,
  image: storedPicture(image, imageSize, title, imageSmall),
});

/** Returns the URL of a chat with a prefilled message that names the product (requirements 2.6.2). */
const chatLink = (item: string): string => {
  const text = fill(t.chatMessage, { name: association.shortName, item });
  return `https://wa.me/${association.whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
};

export function ProductCard({ item }: { readonly item: ShopItem }) {
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
            {t.buy}
            <span className="sr-only">{fill(t.buyDetails, { item: name })}</span>
          </a>
        </div>
      </div>
    </li>
  );
}
