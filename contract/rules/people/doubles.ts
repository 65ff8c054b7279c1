/** Reasons why two people are probably one, the strongest first. Labels are Indonesian. */
export const doubleReasons = {
  email: { label: 'Email sama dalam ejaan lain', weight: 8 },
  phone: { label: 'Nomor WhatsApp sama', weight: 8 },
  identifier: { label: 'NUPTK, NIDN, ORCID, atau SINTA sama', weight: 8 },
  name: { label: 'Nama sama atau beda satu huruf', weight: 4 },
  mailName: { label: 'Nama email sama di penyedia lain', weight: 2 },
  nearPhone: { label: 'Nomor WhatsApp beda satu angka', weight: 2 },
  institution: { label: 'Institusi sama', weight: 1 },
} as const;
export type DoubleReason = keyof typeof doubleReasons;
export const doubleReasonNames = Object.keys(doubleReasons) as readonly DoubleReason[];

/** Returns the labels of reasons in one text. */
export const describeReasons = (reasons: readonly DoubleReason[]): string =>
  reasons.map((reason) => doubleReasons[reason].label).join(', ');

export const weighReasons = (reasons: readonly DoubleReason[]): number =>
  reasons.reduce((sum, reason) => sum + doubleReasons[reason].weight, 0);

export const doubleLimits = {
  /** Open pairs that the daily job stores, the strongest first. */
  openPairs: 2000,
  /** Pairs of one person that a page shows. */
  pairsOfPerson: 5,
  /** Stored pairs of one person, also dismissed ones. */
  storedOfPerson: 50,
  /** A phone number of more people belongs to a department, and proves nothing without a similar name. */
  sharedPhone: 4,
  /** Larger groups of equal keys are paired in a chain instead of each with each. */
  groupSize: 20,
} as const;

/** Returns the id of a pair: both ids in alphabetical order, which are letters and digits. */
export const pairIdOf = (one: string, other: string): string => [one, other].sort().join('');
