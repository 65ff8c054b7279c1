import type { Picture } from 'contract/built-in/picture';
import { association } from 'contract/text/association';
import { formatRupiah } from 'contract/text/numbers';
import { buttonClass } from '#ui/base/button.tsx';
import { PictureCover } from '#ui/pictures/picture-cover.tsx';

export interface ShopItem {
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

/** Product card; a press anywhere on it opens the chat. */
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
            Beli
            <span className="sr-only">{` ${name} lewat WhatsApp (membuka tab baru)`}</span>
          </a>
        </div>
      </div>
    </li>
  );
}
