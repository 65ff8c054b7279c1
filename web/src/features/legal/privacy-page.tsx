import { association } from 'contract/text/association';
import type { PublicScreen } from '#api/screens/screen.ts';
import { PolicyDocument } from './policy-document.tsx';
// Newest first (UU 27/2022, articles 5 to 13, 20, 21 and 46).
import versions from './privacy-versions.json' with { type: 'json' };

export const screen: PublicScreen = {
  audience: 'public',
  path: '/privacy',
  title: 'Kebijakan privasi',
  description: `Data Anda yang disimpan ${association.shortName}, gunanya, lamanya, dan hak Anda.`,
};

export default function PrivacyPage() {
  return (
    <PolicyDocument
      title="Kebijakan privasi"
      lead="Data Anda yang kami simpan, gunanya, berapa lama, dan hak Anda atasnya."
      tiles={['n4 k2 d3 c6', 'g7 n1 w5 k8', 'c2 r6 n3 d1']}
      versions={versions}
    />
  );
}
