export const ownEvents = 'Acara saya';
// Ticket
export const qrLabel = 'Kode QR tiket';
export const ticketNumber = 'Nomor tiket {number}';
export const showAtEntrance =
  'Tunjukkan kode ini di pintu masuk. Naikkan kecerahan layar agar mudah dipindai. Tanpa jaringan di tempat acara? Unduh tiketnya dahulu.';
export const addToCalendar = 'Tambah ke kalender';
// State of a registration
export const opensOn = 'Pendaftaran dibuka {time}.';
export const closedOn = 'Pendaftaran ditutup {time}.';
export const full = 'Semua {places} tempat sudah terisi.';
export const fullWithWaitingList = 'Semua {places} tempat sudah terisi. Anda dapat masuk daftar tunggu.';
export const fullWithWaiting = 'Semua {places} tempat sudah terisi. {waiting} orang menunggu.';
export const placesLeft = '{free} dari {places} tempat masih ada. Pendaftaran ditutup {time}.';
export const requested = 'Permintaan Anda menunggu persetujuan. Kami mengabari Anda lewat email.';
export const waitingPosition = 'Anda di urutan ke-{position} daftar tunggu.';
export const offered = 'Ada tempat untuk Anda. Daftar sebelum itu.';
export const offeredUntil = 'Ada tempat untuk Anda sampai {time}. Daftar sebelum itu.';
export const registered = 'Anda terdaftar. Sampai jumpa di acara ini!';
export const heldForInstitution = 'Tempat Anda ditahan sampai institusi Anda membayar.';
export const paymentChecked = 'Pembayaran Anda sedang diperiksa. Tempat Anda ditahan sampai diputuskan.';
export const held = 'Tempat Anda ditahan. Bayar sebelum itu.';
export const heldUntil = 'Tempat Anda ditahan sampai {time}. Bayar sebelum itu.';
export const free = 'Gratis';
// Buttons that register
export const register = 'Daftar';
export const sendRequest = 'Kirim permintaan';
export const joinWaitingList = 'Masuk daftar tunggu';
// Refunds of a cancellation
export const noRefund = 'Uang tidak kembali bila Anda batal.';
export const refundTable = 'Bila Anda batal, uang kembali {shares}.';
export const refundUntilEvent = '{percent} % sampai hari acara';
export const refundUntilDays = '{percent} % sampai {days} hari sebelum acara';
// Survey
export const surveyTitle = 'Survei acara';
export const surveyAnswered = 'Terima kasih. Anda sudah mengisi survei ini.';
export const chooseRating = 'Pilih nilai';
export const surveyAnonymous =
  'Jawaban disimpan tanpa nama, akun, dan waktu. Di pendaftaran Anda kami hanya mencatat bahwa Anda sudah menjawab.';
export const surveyResults =
  'Hasil tampil mulai dari lima jawaban. Pengelola server masih dapat membandingkan waktu penyimpanan kedua catatan itu, jadi jangan tulis hal yang rahasia.';
export const sendAnswers = 'Kirim jawaban';
export const sending = 'Mengirim…';
export const mostUseful = 'Apa yang paling berguna?';
export const suggestions = 'Saran';
/** From the lowest rating to the highest one. */
export const ratings = 'Buruk, Kurang, Cukup, Baik, Sangat baik';
