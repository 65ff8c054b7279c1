import { association } from 'contract/text/association';
import type { PublicScreen } from '#api/screens/screen.ts';
import { PolicyDocument } from './policy-document.tsx';
import versions from './terms-versions.json' with { type: 'json' };

export const screen: PublicScreen = {
  audience: 'public',
  path: '/terms',
  title: 'Syarat dan ketentuan',
  description: `Aturan keanggotaan ${association.shortName}, iuran, kartu, dan pemakaian situs ini.`,
};

export default function TermsPage() {
  return (
    <PolicyDocument
      title="Syarat dan ketentuan"
      lead="Aturan keanggotaan dan pemakaian situs ini, dalam bahasa sehari-hari."
      tiles={['k5 n7 q3 r1', 'd8 c2 n6 k4', 'r2 w1 k7 n5']}
      versions={versions}
    />
  );
}
