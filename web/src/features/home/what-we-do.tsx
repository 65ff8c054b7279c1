import { SectionHead } from '#ui/base/section-head.tsx';
import { Mosaic } from '#ui/pictures/mosaic.tsx';
import { homeText } from './home-text.ts';

interface WhatWeDoProps {
  readonly items: readonly { readonly title: string; readonly description: string }[];
}

const tiles = ['n1', 'b2', 'g3', 'l4', 's6', 'k7'];

export function WhatWeDo({ items }: WhatWeDoProps) {
  return (
    <section className="bg-surface-sunken">
      <div className="wrap grid gap-10 py-16 sm:py-24">
        <SectionHead title={homeText.whatWeDoHeading} lang="en" />
        <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
          {items.map(({ title, description }, index) => (
            <li key={title} className="grid grid-cols-[4rem_1fr] content-start gap-x-5">
              <Mosaic rows={[tiles[index % tiles.length] ?? 'k1']} className="size-16 rounded-control" />
              <div className="grid content-start gap-1.5">
                <h3 className="text-heading" lang="en">
                  {title}
                </h3>
                <p className="text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
