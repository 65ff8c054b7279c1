import { type PersonField, personFieldNames, personFields } from './person-fields.ts';

export const mergeLimits = {
  /** Days in which a merge can be undone. */
  undoDays: 30,
  /** Records that one batch moves. Each writes at most six documents; Firestore allows 500 in a batch. */
  movedPerBatch: 40,
  /** Batches of one call. */
  steps: 12,
  /** Records that an undo leaves with the other person, as far as they are listed by name. */
  listedKept: 100,
} as const;

export const mergeStates = ['moving', 'merged', 'undoing', 'undone', 'final'] as const;
export type MergeState = (typeof mergeStates)[number];

/** Fields for which an admin chooses one of both values; own fields of the association are `own{id}`. */
const otherFields = {
  name: 'Nama',
  memberNumber: 'Nomor anggota',
  profilePhoto: 'Foto profil',
  receiptName: 'Nama di kuitansi',
} as const;
type MergeField = keyof typeof otherFields | PersonField;

const isPersonField = (field: MergeField): field is PersonField => !(field in otherFields);

export const mergeFieldNames: readonly MergeField[] = [
  'name',
  'memberNumber',
  ...personFieldNames,
  'profilePhoto',
  'receiptName',
];

export const mergeFieldLabel = (field: MergeField): string =>
  isPersonField(field) ? personFields[field].label : otherFields[field];

/** Key of the choice for an own field of the association. */
export const ownFieldKey = (id: string): string => `own${id}`;

/** Records that move to the other person, with their Indonesian labels. */
export const mergeKinds = {
  payment: 'Pembayaran',
  bill: 'Tagihan',
  event: 'Pendaftaran acara',
  refund: 'Pengembalian dana',
  certificate: 'Sertifikat, transkrip, dan surat keterangan',
  credit: 'Kredit',
  mail: 'Email dan surat',
  record: 'Catatan, tugas, dan dokumen',
} as const;
export type MergeKind = keyof typeof mergeKinds;
