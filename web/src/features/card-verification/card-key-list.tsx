import { indonesianDateTime } from 'contract/text/dates';
import { Button } from '#ui/base/button.tsx';
import { RefreshIcon } from '#ui/base/icons.tsx';
import { Section } from '#ui/base/section.tsx';
import type { DeviceKeys } from './use-card-keys.ts';

interface CardKeyListProps {
  readonly cardKeys: DeviceKeys;
  /** Whether the page opens without network. */
  readonly isAvailable: boolean;
}

export function CardKeyList({ cardKeys, isAvailable }: CardKeyListProps) {
  const { keys, isFresh, isWaiting, isBusy, refresh } = cardKeys;
  return (
    <Section
      id="list-title"
      title="Daftar pada perangkat ini"
      className="grid content-start justify-items-start gap-3"
    >
      <p role="status">
        {keys !== undefined
          ? `Kunci dan daftar kartu yang dicabut diperbarui ${indonesianDateTime(keys.at)} WIB.`
          : isWaiting
            ? 'Memuat kunci dan daftar kartu yang dicabut…'
            : 'Kunci dan daftar kartu yang dicabut belum ada di perangkat ini.'}
        {!isFresh && !isWaiting && !isBusy && ' Tanpa sambungan, daftar itu belum dapat diperbarui.'}
      </p>
      <Button
        variant="secondary"
        size="small"
        icon={<RefreshIcon className="size-4.5" />}
        busy={isBusy}
        onClick={refresh}
      >
        Perbarui daftar
      </Button>
      <p className="text-muted">
        {isAvailable
          ? 'Halaman ini sudah tersimpan dan dapat dibuka tanpa jaringan. Tambahkan ke layar utama agar mudah ditemukan.'
          : 'Setelah dibuka sekali, halaman ini dapat dipakai tanpa jaringan.'}
      </p>
    </Section>
  );
}
