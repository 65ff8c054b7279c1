// Lists and state
export const groupTitle = 'Rombongan institusi';
export const groupLoadError = 'Rombongan tidak dapat dimuat.';
export const eventCancelled = 'Acara ini dibatalkan.';
export const payPlaces = 'Bayar {count} tempat';
export const showGroup = 'Lihat rombongan';
export const registered = 'Terdaftar';
export const paymentChecked = 'Pembayaran diperiksa';
export const notPaid = 'Belum dibayar';
export const freeLine = '{count} tempat {kind}, gratis';
export const paidLine = '{count} tempat {kind} × {price}';
export const allNamed = '{places} tempat, semua sudah ada namanya';
export const someNamed = '{named} dari {places} tempat ada namanya';
export const orderedFor = 'Dipesan untuk {institution}';
export const orderedBy =
  'Dipesan oleh {institution}. Untuk membatalkan atau menggantinya, hubungi koordinator institusi.';
export const total = 'Total';
export const totalAmount = 'Total {amount}';
export const showEvent = 'Lihat acara';
export const placesRegistered = '{places} tempat terdaftar.';
export const placesPaymentChecked = 'Pembayaran sedang diperiksa. {places} tempat ditahan sampai diputuskan.';
export const placesHeld = '{places} tempat ditahan. Bayar sebelum itu.';
export const placesHeldUntil = '{places} tempat ditahan sampai {time} WIB. Bayar sebelum itu.';
// Cancellation
export const cancelGroup = 'Batalkan rombongan';
export const cancelTitle = 'Batalkan rombongan?';
export const cancelText =
  'Semua {places} tempat dilepas, dan tiketnya tidak berlaku lagi. Peserta yang sudah ada namanya mendapat email.';
export const cancelling = 'Membatalkan…';
// People of the places
export const participants = 'Peserta';
export const placesHint = '{named}. Setiap orang mendapat tiketnya sendiri setelah tempatnya dibayar.';
export const attended = 'Sudah hadir';
export const noName = 'Belum ada nama';
export const addName = 'Isi nama';
export const changeName = 'Ganti';
export const unnamedRow = 'tempat {number}';
export const namedRow = 'tempat {number}, {name}';
export const addNameTitle = 'Isi nama tempat {number}';
export const changeNameTitle = 'Ganti nama tempat {number}';
export const losesPlace = '{name} kehilangan tempat dan tiketnya, dan mendapat email.';
export const nameForm = 'Nama peserta';
export const saveName = 'Simpan nama';
export const saving = 'Menyimpan…';
export const member = 'Anggota';
export const chooseMember = 'Pilih anggota';
export const name = 'Nama';
export const nameHint = 'Seperti yang tercetak di sertifikat.';
export const email = 'Email';
export const emailHint = 'Tiketnya dikirim ke sini.';
export const noSeatCandidates =
  'Tempat ini untuk anggota yang punya kursi di institusi, dan semuanya sudah terdaftar atau keanggotaannya berakhir sebelum acara.';
export const noCandidates = 'Semua anggota di kursi institusi sudah terdaftar.';
export const seatMember = 'Anggota di kursi institusi';
export const otherPerson = 'Orang lain';
export const forWhom = 'Untuk siapa';
// Order
export const orderFor = 'Pesan tempat untuk {institution}';
export const groupOf = 'Rombongan {places} tempat';
export const namesLater = 'Nama peserta dapat diisi kemudian.';
export const priceChanged = 'Harganya berubah. Periksa totalnya, lalu pesan lagi.';
export const orderPlaces = 'Pesan tempat';
export const ordering = 'Memesan…';
export const placeCount = 'Jumlah tempat';
export const placeCountHint = '{min} sampai {max} tempat. {free} tempat masih ada.';
export const onlyForMembers = 'Acara ini hanya untuk anggota.';
export const publicTerms = 'Harga: {price} per tempat.';
export const seatTerms = '{count} tempat untuk anggota institusi Anda: {price} per tempat.';
export const seatAndPublicTerms =
  '{count} tempat untuk anggota institusi Anda: {price} per tempat. Selebihnya {publicPrice} per tempat.';
export const orderCount = 'Pesan {count} tempat';
export const onlyPlacesLeft = 'Hanya {count} tempat yang masih ada.';
export const noPublicPrice = 'Harga {price} tidak ada, jadi paling banyak {count} tempat.';
