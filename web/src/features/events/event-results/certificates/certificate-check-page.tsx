import type { CertificateCheck, CertificateVerdict } from 'contract/events/event-results';
import { certificatePath } from 'contract/rules/events/certificates';
import { creditCategoryLabels } from 'contract/rules/events/credits';
import { association } from 'contract/text/association';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-results/certificates';
import { dayRange } from '#shared/public/day-range.ts';
import { DocumentCheck } from '#shared/public/document-check.tsx';
import { VerdictCard, verdictStyles } from '#shared/public/verdict-card.tsx';

/** Shows whether a certificate is valid. The QR code on the certificate opens it. */
export default function CertificateCheckPage() {
  const { id: code = '' } = useParams();
  const check = useEndpoint('checkCertificate', { code }, { gcTime: 0 });
  return (
    <DocumentCheck
      title={t.checkTitle}
      lead={fill(t.checkLead, { association: association.shortName })}
      check={check}
    >
      {(reply) => <Verdict code={code} check={reply} />}
    </DocumentCheck>
  );
}

const verdicts = {
  valid: { title: t.validTitle, text: t.validText, ...verdictStyles.good },
  replaced: { title: t.replacedTitle, text: t.replacedText, ...verdictStyles.late },
  revoked: { title: t.revokedTitle, text: t.revokedText, ...verdictStyles.bad },
  unknown: {
    title: t.unknownTitle,
    text: fill(t.unknownText, { association: association.shortName }),
    ...verdictStyles.bad,
  },
  unreadable: { title: t.unreadableTitle, text: t.unreadableText, ...verdictStyles.open },
} as const satisfies Readonly<Record<CertificateVerdict, unknown>>;

interface VerdictProps {
  readonly code: string;
  readonly check: CertificateCheck;
}

function Verdict({ code, check: { verdict, certificate, transcript } }: VerdictProps) {
  if (transcript !== null) return <TranscriptVerdict transcript={transcript} />;
  return (
    <VerdictCard {...verdicts[verdict]} facts={certificate === null ? undefined : toFacts(certificate)}>
      {verdict === 'valid' && (
        <p className="text-ink">
          <a href={`${certificatePath(code)}.json`} className="text-link">
            {t.downloadCredential}
          </a>
        </p>
      )}
    </VerdictCard>
  );
}

/** Formats a day 'YYYY-MM-DD' in Jakarta. */
const formatDay = (day: string): string => formatDate(`${day}T12:00:00+07:00`);

function TranscriptVerdict({
  transcript: { name, from, until, total, required, issuedAt },
}: {
  readonly transcript: NonNullable<CertificateCheck['transcript']>;
}) {
  return (
    <VerdictCard
      {...verdictStyles.good}
      title={t.transcriptTitle}
      text={t.transcriptText}
      facts={[
        [t.name, name],
        [t.period, fill(t.periodRange, { from: formatDay(from), until: formatDay(until) })],
        [t.total, fill(t.totalPoints, { total, required })],
        [t.issued, formatDate(issuedAt)],
      ]}
    />
  );
}

function toFacts(
  certificate: NonNullable<CertificateCheck['certificate']>,
): (readonly [term: string, text: string])[] {
  const { name, title, event, credits, issuedAt } = certificate;
  return [
    ...(name === null ? [] : [[t.name, name] as const]),
    [t.certificate, title],
    [t.event, event.title],
    [t.eventDate, dayRange(event.startDate, event.endDate)],
    ...(credits === null
      ? []
      : [
          [
            t.credits,
            fill(t.points, { points: credits.points, category: creditCategoryLabels[credits.category] }),
          ] as const,
        ]),
    [t.issued, formatDate(issuedAt)],
  ];
}
