import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/legal';
import { PolicyDocument } from './policy-document.tsx';

export const screen: PublicScreen = {
  audience: 'public',
  path: '/terms',
  title: t.termsTitle,
  description: fill(t.termsDescription, { name: association.shortName }),
};

export default function TermsPage() {
  return (
    <PolicyDocument
      path={screen.path}
      title={t.termsTitle}
      lead={t.termsLead}
      tiles={['k5 n7 q3 r1', 'd8 c2 n6 k4', 'r2 w1 k7 n5']}
      versions={t.termsVersions}
    />
  );
}
