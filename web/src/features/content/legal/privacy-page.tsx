import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/legal';
import { PolicyDocument } from './policy-document.tsx';

export const screen: PublicScreen = {
  audience: 'public',
  path: '/privacy',
  title: t.privacyTitle,
  description: fill(t.privacyDescription, { name: association.shortName }),
};

export default function PrivacyPage() {
  return (
    <PolicyDocument
      path={screen.path}
      title={t.privacyTitle}
      lead={t.privacyLead}
      tiles={['n4 k2 d3 c6', 'g7 n1 w5 k8', 'c2 r6 n3 d1']}
      versions={t.privacyVersions}
    />
  );
}
