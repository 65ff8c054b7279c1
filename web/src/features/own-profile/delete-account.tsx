import { limits } from 'contract/rules/limits';
import type { User } from 'contract/schemas/people';
import { Section } from '#ui/base/section.tsx';
import { DeleteAccountButton } from './delete-account-button.tsx';

const deletedData = [
  'Data diri, foto profil, dan kata sandi Anda.',
  'Semua gambar bukti pembayaran, juga yang masih diperiksa.',
  'Semua sesi yang sedang berjalan. Kartu anggota tidak berlaku lagi, dan masa keanggotaan yang tersisa hangus.',
];

const retainedData = [
  {
    what: 'Catatan pembayaran: jumlah, tanggal, dan keputusan, tanpa gambar bukti, serta kuitansi dan invoice yang sudah terbit, dengan nama dan NPWP yang tercetak di situ, selama 10 tahun.',
    why: 'Untuk pembukuan asosiasi.',
  },
  {
    what: `Catatan tindakan: apa yang dilakukan dan kapan; nama Anda hanya ${limits.erasure.forgetDays} hari lagi.`,
    why: 'Agar keputusan pengurus dapat dipertanggungjawabkan.',
  },
  { what: 'Nomor anggota Anda.', why: 'Agar tidak pernah diberikan kepada orang lain.' },
  {
    what: `Salinan email yang kami kirim kepada Anda, paling lama ${limits.erasure.forgetDays} hari lagi.`,
    why: 'Untuk menelusuri email yang tidak sampai.',
  },
];

interface DeleteAccountProps {
  readonly user: User;
  readonly onDeleted: (message: string) => void;
}

export function DeleteAccount({ user, onDeleted }: DeleteAccountProps) {
  return (
    <Section id="profile-deletion" title="Hapus akun" className="panel grid gap-5 p-5 sm:p-8">
      <Consequences />
      <DeleteAccountButton user={user} onDeleted={onDeleted} />
    </Section>
  );
}

function Consequences() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="grid content-start gap-2">
        <h3 className="font-semibold">Yang dihapus</h3>
        <ul className="grid list-disc gap-1.5 pl-5">
          {deletedData.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-2">
        <h3 className="font-semibold">Yang tetap kami simpan, dan mengapa</h3>
        <ul className="grid list-disc gap-1.5 pl-5">
          {retainedData.map(({ what, why }) => (
            <li key={what}>
              {what} <span className="text-muted">{why}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
