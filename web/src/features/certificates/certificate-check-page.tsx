import type { CertificateCheck, CertificateVerdict } from 'contract/certificates';
import { certificatePath } from 'contract/rules/events/certificates';
import { creditCategoryLabels } from 'contract/rules/events/credits';
import { association } from 'contract/text/association';
import { formatDate } from 'contract/text/dates';
import { useParams } from 'react-router-dom';
import type { UnlistedScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { dayRange } from '#shared/public/day-range.ts';
import { PageHero } from '#shared/public/page-hero.tsx';
import { VerdictCard, VerdictPending, verdictStyles } from '#shared/public/verdict-card.tsx';
import { Notice } from '#ui/base/notice.tsx';

export const screen: UnlistedScreen = {
  audience: 'unlisted',
  path: '/sertifikat/:id',
  title: 'Periksa sertifikat',
};

/** Shows whether a certificate is valid. The QR code on the certificate opens it. */
export default function CertificateCheckPage() {
  const { id: code = '' } = useParams();
  const check = useEndpoint('checkCertificate', { code }, { gcTime: 0 });
  return (
    <>
      <PageHero
        title="Periksa sertifikat"
        lead={`Cocokkan isi halaman ini dengan sertifikat ${association.shortName} di tangan Anda.`}
        tone="teal"
        tiles={['q2 n4 k6 d1', 'b5 q8 c2 n7', 'k1 e3 q5 g2']}
      />
      <div className="wrap grid gap-5 py-10 sm:py-14">
        <div role="status" aria-label="Hasil pemeriksaan" className="min-h-112 max-w-3xl">
          {check.data !== undefined ? (
            <Verdict code={code} check={check.data} />
          ) : check.isError && !check.isFetching ? (
            <Notice tone="error" onRetry={() => check.refetch()}>
              {check.error.message}
            </Notice>
          ) : (
            <VerdictPending />
          )}
        </div>
      </div>
    </>
  );
}

const verdicts = {
  valid: {
    title: 'Sertifikat berlaku',
    text: 'Cocokkan nama dan acaranya dengan sertifikat di tangan Anda.',
    ...verdictStyles.good,
  },
  replaced: {
    title: 'Sertifikat diganti',
    text: 'Nama di sertifikat ini sudah diperbaiki. Mintalah sertifikat yang baru, yang punya kode lain.',
    ...verdictStyles.late,
  },
  revoked: {
    title: 'Sertifikat dicabut',
    text: 'Sertifikat ini tidak berlaku lagi.',
    ...verdictStyles.bad,
  },
  unknown: {
    title: 'Sertifikat tidak dikenal',
    text: `${association.shortName} tidak memiliki sertifikat dengan kode ini.`,
    ...verdictStyles.bad,
  },
  unreadable: {
    title: 'Kode tidak dikenali',
    text: 'Kodenya salah ketik atau terpotong. Bandingkan sekali lagi dengan yang tercetak di sertifikat.',
    ...verdictStyles.open,
  },
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
            Unduh kredensial digital
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
      title="Transkrip asli"
      text="Cocokkan isinya dengan transkrip di tangan Anda."
      facts={[
        ['Nama', name],
        ['Periode', `${formatDay(from)} sampai ${formatDay(until)}`],
        ['Jumlah', `${total} dari ${required} poin`],
        ['Diterbitkan', formatDate(issuedAt)],
      ]}
    />
  );
}

function toFacts(
  certificate: NonNullable<CertificateCheck['certificate']>,
): (readonly [term: string, text: string])[] {
  const { name, title, event, credits, issuedAt } = certificate;
  return [
    ...(name === null ? [] : [['Nama', name] as const]),
    ['Sertifikat', title],
    ['Acara', event.title],
    ['Tanggal acara', dayRange(event.startDate, event.endDate)],
    ...(credits === null
      ? []
      : [['Kredit', `${credits.points} poin ${creditCategoryLabels[credits.category]}`] as const]),
    ['Diterbitkan', formatDate(issuedAt)],
  ];
}
