import { completeDuties, type Duty, duties, isIncluded } from 'contract/rules/admins/duties';

const meanings: Readonly<Record<Duty, { readonly label: string; readonly text: string }>> = {
  people: { label: 'Anggota', text: 'Anggota, institusi, pesan, dan email' },
  money: {
    label: 'Keuangan',
    text: 'Permintaan daftar dan perpanjangan, bukti, dan pembayaran; melihat anggota dan institusi',
  },
  content: { label: 'Konten', text: 'Artikel, jurnal, acara, produk, halaman, dan tempat sampah' },
  events: { label: 'Acara', text: 'Pendaftaran dan peserta acara; termasuk dalam Konten' },
  audit: { label: 'Audit', text: 'Membaca catatan audit' },
  export: { label: 'Ekspor', text: 'Mengunduh daftar anggota' },
};

export const dutyLabel = (duty: Duty): string => meanings[duty].label;

interface DutiesChoiceProps {
  readonly value: readonly Duty[];
  readonly onChange: (value: Duty[]) => void;
}

/** Checkboxes for the duties of an admin. An admin with all duties also manages the other admins. */
export function DutiesChoice({ value, onChange }: DutiesChoiceProps) {
  const set = (duty: Duty, isOn: boolean) =>
    onChange(completeDuties(duties.filter((one) => (one === duty ? isOn : value.includes(one)))));
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold text-sm">Tugas</legend>
      {duties.map((duty) => (
        <label key={duty} className="flex min-h-9 items-start gap-3 py-1 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 accent-brand"
            checked={value.includes(duty)}
            disabled={isIncluded(duty, value)}
            onChange={(event) => set(duty, event.target.checked)}
          />
          <span className="grid">
            {meanings[duty].label}
            <span className="text-muted text-sm">{meanings[duty].text}</span>
          </span>
        </label>
      ))}
      <p className="mt-1 text-muted text-sm">
        {value.length === duties.length
          ? 'Dengan semua tugas, orang ini juga mengelola admin lain.'
          : 'Admin lain dikelola hanya oleh yang memegang semua tugas.'}
      </p>
    </fieldset>
  );
}
