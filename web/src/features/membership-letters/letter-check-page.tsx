import type { MembershipLetterCheck, MembershipLetterVerdict } from 'contract/membership-letters';
import { endText } from 'contract/rules/membership';
import { association } from 'contract/text/association';
import { formatDate } from 'contract/text/dates';
import { useParams } from 'react-router-dom';
import type { UnlistedScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { PageHero } from '#shared/public/page-hero.tsx';
import { VerdictCard, VerdictPending, verdictStyles } from '#shared/public/verdict-card.tsx';
import { Notice } from '#ui/base/notice.tsx';

export const screen: UnlistedScreen = {
  audience: 'unlisted',
  path: '/surat/:id',
  title: 'Periksa surat keterangan',
};

/** Shows whether a letter that confirms a membership is genuine. The QR code on the letter opens it. */
export default function LetterCheckPage() {
  const { id: code = '' } = useParams();
  const check = useEndpoint('checkMembershipLetter', { code }, { gcTime: 0 });
  return (
    <>
      <PageHero
        title={screen.title}
        lead={`Cocokkan isi halaman ini dengan surat ${association.shortName} di tangan Anda.`}
        tone="teal"
        tiles={['q2 n4 k6 d1', 'b5 q8 c2 n7', 'k1 e3 q5 g2']}
      />
      <div className="wrap grid gap-5 py-10 sm:py-14">
        <div role="status" aria-label="Hasil pemeriksaan" className="min-h-112 max-w-3xl">
          {check.data !== undefined ? (
            <Verdict check={check.data} />
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
    title: 'Surat asli, keanggotaan berlaku',
    text: 'Cocokkan nama dan nomornya dengan surat di tangan Anda.',
    ...verdictStyles.good,
  },
  ended: {
    title: 'Surat asli, keanggotaan tidak berlaku',
    text: 'Surat ini benar saat terbit. Sekarang keanggotaannya sudah berakhir atau sedang cuti.',
    ...verdictStyles.late,
  },
  revoked: {
    title: 'Surat dicabut',
    text: 'Surat ini tidak berlaku lagi.',
    ...verdictStyles.bad,
  },
  unknown: {
    title: 'Surat tidak dikenal',
    text: `${association.shortName} tidak memiliki surat dengan kode ini.`,
    ...verdictStyles.bad,
  },
  unreadable: {
    title: 'Kode tidak dikenali',
    text: 'Kodenya salah ketik atau terpotong. Bandingkan sekali lagi dengan yang tercetak di surat.',
    ...verdictStyles.open,
  },
} as const satisfies Readonly<Record<MembershipLetterVerdict, unknown>>;

const Verdict = ({ check: { verdict, letter } }: { readonly check: MembershipLetterCheck }) => (
  <VerdictCard {...verdicts[verdict]} facts={letter === null ? undefined : toFacts(letter)} />
);

function toFacts(
  letter: NonNullable<MembershipLetterCheck['letter']>,
): (readonly [term: string, text: string])[] {
  const { number, name, memberNumber, institution, purpose, issuedAt, since, validUntil, currentUntil } =
    letter;
  return [
    ['Nama', name],
    ['Nomor surat', number],
    ['Nomor anggota', memberNumber],
    ['Terbit', formatDate(issuedAt)],
    ...(institution === '' ? [] : [['Institusi', institution] as const]),
    ...(purpose === '' ? [] : [['Keperluan', purpose] as const]),
    ['Anggota sejak', formatDate(since)],
    ['Berlaku sampai, menurut surat', endText(validUntil, formatDate)],
    ...(currentUntil === null || currentUntil === validUntil
      ? []
      : [['Berlaku sampai, sekarang', endText(currentUntil, formatDate)] as const]),
  ];
}
