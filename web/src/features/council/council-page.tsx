import { PageHero } from '#parts/public/page-hero.tsx';
import { useSiteContent } from '#parts/site-pages/use-site-content.ts';
import { SectionHead } from '#ui/base/section-head.tsx';
import { committees, council, organisationChart, type Seat } from './council-text.ts';

const tiles = ['n1 r4 k3 n5', 'k6 n8 d7 q2', 'r5 k2 n7 t1'];

/** Who leads the association. */
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
      <Chart />
      <section className="bg-surface-sunken">
        <div className="wrap grid gap-10 py-16 sm:py-24">
          <SectionHead title="Council" lang="en" />
          <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
            {seats.map((seat) => (
              <CouncilSeat key={`${seat.position} ${seat.name}`} seat={seat} />
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap grid gap-10 py-16 sm:py-24">
        <SectionHead title="Committees" lang="en" />
        <ul className="grid gap-6 md:grid-cols-2">
          {groups.map(({ departementName, member }) => (
            <li key={departementName} className="panel grid content-start gap-4 p-6">
              <h3 className="text-heading" lang="en">
                {departementName}
              </h3>
              <dl className="grid gap-4 sm:grid-cols-2">
                {member.map((seat) => (
                  <CommitteeSeat key={`${seat.position} ${seat.name}`} seat={seat} />
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** On small screens the chart keeps a size at which it can be read, and scrolls within its frame. */
function Chart() {
  const { src, width, height, alt } = organisationChart;
  return (
    <section className="wrap grid gap-8 py-16 sm:py-24">
      <SectionHead title="Struktur organisasi" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label="Bagan organisasi" tabIndex={0} className="overflow-x-auto rounded-panel">
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
    </section>
  );
}

function CouncilSeat({ seat: { position, name, institution } }: { readonly seat: Seat }) {
  return (
    <li className="grid content-start gap-0.5 border-accent border-t-2 pt-4">
      <p className="font-semibold text-accent text-sm" lang="en">
        {position}
      </p>
      <h3 className="text-heading">{name}</h3>
      <p className="text-muted">{institution}</p>
    </li>
  );
}

function CommitteeSeat({ seat: { position, name, institution } }: { readonly seat: Seat }) {
  return (
    <div>
      <dt className="text-accent text-sm" lang="en">
        {position}
      </dt>
      <dd>
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted text-sm">{institution}</span>
      </dd>
    </div>
  );
}
