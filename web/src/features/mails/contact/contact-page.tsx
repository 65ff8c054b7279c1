import { Suspense } from 'react';
import * as t from '#messages/features/mails/contact';
import { JoinBand } from '#shared/public/join-band.tsx';
import { PageHero } from '#shared/public/page-hero.tsx';
import { ButtonLink, WithTranslation } from '#ui/base/button.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { ContactDetails } from './contact-details.tsx';

/** Lazy-loaded, because the form includes its validation schemas. The page itself renders first. */
const ContactForm = lazyComponent(() => import('./contact-form.tsx'));

export default function ContactPage() {
  return (
    <>
      <PageHero
        title={t.title}
        titleLang="en"
        lead={t.lead}
        tone="teal"
        tiles={['c3 n1 d6 c5', 'w2 c4 k8 g1', 'q7 e5 c6 r3']}
      />
      <div className="wrap grid items-start gap-12 py-16 sm:py-20 lg:grid-cols-[1.25fr_1fr] lg:gap-20">
        <section className="panel grid gap-6 p-5 sm:p-8">
          <h2 className="text-title">{t.sendTitle}</h2>
          {/* Same height as the form, to avoid a layout shift when it loads. */}
          <div className="min-h-[29rem]">
            <Suspense fallback={<Spinner label={t.loading} className="size-8" />}>
              <ContactForm />
            </Suspense>
          </div>
        </section>
        <ContactDetails />
      </div>
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
