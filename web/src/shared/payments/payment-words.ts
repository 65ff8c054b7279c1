import type { PaymentKind, PaymentState } from 'contract/payments';

export const kindText: Record<PaymentKind, string> = {
  registration: 'Pendaftaran',
  renewal: 'Perpanjangan',
  event: 'Acara',
};

export const stateText: Record<PaymentState, string> = {
  waiting: 'Menunggu persetujuan',
  approved: 'Disetujui',
  rejected: 'Ditolak',
  replaced: 'Diganti',
};
