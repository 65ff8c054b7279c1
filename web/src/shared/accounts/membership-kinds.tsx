import { institutionKindLabels, type MembershipKind } from 'contract/rules/institution-kinds';
import { limits } from 'contract/rules/limits';
import { fees } from 'contract/text/fees';
import { formatRupiah } from 'contract/text/numbers';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/base/button.tsx';

export const memberBenefits = [
  'Jejaring dengan sesama akademisi, peneliti, dan praktisi',
  'Akses ke sumber daya asosiasi',
  'Acara, pelatihan, dan sertifikasi dengan potongan harga',
  'Kerja sama penelitian dan pengajaran',
  'Undangan menjadi dosen tamu',
  'Rekomendasi sebagai asesor',
  'Kelompok pakar sesuai bidang keahlian',
  'Liputan media atas kegiatan Anda',
];
export const institutionBenefit = 'Untuk institusi: logo tampil di situs asosiasi';

/** Labels in lower case, for use within a sentence. */
const institutionKinds = Object.values(institutionKindLabels).map(
  (label) => label.charAt(0).toLowerCase() + label.slice(1),
);

/** Kinds of membership with their fees, each with a link to its registration (requirements 1.2). */
export const MembershipKinds = ({ className }: { readonly className: string }) => (
  <div className={`grid gap-4 ${className}`}>
    <Kind membership="individual" name="Individu">
      <p>Untuk akademisi, peneliti, dan praktisi.</p>
      <p>Termasuk kartu anggota digital dan akses ke semua manfaat anggota.</p>
    </Kind>
    <Kind membership="institution" name="Institusi">
      <p>{`Untuk ${institutionKinds.slice(0, -1).join(', ')}, dan ${institutionKinds.at(-1)}.`}</p>
      <p>
        Termasuk keanggotaan individu untuk {limits.institutionStaffSeats} staf, promosi logo selama satu
        tahun di situs, dan plakat keanggotaan.
      </p>
    </Kind>
  </div>
);

interface KindProps {
  readonly membership: MembershipKind;
  readonly name: string;
  readonly children: ReactNode;
}

function Kind({ membership, name, children }: KindProps) {
  const titleId = `kind-${membership}`;
  return (
    <div className="panel grid grid-rows-[auto_auto_1fr] gap-2 p-5">
      <h3 id={titleId} className="text-heading">
        {name}
      </h3>
      <p>
        <span className="font-extrabold text-2xl text-brand tracking-tight">
          {formatRupiah(fees[membership])}
        </span>
        <span className="text-muted"> per tahun</span>
      </p>
      <div className="grid content-start gap-2 text-muted">{children}</div>
      <ButtonLink to="/register" state={{ membership }} aria-describedby={titleId} className="mt-2">
        Daftar jadi anggota
      </ButtonLink>
    </div>
  );
}
