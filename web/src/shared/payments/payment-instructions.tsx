import type { MembershipKind } from 'contract/rules/institution-kinds';
import { association } from 'contract/text/association';
import { fees } from 'contract/text/fees';
import { formatRupiah } from 'contract/text/numbers';
import type { ReactNode } from 'react';

interface PaymentInstructionsProps {
  readonly of?: MembershipKind | 'both';
}

/** Fee, bank account, and next steps for the proof (requirements 1.2.3). */
export function PaymentInstructions({ of = 'individual' }: PaymentInstructionsProps) {
  const { bank } = association;
  const whose = {
    individual: 'nama Anda',
    institution: 'nama institusi',
    both: 'nama Anda atau nama institusi',
  };
  return (
    <div className="@container grid gap-4">
      <dl className="grid gap-x-6 gap-y-3 @md:grid-cols-[auto_1fr]">
        {of !== 'institution' && (
          <Fact term={of === 'both' ? 'Iuran individu' : 'Iuran'}>
            {formatRupiah(fees.individual)} per tahun
          </Fact>
        )}
        {of !== 'individual' && (
          <Fact term={of === 'both' ? 'Iuran institusi' : 'Iuran'}>
            {formatRupiah(fees.institution)} per tahun
          </Fact>
        )}
        <Fact term="Bank">{bank.name}</Fact>
        <Fact term="Nomor rekening">{bank.accountNumber}</Fact>
        <Fact term="Atas nama">{bank.accountHolder}</Fact>
      </dl>
      <p>
        Tulis <strong>{whose[of]}</strong>, lalu kode tagihan, pada berita transfer. Unggah bukti pembayaran
        di sistem keanggotaan ini, lalu kirim juga lewat WhatsApp ke{' '}
        <a
          className="text-link whitespace-nowrap"
          href={`https://wa.me/${association.whatsapp.replace(/\D/g, '')}`}
          target="_blank"
          rel="noreferrer"
        >
          {association.whatsapp}
          <span className="sr-only"> (membuka tab baru)</span>
        </a>
        .
      </p>
    </div>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted text-sm @md:pt-0.5">{term}</dt>
      <dd className="-mt-2 font-semibold tabular-nums @md:mt-0">{children}</dd>
    </div>
  );
}
