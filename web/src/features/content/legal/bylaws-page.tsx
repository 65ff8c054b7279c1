import type { SiteContentOf } from 'contract/content/site-content';
import { association } from 'contract/text/association';
import * as t from '#messages/features/content/legal';
import { PageHero } from '#shared/public/page-hero.tsx';
import { useSiteContent } from '#shared/site-pages/use-site-content.ts';
import { SectionHead } from '#ui/base/section-head.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';

type Chapters = SiteContentOf<'bylaws'>['bylaws'];

export default function BylawsPage() {
  const saved = useSiteContent('bylaws');
  const isEmpty = saved === null || saved.constitution.length + saved.bylaws.length === 0;
  return (
    <>
      <PageHero
        title={t.bylawsTitle}
        lead={t.bylawsLead}
        tiles={['k8 d1 n5 r4', 'n3 k6 g2 n7', 'c1 n4 r8 k2']}
      />
      <div className="wrap grid gap-14 py-12 sm:py-16">
        {isEmpty ? (
          <p className="max-w-prose text-lg">
            {fillElements(t.bylawsMissing, {
              link: <a href={`mailto:${association.serviceEmail}`}>{association.serviceEmail}</a>,
            })}
          </p>
        ) : (
          <>
            {saved.adopted !== '' && <p className="max-w-prose text-lg">{saved.adopted}</p>}
            <Document title={t.constitution} chapters={saved.constitution} />
            <Document title={t.bylaws} chapters={saved.bylaws} />
          </>
        )}
      </div>
    </>
  );
}

function Document({ title, chapters }: { readonly title: string; readonly chapters: Chapters }) {
  if (chapters.length === 0) return null;
  return (
    <section className="grid gap-8">
      <SectionHead title={title} />
      {chapters.map((chapter, index) => (
        // Two chapters may have the same title, and their order is static.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={index} className="grid max-w-prose gap-3">
          <h3 className="text-heading">{chapter.title}</h3>
          <p className="whitespace-pre-line break-words">{chapter.text}</p>
        </section>
      ))}
    </section>
  );
}
