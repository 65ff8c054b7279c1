import type { Picture } from 'contract/built-in/picture';
import { imageSourceSet } from 'contract/rules/image-paths';
import { association } from 'contract/text/association';
import { fees } from 'contract/text/fees';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { Link, useLocation } from 'react-router-dom';
import * as t from '#messages/features/content/home';
import { JoinBand } from '#shared/public/join-band.tsx';
import { PageHero } from '#shared/public/page-hero.tsx';
import { useSiteContent } from '#shared/site-pages/use-site-content.ts';
import { ButtonLink, WithTranslation } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { SectionHead } from '#ui/base/section-head.tsx';
import { Mosaic } from '#ui/pictures/mosaic.tsx';
import { activities, carouselPictures, homeText } from './home-text.ts';
import { LazyPlace } from './lazy-place.tsx';
import { PictureCarousel } from './picture-carousel.tsx';

const loadLogos = async () => (await import('./institution-logos.tsx')).InstitutionLogos;

export default function HomePage() {
  const saved = useSiteContent('home');
  const slides: readonly Picture[] =
    saved === null || saved.slides.length === 0
      ? carouselPictures
      : saved.slides.map((slide) => builtInOf(slide.src) ?? uploaded(slide));
  return (
    <>
      <ArrivalNotice />
      <Hero title={saved?.title ?? homeText.title} lead={saved?.description || homeText.lead} />
      <NewsSection />
      <About />
      <section className="print-hidden overflow-hidden pb-16 sm:pb-24">
        {/* The key remounts the carousel for other pictures, because Swiper changes the DOM of the row. */}
        <PictureCarousel key={slides.map(({ src }) => src).join(' ')} pictures={slides} />
      </section>
      <WhatWeDo items={saved === null || saved.whatWeDo.length === 0 ? activities : saved.whatWeDo} />
      <JoinBand title={t.joinTitle} text={t.joinText}>
        <ButtonLink to="/membership">{t.joinNow}</ButtonLink>
        <ButtonLink to="/membership/renew" variant="secondary">
          {t.renew}
        </ButtonLink>
      </JoinBand>
      <LazyPlace load={loadLogos} />
    </>
  );
}

/** Result of an action on another page, passed in the navigation state. */
function ArrivalNotice() {
  const { notice } = (useLocation().state ?? {}) as { readonly notice?: string };
  if (notice === undefined) return null;
  return (
    <div className="wrap py-4">
      <Notice tone="success">{notice}</Notice>
    </div>
  );
}

/** Returns the built-in picture of a saved slide, which also has smaller versions. */
const builtInOf = (src: string): Picture | undefined =>
  carouselPictures.find((picture) => picture.src === src);

const uploaded = (slide: Omit<Picture, 'widths'>): Picture => ({
  ...slide,
  widths: [],
  sourceSet: imageSourceSet(slide.src),
});

function Hero({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <PageHero
      isLarge
      eyebrow={<span lang="en">{association.name}</span>}
      title={title}
      lead={lead}
      tiles={['n5 k2 p1', 'k4 g8 q3', 's7 w6 k1', 'e2 t5 d3']}
    >
      <div className="print-hidden mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/register" className="bg-saffron! text-navy-deep! hover:bg-on-navy!">
          {t.becomeMember}
        </ButtonLink>
        <ButtonLink to="/login" variant="quiet" className="text-on-navy! hover:bg-navy-line!">
          {t.logIn}
        </ButtonLink>
      </div>
    </PageHero>
  );
}

const figures = [
  {
    value: `${association.countriesWithMembers}+`,
    label: t.countriesLabel,
  },
  {
    value: String(association.chapters),
    label: fill(t.chaptersLabel, { others: association.chapters - 1 }),
  },
  { value: formatRupiah(fees.individual), label: t.feeLabel },
];

function About() {
  return (
    <section className="wrap grid gap-12 py-16 sm:py-24 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
      <div className="grid content-start justify-items-start gap-5">
        <SectionHead title={fill(t.aboutTitle, { association: association.shortName })} />
        {[association.about, t.whoWeAre].map((paragraph, index) => (
          <p key={paragraph} className={`max-w-prose ${index === 0 ? 'text-lg' : 'text-muted'}`}>
            {paragraph}
          </p>
        ))}
        <div className="mt-2 flex flex-wrap items-start gap-3">
          <WithTranslation translation={t.membershipTranslation}>
            <ButtonLink to="/membership" lang="en">
              {t.membership}
            </ButtonLink>
          </WithTranslation>
          <ButtonLink to="/keanggotaan" variant="secondary">
            {t.benefits}
          </ButtonLink>
        </div>
      </div>
      <dl className="grid content-start">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse gap-1 border-line border-t py-5 first:border-t-0 first:pt-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-extrabold text-4xl text-brand tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface WhatWeDoProps {
  readonly items: readonly { readonly title: string; readonly description: string }[];
}

const activityTiles = ['n1', 'b2', 'g3', 'l4', 's6', 'k7'];

function WhatWeDo({ items }: WhatWeDoProps) {
  return (
    <section className="bg-surface-sunken">
      <div className="wrap grid gap-10 py-16 sm:py-24">
        <SectionHead title={t.whatWeDo} lang="en" />
        <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
          {items.map(({ title, description }, index) => (
            <li key={title} className="grid grid-cols-[4rem_1fr] content-start gap-x-5">
              <Mosaic
                rows={[activityTiles[index % activityTiles.length] ?? 'k1']}
                className="size-16 rounded-control"
              />
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

const loadNews = async () => (await import('./news.tsx')).News;

/** Container of the latest news, with links to all of it that work before the code loads. */
function NewsSection() {
  return (
    <section className="wrap grid gap-8 pt-16 sm:pt-20">
      <div className="flex flex-wrap items-end gap-y-3">
        <SectionHead title={t.newsTitle} className="grow" />
        <p className="flex gap-6">
          <Link to="/event" className="text-link">
            {t.allEvents}
          </Link>
          <Link to="/blog" className="text-link">
            {t.allArticles}
          </Link>
        </p>
      </div>
      <LazyPlace load={loadNews} className="news" />
    </section>
  );
}
