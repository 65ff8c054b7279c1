import type { ReactNode } from 'react';
import { Mosaic } from '#ui/pictures/mosaic.tsx';

const tones = {
  navy: 'bg-navy',
  teal: 'bg-teal-deep',
  clay: 'bg-clay-deep',
} as const;

interface PageHeroProps {
  readonly title: ReactNode;
  /** Language of the title where it is not Indonesian. */
  readonly titleLang?: 'en' | undefined;
  readonly eyebrow?: ReactNode;
  readonly lead?: ReactNode;
  readonly tone?: keyof typeof tones | undefined;
  readonly tiles: readonly string[];
  readonly isLarge?: boolean | undefined;
  readonly children?: ReactNode;
}

export function PageHero(props: PageHeroProps) {
  const { title, titleLang, eyebrow, lead, tone = 'navy', tiles, isLarge = false, children } = props;
  const height = isLarge ? 'hero-place' : 'sm:py-20 lg:min-h-[23rem]';
  return (
    <section className={`on-navy relative overflow-hidden text-on-navy ${tones[tone]}`}>
      <div className={`wrap grid items-center py-14 ${height}`}>
        <div
          className={`grid justify-items-start gap-5 md:max-w-[64%] lg:max-w-[52%] ${isLarge ? 'xl:max-w-[56%]' : ''}`}
        >
          {eyebrow !== undefined && <p className="font-bold text-saffron text-sm">{eyebrow}</p>}
          <h1 className="text-display" lang={titleLang}>
            {title}
          </h1>
          {/* The key replaces the element for another text, so that it does not count as a layout shift. */}
          {lead !== undefined && (
            <p key={String(lead)} className="max-w-xl text-lg text-on-navy-muted">
              {lead}
            </p>
          )}
          {children}
        </div>
      </div>
      <Mosaic
        rows={tiles}
        className={`${isLarge ? 'aspect-[3/1]' : 'aspect-[4/1]'} print-hidden block w-full md:absolute md:top-0 md:-right-px md:aspect-auto md:h-[calc(100%+1px)] md:w-[30%] lg:w-auto`}
      />
    </section>
  );
}
