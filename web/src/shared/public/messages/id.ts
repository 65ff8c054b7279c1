// Navigation, fixed in English by the specification.
export const about = 'About';
export const council = 'Council & Committees';
export const blog = 'Blog';
export const event = 'Event';
export const shop = 'Shop';
export const contact = 'Contact';
export const howToJoin = 'How to join';
export const journal = 'Journal';
export const professional = 'Professional';
export const directory = 'Member directory';
export const cardVerification = 'Card verification';
export const legal = 'Legal';
export const bylaws = 'AD/ART';
export const privacy = 'Privacy';
export const terms = 'Terms';
// Lists
/** Fixed in English by the specification. */
export const categories = 'CATEGORIES';
export const noEntries = 'Tidak ada {noun}';
export const entryCount = '{count} {noun}';
export const forQuery = '{entries} untuk “{query}”';
export const inCategory = '{entries} dalam kategori {category}';
export const forQueryInCategory = '{entries} untuk “{query}” dalam kategori {category}';
export const showAll = 'Tampilkan semua';
export const search = 'Cari';
export const checking = 'Memeriksa…';
export const checkResult = 'Hasil pemeriksaan';
// Missing pages, partly fixed in English by the specification.
export const notFound = '404 - Page not found';
export const perhapsDeleted = 'Mungkin sudah dihapus, atau alamatnya keliru.';
export const goHome = 'Go Home';
export const goHomeTranslation = 'Ke beranda';
export const searchSite = 'Cari di situs ini';
export const mainPages = 'Halaman utama';
// Link preview
export const socialImageAlt = 'Lambang {name} di depan matahari terbit di atas laut';
