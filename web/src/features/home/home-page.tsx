import { association } from 'contract/association';
import { limits } from 'contract/limits';
import { rupiah } from 'contract/text';
import { ButtonLink } from '#ui/button.tsx';
import { HeroArt } from './hero-art.tsx';

/** The front page: who we are, and the ways in. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <About />
      <Join />
    </>
  );
}

function Hero() {
  return (
    <section className="on-navy batik-kawung overflow-hidden bg-navy text-on-navy">
      <div className="wrap grid items-center gap-10 py-16 sm:py-24 lg:grid-cols-[1.15fr_1fr]">
        <div className="grid justify-items-start gap-6">
          <p className="font-bold text-saffron text-sm" lang="en">
            {association.name}
          </p>
          <h1 className="text-display">Tempat bertemu para pegiat Sistem Informasi Indonesia</h1>
          <p className="max-w-xl text-lg text-on-navy-muted">
            Akademisi, peneliti, praktisi, dan institusi saling belajar, meneliti, dan bekerja bersama. Satu
            jaringan di Indonesia, tersambung ke {association.chapters} cabang di dunia.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/register" className="bg-saffron! text-navy-deep! hover:bg-on-navy!">
              Daftar jadi anggota
            </ButtonLink>
            <ButtonLink to="/login" variant="quiet" className="text-on-navy! hover:bg-navy-line!">
              Sudah anggota? Masuk
            </ButtonLink>
          </div>
        </div>
        <HeroArt />
      </div>
    </section>
  );
}

function About() {
  const figures = [
    {
      value: `${association.countriesWithMembers}+`,
      label: 'negara tempat anggota asosiasi internasional kami',
    },
    {
      value: String(association.chapters),
      label: `cabang nasional: Indonesia dan ${association.chapters - 1} lainnya`,
    },
    { value: rupiah(limits.individualFee), label: 'iuran perorangan per tahun' },
  ];
  return (
    <section className="wrap grid gap-12 py-16 sm:py-24 lg:grid-cols-[1.15fr_1fr]">
      <div className="grid content-start justify-items-start gap-5">
        <h2 className="text-title">Tentang {association.shortName}</h2>
        <p className="max-w-prose text-lg text-muted">{association.about}</p>
        <p className="max-w-prose text-muted">
          Kami adalah {association.tagline.replace(/^Chapter/, 'cabang')}. Anggota mendapat jaringan, sumber
          belajar, pelatihan bersertifikat, dan rekan untuk riset maupun pengajaran.
        </p>
        <ButtonLink to="/membership" lang="en">
          Membership
        </ButtonLink>
      </div>
      <dl className="grid content-start">
        {figures.map(({ value, label }) => (
          <div key={label} className="grid gap-1 border-line border-t py-5 first:border-t-0 first:pt-0">
            <dd className="font-extrabold text-4xl text-brand tracking-tight">{value}</dd>
            <dt className="text-muted">{label}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Join() {
  return (
    <section className="wrap pb-20">
      <div className="batik-parang grid items-center gap-8 overflow-hidden rounded-3xl bg-brand-soft p-8 text-brand-strong sm:p-12 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-3">
          <h2 className="text-ink text-title">Bergabung, atau perpanjang keanggotaan Anda</h2>
          <p className="max-w-prose text-ink">
            Cukup satu formulir dan satu bukti transfer. Setelah disetujui, kartu anggota digital langsung
            dapat diunduh.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/membership">Gabung sekarang</ButtonLink>
          <ButtonLink to="/membership/renew" variant="secondary">
            Perpanjang keanggotaan
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
