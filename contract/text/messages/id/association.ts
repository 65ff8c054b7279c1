export const tagline = 'Chapter Indonesia dari asosiasi internasional bidang Sistem Informasi';
export const about =
  'Wadah akademisi, praktisi, peneliti, dan institusi Indonesia yang mempelajari dan menerapkan sistem informasi.';
