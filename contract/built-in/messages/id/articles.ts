import type { ContentBlock } from '../../../schemas/content.ts';
import dataGovernance from './article-data-governance.json' with { type: 'json' };
import enterpriseArchitecture from './article-enterprise-architecture.json' with { type: 'json' };
import processMining from './article-process-mining.json' with { type: 'json' };
import researchProposal from './article-research-proposal.json' with { type: 'json' };

export const dataGovernanceTitle = 'Tata Kelola Data di Kampus: Dimulai dari Lima Kesepakatan Kecil';
export const dataGovernanceSummary =
  'Tata kelola data sering dibayangkan sebagai dokumen tebal. Di kampus, ia lebih mudah dimulai dari lima kesepakatan yang dapat ditulis dalam satu halaman: istilah, pemilik, sumber, mutu, dan akses.';
export const dataGovernanceAlt =
  'Ilustrasi: gedung kampus beratap joglo berdiri di atas lapisan tanah bermotif batik yang saling terhubung';
export const dataGovernanceContent = dataGovernance as readonly ContentBlock[];
export const processMiningTitle = 'Catatan Lokakarya Process Mining: Membaca Jejak Proses dari Log Kejadian';
export const processMiningSummary =
  'Apa yang bisa dipelajari dua puluh empat peserta dari satu berkas log layanan surat keterangan? Catatan dua hari lokakarya: menyiapkan log, menemukan model proses, dan menahan diri dari kesimpulan yang terlalu cepat.';
export const processMiningAlt =
  'Ilustrasi: canting menorehkan malam pada kain, goresannya membentuk diagram alur proses';
export const processMiningContent = processMining as readonly ContentBlock[];
export const researchProposalTitle = 'Menyiapkan Proposal Riset Sistem Informasi yang Dapat Dikerjakan';
export const researchProposalSummary =
  'Proposal yang baik bukan yang paling luas, melainkan yang masih dapat diselesaikan setelah kenyataan di lapangan ikut bicara. Urutan kerja dari masalah, pertanyaan, metode, data, hingga rencana cadangan.';
export const researchProposalAlt =
  'Ilustrasi: jalan setapak bertanda titik-titik menembus sawah berundak menuju puncak gunung';
export const researchProposalContent = researchProposal as readonly ContentBlock[];
export const enterpriseArchitectureTitle =
  'SPBE dan Arsitektur Enterprise: Menyambung Layanan, Bukan Menumpuk Aplikasi';
export const enterpriseArchitectureSummary =
  'Setelah daftar aplikasi selesai dibuat, pekerjaan arsitektur sebenarnya baru dimulai. Pengalaman membaca layanan pemerintah daerah lapis demi lapis, dan keputusan kecil yang membuat layanan saling tersambung.';
export const enterpriseArchitectureAlt =
  'Ilustrasi: candi berundak yang tiap terasnya menjadi lapisan arsitektur, dihubungkan garis dan simpul';
export const enterpriseArchitectureContent = enterpriseArchitecture as readonly ContentBlock[];
export const dataCycleAlt =
  'Diagram: lima simpul kesepakatan data tersusun melingkar dan saling terhubung di sekitar satu pusat';
export const processMapAlt =
  'Diagram: peta proses dengan satu jalur utama yang tebal, dua jalur samping, dan satu putaran balik';
export const researchFrameAlt =
  'Diagram: lima balok dari masalah sampai kesimpulan, disambung benang merah yang kembali ke awal';
export const architectureLayersAlt =
  'Diagram: empat lapisan arsitektur bertumpuk yang ditembus satu jalur layanan dari atas ke bawah';
