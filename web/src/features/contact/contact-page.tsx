import { Suspense } from 'react';
import { JoinBand } from '#parts/public/join-band.tsx';
import { PageHero } from '#parts/public/page-hero.tsx';
import { ButtonLink, WithMeaning } from '#ui/base/button.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyPart } from '#ui/late/lazy-part.tsx';
import { ContactDetails } from './contact-details.tsx';

/** The form brings its checks along; the page itself stands before they are here. */
const ContactForm = lazyPart(() => import('./contact-form.tsx'));

const tiles = ['c3 n1 d6 c5', 'w2 c4 k8 g1', 'q7 e5 c6 r3'];

/** Ways to reach the association. */
export default function ContactPage() {
  return (
    <>
      <PageHero
        title="Contact"
        titleLang="en"
        lead="Punya pertanyaan tentang keanggotaan, acara, atau kerja sama? Tulis kepada kami, atau hubungi langsung."
        tone="teal"
        tiles={tiles}
      />
      <div className="wrap grid items-start gap-12 py-16 sm:py-20 lg:grid-cols-[1.25fr_1fr] lg:gap-20">
        <section className="panel grid gap-6 p-5 sm:p-8">
          <h2 className="text-title">Kirim pesan</h2>
          {/* As high as the form, so that nothing jumps when it comes. */}
          <div className="min-h-[29rem]">
            <Suspense fallback={<Spinner label="Memuat…" className="size-8" />}>
              <ContactForm />
            </Suspense>
          </div>
        </section>
        <ContactDetails />
      </div>
      <JoinBand
        title="Belum menjadi anggota?"
        text="Daftar perorangan atau institusi, lalu nikmati jejaring dan kegiatan kami."
      >
        <WithMeaning meaning="Gabung sekarang">
          <ButtonLink to="/membership" lang="en">
            Join Now
          </ButtonLink>
        </WithMeaning>
      </JoinBand>
    </>
  );
}
