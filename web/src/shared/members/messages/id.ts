export const validForLife = 'berlaku seumur hidup';
export const validUntil = 'berlaku sampai {date}';
export const endedOn = 'berakhir pada {date}';

// Letters
export const letterIssued = 'Terbit {date}';
export const letterRevoked = 'Dicabut {date}. {reason}';
export const letterDownloaded = 'Surat {number} diunduh.';
export const letterNotDownloaded = 'Surat {number} terbit, tetapi belum terunduh. Unduh dari daftar.';

// Form of a person
export const male = 'Laki-laki';
export const female = 'Perempuan';
export const choose = 'Pilih';
export const cropText = 'Pilih bagian yang tampil pada kartu anggota.';
export const usePhoto = 'Pakai foto ini';

// Fields of the association
export const notFilled = 'Belum diisi';
export const ownFields = 'Isian tambahan';
export const saveOwnFields = 'Simpan isian';
export const saving = 'Menyimpan…';
export const notChosen = 'Belum dipilih';
