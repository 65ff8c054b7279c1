import * as t from '#messages/features/content/legal';
import { PolicyDocument } from './policy-document.tsx';

export default function TermsPage() {
  return (
    <PolicyDocument
      path="/terms"
      title={t.termsTitle}
      lead={t.termsLead}
      tiles={['k5 n7 q3 r1', 'd8 c2 n6 k4', 'r2 w1 k7 n5']}
      versions={t.termsVersions}
    />
  );
}
