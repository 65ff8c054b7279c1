import type { OwnPlace } from 'contract/event-registrations';
import { formatRupiah } from 'contract/text/numbers';
import { Notice } from '#ui/base/notice.tsx';

interface RefundNoticeProps {
  readonly refund: NonNullable<OwnPlace['refund']>;
  /** Page on which the payee enters the bank account. */
  readonly page?: string;
}

/** Says exactly how much a cancellation returns. */
export function RefundNotice({ refund, page = 'di halaman ini' }: RefundNoticeProps) {
  const { percent, amount } = refund;
  return (
    <Notice tone="info">
      <p className="font-semibold">{`Uang yang kembali: ${formatRupiah(amount)}`}</p>
      <p>
        {amount === 0
          ? 'Batas pengembalian sudah lewat.'
          : `${percent} % dari harga. Setelah ini, isi rekening Anda ${page}.`}
      </p>
    </Notice>
  );
}
