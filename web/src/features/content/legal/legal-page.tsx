import { legalFacts } from 'contract/built-in/legal-facts';
import * as t from '#messages/features/content/legal';
import { PageHero } from '#shared/public/page-hero.tsx';
import { useSiteContent } from '#shared/site-pages/use-site-content.ts';
import { ButtonLink } from '#ui/base/button.tsx';

export default function LegalPage() {
  const saved = useSiteContent('legal');
  const facts = saved === null || saved.facts.length === 0 ? legalFacts() : saved.facts;
  return (
    <>
      <PageHero title={t.title} lead={t.lead} tiles={['n6 r2 k1 n8', 'd3 n2 c5 k7', 'k4 q6 n1 r3']} />
      <div className="wrap grid gap-8 py-12 sm:py-16">
        {saved !== null && saved.note !== '' && (
          <p className="max-w-prose whitespace-pre-line text-lg">{saved.note}</p>
        )}
        <dl className="panel grid max-w-4xl divide-y divide-line">
          {facts.map(({ label, value }) => (
            <div key={`${label} ${value}`} className="grid gap-1 p-5 sm:grid-cols-[16rem_1fr] sm:gap-6">
              <dt className="font-semibold">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <ButtonLink to="/bylaws" variant="secondary">
            {t.readBylaws}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
