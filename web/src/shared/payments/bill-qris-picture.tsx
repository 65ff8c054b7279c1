import type { BillQris } from 'contract/bills';
import { formatRupiah } from 'contract/text/numbers';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';

interface BillQrisPictureProps {
  readonly qris: BillQris;
  readonly amount: number;
}

export default function BillQrisPicture({ qris, amount }: BillQrisPictureProps) {
  return (
    <figure className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-start sm:gap-4">
      <QrPicture text={qris.text} label={`QRIS ${formatRupiah(amount)} untuk ${qris.merchant}`} />
      <figcaption className="grid gap-2 text-sm">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt>Nama merchant</dt>
          <dd className="font-semibold wrap-anywhere">{qris.merchant}</dd>
          <dt>NMID</dt>
          <dd className="font-semibold tabular-nums">{qris.nmid}</dd>
          <dt>Nominal</dt>
          <dd className="font-semibold tabular-nums">{formatRupiah(amount)}</dd>
        </dl>
        <p>Pastikan nama merchant di aplikasi Anda sama. Setelah membayar, tetap unggah buktinya.</p>
      </figcaption>
    </figure>
  );
}
