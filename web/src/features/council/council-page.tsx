import { association } from 'contract/text/association';
import type { PublicScreen } from '#api/screens/screen.ts';
import { PageHero } from '#shared/public/page-hero.tsx';
import { useSiteContent } from '#shared/site-pages/use-site-content.ts';
import { SectionHead } from '#ui/base/section-head.tsx';
import { committees, council, organisationChart, type Seat } from './council-text.ts';
import { SeatCard } from './seat-card.tsx';

export const screen: PublicScreen = {
  audience: 'public',
  path: '/councilAndCommittees',
  title: 'Council and Committees',
  description: `Struktur organisasi, pengurus, dan delapan komite ${association.shortName}.`,
};

const tiles = ['n1 r4 k3 n5', 'k6 n8 d7 q2', 'r5 k2 n7 t1'];

export default function CouncilPage() {
  const saved = useSiteContent('council');
  const seats = saved === null || saved.council.length === 0 ? council : saved.council;
  const groups = saved === null || saved.committees.length === 0 ? committees : saved.committees;
  return (
    <>
      <PageHero
        title="Council and Committees"
        titleLang="en"
        lead="Pengurus yang dipilih anggota, dan delapan komite yang menjalankan kegiatan sehari-hari."
        tiles={tiles}
      />
      <section className="wrap grid gap-8 pt-16 sm:gap-10 sm:pt-24">
        <SectionHead title="Council" lang="en" lead="Dewan pengurus" />
        <CouncilTree seats={seats} />
      </section>
      <section className="wrap grid gap-8 py-12 sm:gap-10 sm:py-16">
        <SectionHead title="Committees" lang="en" lead="Komite" />
        <ul className="branch grid gap-5 md:grid-cols-2">
          {groups.map(({ departementName, member }) => (
            <li key={departementName} className="panel grid content-start gap-4 p-5">
              <h3 className="text-heading" lang="en">
                {departementName}
              </h3>
              <dl className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
                {member.map((seat) => (
                  <SeatCard key={`${seat.position} ${seat.name}`} seat={seat} isTerm />
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </section>
      <Chart />
    </>
  );
}

function CouncilTree({ seats }: { readonly seats: readonly Seat[] }) {
  const [first, ...others] = seats;
  if (first === undefined) return null;
  return (
    <ul>
      <li>
        <SeatCard seat={first} isLarge />
        {others.length > 0 && (
          <ul className="branch mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((seat) => (
              <li key={`${seat.position} ${seat.name}`} className="panel p-4">
                <SeatCard seat={seat} />
              </li>
            ))}
          </ul>
        )}
      </li>
    </ul>
  );
}

/** The chart as an image, to print or to present. On small screens it scrolls within its frame. */
function Chart() {
  const { src, width, height, alt } = organisationChart;
  return (
    <details className="wrap print-hidden pb-16 sm:pb-24">
      <summary className="min-h-11 py-2.5 font-semibold text-brand">Lihat bagannya sebagai gambar</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrollable area */}
      <section aria-label="Bagan organisasi" tabIndex={0} className="mt-3 overflow-x-auto rounded-panel">
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="h-auto w-full min-w-[44rem]"
        />
      </section>
    </details>
  );
}
