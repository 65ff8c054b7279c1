// Texts of entries that coordinators of institutions read. All others are for admins.
export const association = 'Pengurus asosiasi';
export const reason = 'Alasan: {reason}';
export const noFieldsChanged = 'Tidak ada isian yang berubah';
export const fieldsChanged = 'Isian yang diubah: {fields}';
export const validUntil = 'Berlaku {until}';
export const validUntilText = 'Berlaku sampai: {until}';
export const oldName = 'Nama lama: {name}';
export const person = 'Nama: {name}';
export const email = 'Email: {email}';
export const fieldName = 'nama';
export const fieldAddress = 'alamat';
export const fieldPlaqueAddress = 'alamat pengiriman plakat';
export const fieldLogo = 'logo';
