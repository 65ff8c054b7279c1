export const title = 'Legalitas';
export const description = 'Akta, pengesahan, dan alamat resmi {name}.';
export const lead = 'Akta, pengesahan, dan alamat resmi, untuk siapa pun yang hendak bekerja sama.';
export const readBylaws = 'Baca AD/ART';
// Articles of association
export const bylawsTitle = 'AD/ART';
export const bylawsDescription = 'Anggaran Dasar dan Anggaran Rumah Tangga {name}.';
export const bylawsLead = 'Aturan organisasi yang ditetapkan para anggota.';
export const bylawsMissing =
  'AD/ART belum diterbitkan di halaman ini. Salinannya dapat diminta lewat {link}.';
export const constitution = 'Anggaran Dasar';
export const bylaws = 'Anggaran Rumah Tangga';
// Policies
export const contents = 'Isi halaman';
export const changesTitle = 'Yang baru';
export const versionSince = 'Versi {version}, berlaku sejak {date}';
/** Only on pages in another language: says that the Indonesian version is binding. */
export const bindingNotice = '';
export const indonesianVersion = '';
export const privacyTitle = 'Kebijakan privasi';
export const privacyDescription = 'Data Anda yang disimpan {name}, gunanya, lamanya, dan hak Anda.';
export const privacyLead = 'Data Anda yang kami simpan, gunanya, berapa lama, dan hak Anda atasnya.';
export const termsTitle = 'Syarat dan ketentuan';
export const termsDescription = 'Aturan keanggotaan {name}, iuran, kartu, dan pemakaian situs ini.';
export const termsLead = 'Aturan keanggotaan dan pemakaian situs ini, dalam bahasa sehari-hari.';
/** Newest first, all that were ever published (UU 27/2022, articles 5 to 13, 20, 21 and 46). */
export { default as privacyVersions } from '../privacy-versions.json' with { type: 'json' };
export { default as termsVersions } from '../terms-versions.json' with { type: 'json' };
