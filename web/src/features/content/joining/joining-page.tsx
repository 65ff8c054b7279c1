import { limits } from 'contract/rules/limits';
import { association } from 'contract/text/association';
import { fees } from 'contract/text/fees';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { Link } from 'react-router-dom';
import * as t from '#messages/features/content/joining';
import { institutionBenefit, MembershipKinds, memberBenefits } from '#shared/accounts/membership-kinds.tsx';
import { JoinBand } from '#shared/public/join-band.tsx';
import { PageHero } from '#shared/public/page-hero.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { SectionHead } from '#ui/base/section-head.tsx';
import { Mosaic } from '#ui/pictures/mosaic.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';

const heroTiles = ['k6 n2 s4 g1', 'b3 q7 e5 k2', 'n8 g4 p1 w6'];
const benefitTiles = ['k1', 'n6', 'b2', 'g3', 'q4', 's6', 'p7', 'e2', 'w5'];

/** Presents the membership: benefits, fees, steps and frequent questions. */
export default function JoiningPage() {
  return (
    <>
      <PageHero
        title={fill(t.heroTitle, { name: association.shortName })}
        lead={t.heroLead}
        tone="teal"
        tiles={heroTiles}
      >
        <div className="print-hidden mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to="/register" className="bg-saffron! text-navy-deep! hover:bg-on-navy!">
            {t.register}
          </ButtonLink>
          <a href="#iuran" className="font-semibold text-on-navy underline underline-offset-4">
            {t.seeFees}
          </a>
        </div>
      </PageHero>
      <Benefits />
      <section id="iuran" className="scroll-mt-20 bg-surface-sunken">
        <div className="wrap grid gap-8 py-16 sm:py-20">
          <SectionHead title={t.feesTitle} />
          <MembershipKinds className="max-w-5xl md:grid-cols-2" />
        </div>
      </section>
      <Steps />
      <Questions />
      <JoinBand title={t.joinTitle} text={t.joinText}>
        <ButtonLink to="/register">{t.register}</ButtonLink>
        <ButtonLink to="/login" variant="secondary">
          {t.logIn}
        </ButtonLink>
      </JoinBand>
    </>
  );
}

const Benefits = () => (
  <section className="wrap grid gap-10 py-16 sm:py-24">
    <SectionHead title={t.benefitsTitle} />
    <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {[...memberBenefits, institutionBenefit].map((benefit, index) => (
        <li key={benefit} className="grid grid-cols-[3.5rem_1fr] items-center gap-4">
          <Mosaic rows={[benefitTiles[index] ?? 'k1']} className="size-14 rounded-control" />
          <span className="font-semibold leading-snug">{benefit}</span>
        </li>
      ))}
    </ul>
  </section>
);

const Steps = () => (
  <section className="wrap grid gap-10 py-16 sm:py-24">
    <SectionHead title={t.stepsTitle} />
    <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid content-start gap-2 border-accent border-t-4 pt-4">
          <span aria-hidden="true" className="font-extrabold text-4xl text-brand tracking-tight">
            {index + 1}
          </span>
          <h3 className="text-heading">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

/** Microdata instead of JSON-LD: declared JSON-LD is part of the first load of every page. */
const Questions = () => (
  <section className="bg-surface-sunken">
    <div className="wrap grid gap-8 py-16 sm:py-20 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
      <div className="grid content-start gap-4">
        <SectionHead title={t.questionsTitle} />
        <p className="text-muted">
          {fillElements(t.noAnswer, {
            link: (
              <Link to="/contact" className="text-link">
                {t.contactUs}
              </Link>
            ),
          })}
        </p>
      </div>
      <div itemScope itemType="https://schema.org/FAQPage" className="grid content-start">
        {questions.map(({ question, answer }) => (
          <details
            key={question}
            itemScope
            itemProp="mainEntity"
            itemType="https://schema.org/Question"
            className="group border-line border-t py-1 last:border-b"
          >
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-3 font-semibold">
              <span itemProp="name">{question}</span>
              <span
                aria-hidden="true"
                className="text-2xl text-brand leading-none transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <div itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
              <p itemProp="text" className="max-w-prose pb-4 text-muted">
                {answer}
              </p>
            </div>
          </details>
        ))}
      </div>
    </div>
  </section>
);

/** Ways to the card, in order. */
const steps = [
  {
    title: t.formTitle,
    text: t.formText,
  },
  {
    title: t.payTitle,
    text: t.payText,
  },
  {
    title: t.checkTitle,
    text: t.checkText,
  },
  {
    title: t.cardTitle,
    text: t.cardText,
  },
] as const;

/** Frequent questions with their answers. */
const questions = [
  {
    question: fill(t.whoQuestion, { name: association.shortName }),
    answer: t.whoAnswer,
  },
  {
    question: t.feeQuestion,
    answer: fill(t.feeAnswer, {
      individual: formatRupiah(fees.individual),
      institution: formatRupiah(fees.institution),
    }),
  },
  {
    question: t.staffQuestion,
    answer: fill(t.staffAnswer, { count: limits.institutionStaffSeats }),
  },
  {
    question: t.invoiceQuestion,
    answer: t.invoiceAnswer,
  },
  {
    question: t.letterQuestion,
    answer: t.letterAnswer,
  },
  {
    question: t.leaveQuestion,
    answer: t.leaveAnswer,
  },
] as const;
