import * as t from '#messages/features/content/professional';
import { PageHero } from '#shared/public/page-hero.tsx';
import { useSiteContent } from '#shared/site-pages/use-site-content.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { SectionHead } from '#ui/base/section-head.tsx';
import { Mosaic } from '#ui/pictures/mosaic.tsx';
import { competenceAreas } from './competence-areas.ts';

const tiles = ['g1 k3 n6 q4', 'n2 p8 c7 k5', 's3 g5 d1 w2'];
const themeTiles = ['b2', 'g1', 'n7', 'p6'];

export default function ProfessionalPage() {
  return (
    <>
      <PageHero title={t.title} titleLang="en" lead={t.lead} tone="clay" tiles={tiles} />
      <div className="wrap grid gap-14 py-16 sm:py-24 lg:grid-cols-2 lg:gap-20">
        <div className="grid content-start justify-items-start gap-5">
          {t.paragraphs.split('\n').map((paragraph, index) => (
            <p key={paragraph} className={`max-w-prose ${index === 0 ? 'text-lg' : 'text-muted'}`}>
              {paragraph}
            </p>
          ))}
          <ButtonLink to="/contact" variant="secondary" className="mt-2">
            {t.contactUs}
          </ButtonLink>
        </div>
        <section className="grid content-start gap-6">
          <SectionHead title={t.themesTitle} />
          <ul className="grid gap-4">
            {t.themes.split('\n').map((theme, index) => (
              <li key={theme} className="grid grid-cols-[3.5rem_1fr] items-center gap-4">
                <Mosaic rows={[themeTiles[index] ?? 'k1']} className="size-14 rounded-control" />
                <span className="font-semibold">{theme}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <CompetenceAreas />
    </>
  );
}

function CompetenceAreas() {
  const saved = useSiteContent('professional');
  const areas = saved === null || saved.areas.length === 0 ? competenceAreas : saved.areas;
  return (
    <section className="bg-surface-sunken">
      <div className="wrap grid gap-8 py-16 sm:py-20">
        <SectionHead title={t.areasTitle} />
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {areas.map(({ title, description }) => (
            <li key={title} className="grid content-start gap-1.5 border-accent border-l-4 pl-4">
              <h3 className="wrap-anywhere text-heading">{title}</h3>
              <p className="whitespace-pre-line text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
