import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import type { ReactNode } from 'react';
import * as t from '#messages/features/content/about';
import { JoinBand } from '#shared/public/join-band.tsx';
import { useSiteContent } from '#shared/site-pages/use-site-content.ts';
import { ButtonLink, WithTranslation } from '#ui/base/button.tsx';
import { SectionHead } from '#ui/base/section-head.tsx';
import { PictureImage } from '#ui/pictures/picture-image.tsx';
import { aboutText, milestones } from './about-text.ts';

export default function AboutPage() {
  const saved = useSiteContent('about');
  return (
    <>
      <Hero />
      <section className="wrap grid gap-12 py-16 sm:py-24 lg:grid-cols-[1.3fr_1fr] lg:gap-20">
        <div className="grid content-start gap-5">
          <SectionHead title={t.aboutUs} lang="en" />
          <Paragraphs texts={saved?.description ? saved.description.split(/\n\s*\n/) : aboutText.about} />
        </div>
        <Reach />
      </section>
      <Vision text={saved?.vision || aboutText.vision} />
      <Missions items={saved === null || saved.mission.length === 0 ? aboutText.missions : saved.mission} />
      <Timeline stories={saved?.stories ?? []} />
      <JoinBand title={t.joinTitle} text={t.joinText}>
        <WithTranslation translation={t.joinNowTranslation}>
          <ButtonLink to="/membership" lang="en">
            {t.joinNow}
          </ButtonLink>
        </WithTranslation>
      </JoinBand>
    </>
  );
}

function Hero() {
  return (
    <section className="on-navy bg-navy text-on-navy min-[120.01rem]:pb-20">
      <div className="wrap grid gap-5 pt-14 pb-10 sm:pt-20 sm:pb-14">
        <p className="font-bold text-saffron text-sm" lang="en">
          {association.name}
        </p>
        <h1 className="max-w-4xl text-display">{t.heroTitle}</h1>
      </div>
      <PictureImage
        picture={aboutText.hero}
        sizes="100vw"
        isHero
        className="mx-auto aspect-[5/3] h-auto w-full max-w-[120rem] bg-navy-deep object-cover sm:aspect-[5/2] min-[120.01rem]:rounded-panel"
      />
    </section>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, index) => (
    <p key={text} className={`max-w-prose whitespace-pre-line ${index === 0 ? 'text-lg' : 'text-muted'}`}>
      {text}
    </p>
  ));
}

const reach = [
  {
    value: association.countriesWithMembers,
    label: fill(t.countriesLabel, { count: association.countriesWithMembers }),
  },
  {
    value: association.chapters,
    label: fill(t.chaptersLabel, { count: association.chapters, others: association.chapters - 1 }),
  },
];

function Reach() {
  return (
    <ul className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
      {reach.map(({ value, label }, index) => (
        <li key={label} className="grid gap-1 border-accent border-l-4 pl-5">
          <span aria-hidden="true" className="font-extrabold text-5xl text-brand tracking-tight">
            {value}
            {index === 0 && '+'}
          </span>
          <span className="text-muted">{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Vision({ text }: { readonly text: string }) {
  return (
    <section className="on-navy batik-kawung bg-teal-deep text-on-navy">
      <div className="wrap grid gap-4 py-16 sm:py-24">
        <h2 className="font-bold text-saffron">{t.visionTitle}</h2>
        <p className="max-w-4xl text-balance font-bold text-title">{text}</p>
      </div>
    </section>
  );
}

function Missions({ items }: { readonly items: readonly string[] }) {
  return (
    <section className="wrap grid gap-10 py-16 sm:py-24">
      <SectionHead title={t.missionTitle} />
      <ol className="grid gap-x-12 sm:grid-cols-2">
        {items.map((item, index) => (
          <li key={item} className="flex gap-5 border-line border-t py-6">
            <span
              aria-hidden="true"
              className="w-9 shrink-0 font-extrabold text-3xl text-accent leading-none tabular-nums tracking-tight"
            >
              {index + 1}
            </span>
            <span className="max-w-prose text-lg leading-relaxed">{item}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface TimelineProps {
  /** Stories that admins saved. When empty, the built-in milestones are shown. */
  readonly stories: readonly { readonly year: string; readonly description: string }[];
}

function Timeline({ stories }: TimelineProps) {
  return (
    <section className="bg-surface-sunken">
      <div className="wrap grid gap-10 py-16 sm:py-24">
        <SectionHead title={t.timelineTitle} />
        <ol className="grid gap-10 border-accent border-l-2 pl-8 lg:grid-flow-col lg:auto-cols-fr lg:gap-12 lg:border-t-2 lg:border-l-0 lg:pt-10 lg:pl-0">
          {stories.length === 0
            ? milestones.map(({ date, day, title, description }) => (
                <Stop key={date} when={<time dateTime={date}>{day}</time>} title={title}>
                  {description}
                </Stop>
              ))
            : stories.map(({ year, description }) => (
                <Stop key={`${year} ${description}`} when={year}>
                  {description}
                </Stop>
              ))}
        </ol>
      </div>
    </section>
  );
}

interface StopProps {
  readonly when: ReactNode;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function Stop({ when, title, children }: StopProps) {
  return (
    <li className="relative grid content-start gap-2 before:absolute before:top-1.5 before:-left-[2.6rem] before:size-4 before:rotate-45 before:bg-saffron lg:before:-top-[3.05rem] lg:before:left-0">
      <p className="font-bold text-accent">{when}</p>
      {title !== undefined && <h3 className="text-heading">{title}</h3>}
      <p className="max-w-prose whitespace-pre-line text-muted">{children}</p>
    </li>
  );
}
