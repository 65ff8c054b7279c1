import { ButtonLink } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';

const links = [
  ['badges', 'Label nama', 'Lembar A4 dengan delapan label, masing-masing dengan kode QR tiket.'],
  ['letters', 'Surat', 'Email kepada peserta, juga menurut kehadiran dan pembayaran.'],
  ['report', 'Laporan', 'Jumlah peserta menurut harga, kehadiran, dan uang.'],
  ['survey', 'Survei', 'Penilaian tanpa nama dari peserta yang hadir.'],
] as const;

/** Links to the screens about the people and the results of an event. */
export function AfterEvent({ event }: { readonly event: string }) {
  return (
    <Section id="after-event" title="Peserta dan hasil acara">
      <ul className="grid gap-4">
        {links.map(([screen, label, text]) => (
          <li key={screen} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink
              to={`/admin/manage-event/${screen}/${event}`}
              variant="secondary"
              size="small"
              className="min-w-28"
            >
              {label}
            </ButtonLink>
            <span className="min-w-0 flex-1 basis-64 text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
