export const expertiseLabel = 'Bidang keahlian: ';
export const offersLabel = 'Kesediaan';
