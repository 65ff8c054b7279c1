/** Fixed in English by the specification. */
export const heading = 'Event';
export const description = 'Lokakarya, seminar, festival, dan lomba sistem informasi, beserta kalendernya.';
export const lead = 'Lokakarya, seminar, festival, dan lomba: bertemu, belajar, dan berkarya bersama.';
export const noun = 'acara';
export const listLoadError = 'Sebagian acara tidak dapat dimuat.';
export const noScript =
  'Kategori dan kalender memerlukan JavaScript, yang tidak aktif di peramban ini. Semua acara ada di {calendar}.';
export const icsCalendar = 'kalender (ICS)';
export const upcomingEvents = 'Acara mendatang';
export const pastEvents = 'Acara yang telah lewat';
export const hasMaterials = 'Materi tersedia';
/** Fixed in English by the specification. */
export const recentEvents = 'RECENT EVENT';
export const coming = 'Akan datang';
export const running = 'Sedang berlangsung';
export const over = 'Selesai';
export const cancelled = 'Dibatalkan';
// Categories, which the Indonesian site shows in English
export const workshop = 'Workshop';
export const seminar = 'Seminar';
export const festival = 'Festival';
export const competition = 'Competition';
// Calendar
export const calendar = 'Kalender';
export const googleCalendarHint =
  'Kalender dimuat dari Google Calendar, yang dapat menyimpan kuki di peramban Anda.';
export const eventCalendar = 'Kalender acara';
export const showCalendar = 'Tampilkan kalender';
export const openCalendar = 'Buka kalender di tab baru';
export const subscribe = 'Berlangganan acara (ICS)';
export const previousMonth = 'Bulan sebelumnya';
export const nextMonth = 'Bulan berikutnya';
export const jakartaTime = 'Semua waktu adalah waktu Jakarta (WIB).';
export const thisMonth = 'Bulan ini';
export const noEventsIn = 'Tidak ada acara pada {month}.';
export const nextEvent = 'Acara berikutnya: {month}';
export const eventsIn = 'Acara pada {month}';
export const eventCount = '{count} acara';
export const addToCalendar = 'Tambah ke kalender';
/** Name of a service. */
export const googleCalendar = 'Google Calendar';
export const opensNewTab = '(membuka tab baru)';
// One event
export const allEvents = 'Semua acara';
/** Fixed in English by the specification. */
export const notFound = 'Not Found';
export const eventLoadError = 'Acara tidak dapat dimuat.';
export const date = 'Tanggal';
export const time = 'Waktu';
export const place = 'Tempat';
export const status = 'Status';
export const cancelledBecause = 'Acara ini dibatalkan. {reason}';
export const isOver = 'Acara ini sudah selesai.';
export const programme = 'Susunan acara';
export const capacity = '{count} orang';
export const materials = 'Materi';
export const slides = 'Salindia';
export const recording = 'Rekaman';
export const otherMaterial = 'Lainnya';
// Registration
export const registration = 'Pendaftaran';
export const registrationLoadError = 'Pendaftaran tidak dapat dimuat.';
export const ownRegistration = 'Pendaftaran saya';
export const laterPrice = ', nanti {price}';
export const earlyPriceUntil = 'Harga awal berlaku sampai {time} WIB.';
export const haveAccount = 'Punya akun?';
export const logIn = 'Masuk';
export const loading = 'Memuat…';
export const withoutAccount = 'Daftar tanpa akun';
export const sendLink = 'Kirim tautan';
export const sending = 'Mengirim…';
export const name = 'Nama';
export const nameHint = 'Seperti di tiket dan sertifikat.';
export const email = 'Email';
export const linkNote =
  'Kami mengirim tautan ke email Anda. Tempat Anda tercatat setelah Anda mengonfirmasi di sana. Baca {policy}.';
export const privacyPolicy = 'Kebijakan privasi';
/** The calendar shows the first three letters. */
export const weekdays = 'Senin Selasa Rabu Kamis Jumat Sabtu Minggu';
