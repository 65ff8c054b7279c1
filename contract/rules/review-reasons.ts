/** Reasons why an admin must load the review before approving a request, most serious first. */
export const reviewReasons = ['proof-used-before', 'question-open', 'proof-unchecked'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

export const reviewReasonTexts: Record<ReviewReason, string> = {
  'proof-used-before':
    'Bukti pembayarannya sama atau mirip dengan bukti lain. Bandingkan dulu di meja tinjau, lalu putuskan di sana.',
  'question-open':
    'Pertanyaan kepada pemohon belum dijawab. Lihat dulu tinjauannya di meja tinjau, lalu putuskan di sana.',
  'proof-unchecked':
    'Bukti pembayarannya belum dibandingkan dengan bukti lain. Buka dulu tinjauannya di meja tinjau, lalu putuskan di sana.',
};
