interface ActionGroup {
  readonly label: string;
  readonly actions: Readonly<Record<string, string>>;
}

/** Actions '{target}.{verb}' with Indonesian labels. Old entries may have actions that are not here. */
export const actionGroups = [
  {
    label: 'Pendaftaran',
    actions: {
      'registration.request': 'Mengajukan pendaftaran',
      'registration.approve': 'Menyetujui pendaftaran',
      'registration.reject': 'Menolak pendaftaran',
    },
  },
  {
    label: 'Perpanjangan',
    actions: {
      'renewal.request': 'Mengajukan perpanjangan',
      'renewal.approve': 'Menyetujui perpanjangan',
      'renewal.reject': 'Menolak perpanjangan',
      'renewal.reopen': 'Membatalkan penolakan perpanjangan',
    },
  },
  {
    label: 'Mutasi bank',
    actions: {
      'statement.import': 'Mengimpor mutasi bank',
      'statement.undo': 'Membatalkan impor mutasi bank',
      'bank-line.match': 'Mencocokkan baris mutasi',
      'bank-line.other': 'Menandai baris mutasi bukan iuran',
      'bank-line.duplicate': 'Menandai baris mutasi sebagai mutasi yang sama',
      'bank-line.keep': 'Menyimpan baris mutasi yang mirip',
      'bank-line.undo': 'Membatalkan pencocokan mutasi',
    },
  },
  {
    label: 'Pertanyaan',
    actions: {
      'question.ask': 'Bertanya kepada pemohon',
      'question.answer': 'Menjawab pertanyaan',
    },
  },
  {
    label: 'Keanggotaan',
    actions: { 'membership.expire': 'Mengakhiri keanggotaan' },
  },
  {
    label: 'Institusi',
    actions: {
      'institution.register': 'Mendaftarkan institusi',
      'institution.approve': 'Menyetujui pendaftaran institusi',
      'institution.renewal-request': 'Mengajukan perpanjangan institusi',
      'institution.renew': 'Menyetujui perpanjangan institusi',
      'institution.reject-renewal': 'Menolak perpanjangan institusi',
      'institution.update': 'Mengubah data institusi',
      'institution.rename': 'Mengubah nama institusi',
      'institution.remove-logo': 'Menghapus logo institusi',
      'institution.delete': 'Menghapus institusi',
    },
  },
  {
    label: 'Kursi institusi',
    actions: {
      'seat.invite': 'Mengundang ke kursi',
      'seat.withdraw': 'Menarik undangan',
      'seat.accept': 'Menerima undangan',
      'seat.extend': 'Memperpanjang keanggotaan lewat institusi',
      'seat.remove': 'Melepaskan kursi',
      'seat.leave': 'Meninggalkan kursi',
      'seat.coordinator': 'Menjadikan koordinator',
      'seat.not-coordinator': 'Mengakhiri tugas koordinator',
      'seat.pass-on': 'Meneruskan tugas koordinator',
      'seat.delete': 'Mengosongkan kursi karena akun dihapus',
    },
  },
  {
    label: 'Pengguna',
    actions: {
      'user.update': 'Mengubah data pengguna',
      'user.delete': 'Menghapus pengguna',
      'account.request-deletion': 'Meminta penghapusan akun sendiri',
      'account.cancel-deletion': 'Membatalkan penghapusan akun',
      'account.delete': 'Menghapus akun sendiri',
      'account.lapse': 'Menghapus akun yang lama berakhir',
      'account.erase': 'Menghapus data pribadi akun terhapus dari audit',
      'users.export': 'Mengunduh daftar pengguna',
      'email.verify': 'Memverifikasi alamat email',
      'email.request-change': 'Meminta perubahan email',
      'email.cancel-change': 'Membatalkan perubahan email',
      'email.change': 'Mengganti email',
      'bill.open': 'Membuka tagihan',
      'bill.expire': 'Menutup tagihan yang tidak dibayar',
      'invoice.issue': 'Menerbitkan invoice',
      'money.export': 'Mengunduh daftar keuangan',
      'ledger.export': 'Mengunduh buku kas',
      'ledger.close': 'Menutup bulan di buku kas',
      'audit.export': 'Mengunduh audit',
      'ledger.correct': 'Mengoreksi catatan buku kas',
      'ledger.refund': 'Mencatat pengembalian uang',
      'ledger.expense': 'Mencatat pengeluaran',
      'ledger.opening': 'Mencatat saldo awal',
      'payment.record': 'Mencatat pembayaran manual',
      'payment.replace': 'Mengganti bukti pembayaran',
      'payment.view': 'Melihat bukti pembayaran',
      'receipt.issue': 'Menerbitkan kuitansi',
      'receipt.name': 'Menulis nama di kuitansi',
    },
  },
  {
    label: 'Kartu anggota',
    actions: { 'card.reissue': 'Menerbitkan ulang kartu' },
  },
  {
    label: 'Persetujuan',
    actions: {
      'consent.give': 'Memberi persetujuan',
      'consent.withdraw': 'Menarik persetujuan',
      'reminders.end': 'Menghentikan pengingat',
      'reminders.resume': 'Meminta pengingat lagi',
    },
  },
  {
    label: 'Masuk dan keluar',
    actions: {
      'session.begin': 'Masuk',
      'session.refused': 'Percobaan masuk yang ditolak',
      'session.leave': 'Keluar',
      'session.end': 'Mengakhiri sesi',
      'limit.reached': 'Mencapai batas percobaan',
    },
  },
  {
    label: 'Kata sandi',
    actions: {
      'password.change': 'Mengubah kata sandi',
      'password.reset': 'Mengatur ulang kata sandi',
    },
  },
  {
    label: 'Verifikasi dua langkah',
    actions: {
      'factor.enrol': 'Mengaktifkan verifikasi dua langkah',
      'factor.replace': 'Mengganti aplikasi autentikator',
      'factor.remove': 'Mematikan verifikasi dua langkah',
      'factor.add-app': 'Menambah aplikasi autentikator',
      'factor.remove-app': 'Menghapus aplikasi autentikator',
      'factor.add-passkey': 'Menambah passkey',
      'factor.remove-passkey': 'Menghapus passkey',
      'factor.recovery-codes': 'Membuat kode pemulihan baru',
      'factor.recovery-used': 'Memakai kode pemulihan',
      'factor.guessed': 'Terlalu banyak kode salah',
      'factor.ask-reset': 'Meminta pengaturan ulang verifikasi dua langkah',
      'factor.cancel-reset': 'Membatalkan pengaturan ulang verifikasi dua langkah',
      'factor.reset': 'Verifikasi dua langkah diatur ulang',
    },
  },
  {
    label: 'Admin',
    actions: {
      'admin.create': 'Membuat akun admin',
      'admin.promote': 'Menjadikan admin',
      'admin.demote': 'Menjadikan anggota biasa',
      'admin.duties': 'Mengubah tugas admin',
    },
  },
  {
    label: 'Pesan',
    actions: {
      'message.done': 'Menyelesaikan pesan',
      'message.reopen': 'Membuka kembali pesan',
    },
  },
  {
    label: 'Email',
    actions: { 'mail.resend': 'Mengirim ulang email' },
  },
  {
    label: 'Artikel',
    actions: {
      'blog.create': 'Menambah artikel',
      'blog.update': 'Mengubah artikel',
      'blog.publish': 'Menerbitkan artikel',
      'blog.schedule': 'Menjadwalkan artikel',
      'blog.unpublish': 'Menarik artikel',
      'blog.delete': 'Menghapus artikel',
      'blog.restore': 'Memulihkan artikel dari Sampah',
      'blog.erase': 'Menghapus artikel selamanya',
    },
  },
  {
    label: 'Acara',
    actions: {
      'event.create': 'Menambah acara',
      'event.update': 'Mengubah acara',
      'event.publish': 'Menerbitkan acara',
      'event.schedule': 'Menjadwalkan acara',
      'event.unpublish': 'Menarik acara',
      'event.cancel': 'Membatalkan acara',
      'event.delete': 'Menghapus acara',
      'event.restore': 'Memulihkan acara dari Sampah',
      'event.erase': 'Menghapus acara selamanya',
      'event-manager.add': 'Menunjuk pengelola acara',
      'event-manager.remove': 'Menghapus pengelola acara',
      'event-badge.print': 'Mengunduh label nama peserta acara',
      'event-letter.send': 'Mengirim surat kepada peserta acara',
      'event-survey.open': 'Membuka survei acara',
      'event-survey.close': 'Menutup survei acara',
      'event-survey.invite': 'Mengundang peserta ke survei acara',
      'event-programme.save': 'Mengubah susunan acara',
      'event-question.save': 'Mengubah pertanyaan pendaftaran acara',
      'event-answer.save': 'Menjawab pertanyaan acara',
      'event-answer.delete': 'Menghapus jawaban acara yang sudah lewat',
      'event-registration.save': 'Mengatur pendaftaran acara',
      'event-registration.register': 'Mendaftar ke acara',
      'event-registration.add': 'Menambah peserta acara',
      'event-registration.cancel': 'Membatalkan pendaftaran acara',
      'event-registration.remove': 'Membatalkan tempat peserta acara',
      'event-registration.release': 'Melepas tempat yang tidak dibayar',
      'event-group.order': 'Memesan tempat untuk rombongan',
      'event-group.name': 'Mengisi nama peserta rombongan',
      'event-group.cancel': 'Membatalkan rombongan',
      'event-group.release': 'Melepas rombongan yang tidak dibayar',
      'event-waiting.join': 'Masuk daftar tunggu acara',
      'event-waiting.leave': 'Meninggalkan daftar tunggu acara',
      'event-waiting.offer': 'Menawarkan tempat dari daftar tunggu',
      'event-waiting.lapse': 'Mengakhiri tawaran tempat yang tidak dijawab',
      'event-request.send': 'Meminta persetujuan pendaftaran acara',
      'event-request.approve': 'Menyetujui permintaan pendaftaran acara',
      'event-request.reject': 'Menolak permintaan pendaftaran acara',
      'event-registration.export': 'Mengunduh daftar peserta acara',
      'event-guest.delete': 'Menghapus data peserta tanpa akun',
      'event-payment.request': 'Mengirim bukti pembayaran acara',
      'event-payment.approve': 'Menyetujui pembayaran acara',
      'event-payment.reject': 'Menolak bukti pembayaran acara',
      'event-payment.refund': 'Menerima pembayaran acara untuk dikembalikan',
      'event-transfer.offer': 'Menawarkan tiket acara kepada orang lain',
      'event-transfer.withdraw': 'Menarik tawaran tiket acara',
      'event-transfer.accept': 'Menerima tiket acara dari orang lain',
      'event-refund.open': 'Membuka pengembalian uang acara',
      'event-refund.account': 'Menulis rekening pengembalian acara',
      'event-refund.approve': 'Menyetujui pengembalian uang acara',
      'event-refund.pay': 'Mencatat transfer pengembalian acara',
      'check-in.store': 'Mencatat kehadiran di acara',
      'check-in-link.create': 'Membuat tautan check-in',
      'check-in-link.revoke': 'Mencabut tautan check-in',
      'certificate.settings': 'Mengatur sertifikat acara',
      'certificate.issue': 'Menerbitkan sertifikat acara',
      'certificate.correct': 'Memperbaiki nama di sertifikat',
      'certificate.revoke': 'Mencabut sertifikat',
      'credit.report': 'Melaporkan kegiatan untuk kredit',
      'credit.approve': 'Menyetujui kegiatan untuk kredit',
      'credit.reject': 'Menolak kegiatan untuk kredit',
      'credit.transcript': 'Menerbitkan transkrip kredit',
    },
  },
  {
    label: 'Jurnal',
    actions: {
      'journal.create': 'Menambah jurnal',
      'journal.update': 'Mengubah jurnal',
      'journal.publish': 'Menerbitkan jurnal',
      'journal.schedule': 'Menjadwalkan jurnal',
      'journal.unpublish': 'Menarik jurnal',
      'journal.delete': 'Menghapus jurnal',
      'journal.restore': 'Memulihkan jurnal dari Sampah',
      'journal.erase': 'Menghapus jurnal selamanya',
    },
  },
  {
    label: 'Produk',
    actions: {
      'product.create': 'Menambah produk',
      'product.update': 'Mengubah produk',
      'product.publish': 'Menerbitkan produk',
      'product.schedule': 'Menjadwalkan produk',
      'product.unpublish': 'Menarik produk',
      'product.delete': 'Menghapus produk',
      'product.restore': 'Memulihkan produk dari Sampah',
      'product.erase': 'Menghapus produk selamanya',
    },
  },
  {
    label: 'Isi halaman',
    actions: { 'content.save': 'Menyimpan isi halaman' },
  },
  {
    label: 'Pengaturan',
    actions: { 'qris.save': 'Mengubah QRIS' },
  },
] as const satisfies readonly ActionGroup[];

type KeysOf<T> = T extends unknown ? keyof T : never;
export type AuditAction = KeysOf<(typeof actionGroups)[number]['actions']>;

const entries = actionGroups.flatMap(({ actions }) => Object.entries(actions));
const labels = Object.fromEntries(entries) as Readonly<Record<AuditAction, string>>;

export const auditActions = entries.map(([action]) => action) as readonly AuditAction[];

export const isKnownAction = (action: string): action is AuditAction => Object.hasOwn(labels, action);

/** Returns the label of an action, or the action itself when it is unknown. */
export const actionLabel = (action: string): string => (isKnownAction(action) ? labels[action] : action);
