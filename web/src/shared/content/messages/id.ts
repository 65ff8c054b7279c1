export const table = 'Tabel {title}';
