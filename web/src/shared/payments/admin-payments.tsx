import type { UseQueryResult } from '@tanstack/react-query';
import type { PaymentRow } from 'contract/money/payments';
import { adminListDateTime } from 'contract/text/dates';
import { EyeIcon } from '#ui/base/icons.tsx';
import { PaymentSection, type PaymentWords } from './payment-list.tsx';

const wordsAbout = (name: string): PaymentWords => ({
  title: 'Pembayaran',
  loadError: 'Gagal mengambil riwayat pembayaran',
  moment: adminListDateTime,
  viewIcon: <EyeIcon className="size-5" />,
  proofTitle: ({ createdAt }) => `Bukti pembayaran ${name}, ${adminListDateTime(createdAt)}`,
});

interface AdminPaymentsProps {
  readonly name: string;
  readonly list: UseQueryResult<{ readonly data: readonly PaymentRow[] }, Error>;
}

export function AdminPayments({ name, list }: AdminPaymentsProps) {
  return <PaymentSection list={list} words={wordsAbout(name)} />;
}
