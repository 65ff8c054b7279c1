import type { Translation } from '../../language/localize.ts';

export const tagline = 'The Indonesian chapter of an international association for Information Systems';
export const about =
  'A home for academics, practitioners, researchers and institutions in Indonesia who study and apply information systems.';

export type Checked = Translation<typeof import('../id/association.ts'), typeof import('./association.ts')>;
